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

/**
 * A socket whose connection is refused, as by a server that is down, but without the browser's error in the console. It
 * has what socket.io-client uses of a socket that does not open.
 */
export class RefusedSocket {
  onerror: ((event: Event) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;

  constructor() {
    setTimeout(() => {
      this.onerror?.(new Event('error'));
      this.onclose?.(new CloseEvent('close', { code: 1006 }));
    });
  }

  close(): void {
    this.onerror = null;
    this.onclose = null;
  }
}
