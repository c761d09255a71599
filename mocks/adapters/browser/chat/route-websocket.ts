/**
 * Has the sockets of one address opened by `open`; all others are opened as usual (Vite's hot reload uses one).
 * To be called before socket.io-client is imported, which reads `WebSocket` once, when it is loaded.
 * @returns restores the page's own `WebSocket`
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

/** A socket whose connection is refused, as by a server that is down, but without the browser's error in the console. */
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
