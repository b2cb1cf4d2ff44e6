/**
 * The draws of a sealed match, worked out without a line of Digsite's own code (docs/office.md, "Sealed draws").
 * It runs wherever there is WebCrypto: in a browser, in Node, in Deno. What it is given stands in the record:
 *
 *   Seal: v1-server <match> <commitment> <secret>
 *
 * `commitment` must be the one that was shown before the first seat was taken. `draw` gives the number below
 * `total` behind draw `number` of the match; `total` is the sum of the weights of what chance could do there.
 */

/** @typedef {{ match: string, ruleset: string, options: string, seats: number, secret: string }} Sealed */

/** What the server had to show before the match. @param {Sealed} sealed */
export async function commitment({ match, ruleset, options, seats, secret }) {
  return toHex(await hash("sealed/commit/v1", match, ruleset, options, seats, fromHex(secret)));
}

/** The number below `total` behind a draw. @param {Sealed} sealed @param {number} number @param {number} total */
export async function draw(sealed, number, total) {
  const salt = await hash("sealed/salt/v1", fromHex(await commitment(sealed)));
  const key = await expand(await mac(salt, fromHex(sealed.secret)), "sealed/key/v1", sealed.match, sealed.ruleset);
  const event = await expand(key, "sealed/event/v1", number);
  const words = 1n << 64n;
  const limit = words - (words % BigInt(total));
  for (let block = 0; ; block++) {
    const view = new DataView((await mac(event, joined([LABEL, length(block)]))).buffer);
    for (let at = 0; at < 32; at += 8) {
      const word = view.getBigUint64(at);
      if (word < limit) return Number(word % BigInt(total));
    }
  }
}

const LABEL = new TextEncoder().encode("kind");

/** Each field behind its length. @param {(string | number | Uint8Array)[]} fields */
function enc(fields) {
  const bytes = fields.map(field => (field instanceof Uint8Array ? field : new TextEncoder().encode(String(field))));
  return joined(bytes.flatMap(field => [length(field.length), field]));
}

/** @param {(string | number | Uint8Array)[]} fields */
async function hash(...fields) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", enc(fields)));
}

/** HKDF-Expand, one block. @param {Uint8Array} key @param {(string | number)[]} fields */
const expand = (key, ...fields) => mac(key, joined([enc(fields), new Uint8Array([1])]));

/** HMAC-SHA256. @param {Uint8Array} key @param {Uint8Array} message */
async function mac(key, message) {
  const known = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", known, message));
}

/** @param {number} n */
function length(n) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** @param {Uint8Array[]} parts */
const joined = parts => new Uint8Array(parts.flatMap(part => [...part]));

/** @param {string} text */
const fromHex = text => new Uint8Array((text.match(/../g) ?? []).map(pair => parseInt(pair, 16)));

/** @param {Uint8Array} bytes */
const toHex = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
