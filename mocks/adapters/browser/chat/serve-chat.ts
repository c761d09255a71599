import type { ChatHub } from '../../../wire/chat-hub.ts';
import { RefusedSocket, routeWebSocket } from './route-websocket.ts';

/** The chat server's address for a page under `origin` and `base`. @param base with a slash at both ends */
export const chatUrl = (origin: string, base: string): string => `${origin.replace(/^http/, 'ws')}${base}socket.io/`;

/**
 * Serves the page's sockets to `url`. Call it before importing socket.io-client. The server is lazy-loaded; until then
 * sockets are refused, and clients reconnect.
 * @param world `worldKey` of the world behind the hub
 * @returns resolves once the server is loaded; the function stops it and restores the page's own `WebSocket`
 */
export async function serveChat(hub: ChatHub, url: string, world: () => string): Promise<() => void> {
  const { host, pathname } = new URL(url);
  let open: ((address: string) => object) | null = null;
  const unroute = routeWebSocket(
    (address) => address.host === host && address.pathname === pathname,
    (address) => (open && hub.admits() ? open(address) : new RefusedSocket()),
  );
  const { startChatServer } = await import('./chat-server.ts');
  const server = startChatServer(hub, url, world);
  open = server.open;
  return () => {
    unroute();
    server.stop();
  };
}
