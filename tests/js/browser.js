/** As much of a browser as the modules under test need; import it before them. */

class Page extends EventTarget {
  hidden = false;
  cookie = "";
  documentElement = { dataset: {} };
  createComment = () => ({});
  createTreeWalker = () => ({});
  createElement = () => ({});
  body = { append() {} };
}

/** Sockets that were opened; `tell` is the server speaking. */
export class FakeSocket {
  static OPEN = 1;
  /** @type {FakeSocket[]} */ static opened = [];
  readyState = 1;
  /** @type {any[]} */ sent = [];

  constructor() {
    FakeSocket.opened.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  tell(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close() {
    this.readyState = 3;
    this.onclose?.({ code: 1000 });
  }
}

/** What the server answers, by path; a function may fail, and is asked each time. */
export const answers = new Map();

Object.assign(globalThis, {
  document: new Page(),
  location: { protocol: "http:", host: "dig.test", origin: "http://dig.test", hash: "" },
  localStorage: { getItem: () => null, setItem() {}, removeItem() {} },
  matchMedia: () => ({ matches: false }),
  reportError() {},
  addEventListener() {},
  removeEventListener() {},
  setInterval: () => 0, // nobody pings
  HTMLElement: class extends EventTarget {},
  SVGGraphicsElement: class {},
  customElements: { define() {} },
  WebSocket: FakeSocket,
  async fetch(url) {
    const answer = answers.get(new URL(url).pathname);
    if (!answer) return new Response("{}", { status: 404 });
    const body = await answer();
    return new Response(typeof body === "string" ? body : JSON.stringify(body));
  },
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB"] }, configurable: true });

/** Let everything that was promised happen. */
export async function settle() {
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve));
}
