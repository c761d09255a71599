/**
 * Sends the sockets of one address elsewhere and leaves all others as they are (Vite's own hot reload uses one).
 * To be called before socket.io-client is imported: it takes hold of `WebSocket` at that moment.
 * @returns takes the routing back
 */
export function routeWebSocket(owns: (url: URL) => boolean, open: (url: string) => object): () => void {
  const native = globalThis.WebSocket;
  const routed = new Proxy(native, {
    construct(target, args: ConstructorParameters<typeof WebSocket>) {
      const url = new URL(String(args[0]), globalThis.location?.href);
      return owns(url) ? open(url.href) : new target(...args);
    },
  });
  globalThis.WebSocket = routed;
  return () => {
    if (globalThis.WebSocket === routed) globalThis.WebSocket = native;
  };
}

/** A socket that nobody answers: what a client sees of a server that is down, without the browser's own complaint. */
export class RefusedSocket extends EventTarget {
  binaryType = 'blob';
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;

  constructor() {
    super();
    setTimeout(() => this.#fail());
  }

  send(): void {
    throw new DOMException('the connection was refused', 'InvalidStateError');
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  #fail(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onerror?.(new Event('error'));
    this.onclose?.(new CloseEvent('close', { code: 1006 }));
  }
}
