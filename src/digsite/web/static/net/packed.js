/** Text small enough for an address: packed (deflate), in letters that links may hold. */

const LARGEST = 4_000_000; // characters; an address that unpacks to more is none of ours

/** @param {string} text @returns {Promise<string>} */
export async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text again; an error where it is none. @param {string} packed @returns {Promise<string>} */
export async function unpack(packed) {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return read(stream.pipeThrough(new TextDecoderStream()).getReader());
}

/** @param {ReadableStreamDefaultReader<string>} reader */
async function read(reader) {
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > LARGEST) throw new RangeError("too much is packed");
  }
  return text;
}
