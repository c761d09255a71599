/**
 * Opens the sockets of one address with `open`; the others stay real (Vite's hot reload uses one).
 * Call it before importing socket.io-client, which reads `WebSocket` once, on load.
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
 * A socket that refuses to connect, like a server that is down, but without the browser's console error. It has the
 * members that socket.io-client uses of such a socket.
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
