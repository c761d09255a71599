import type { ChatHub } from '../../../wire/chat-hub.ts';
import { RefusedSocket, routeWebSocket } from './route-websocket.ts';

/** The address at which a page under `origin` and `base` finds the chat. @param base with a slash at both ends */
export const chatUrl = (origin: string, base: string): string => `${origin.replace(/^http/, 'ws')}${base}socket.io/`;

/**
 * Lets the page's sockets to `url` end here. To be called before socket.io-client is imported. The server itself comes
 * as its own chunk, because nobody chats in the first second: until it is there, the line is down, and a client tries
 * again by itself.
 * @param world `worldKey` of the world behind the hub
 * @returns when the server is there: stops it and gives the page its own sockets back
 */
export async function serveChat(hub: ChatHub, url: string, world: () => string): Promise<() => void> {
  const { host, pathname } = new URL(url);
  let open: ((asked: string) => object) | null = null;
  const unroute = routeWebSocket(
    (asked) => asked.host === host && asked.pathname === pathname,
    (asked) => (open && hub.admits() ? open(asked) : new RefusedSocket()),
  );
  const { startChatServer } = await import('./chat-server.ts');
  const server = startChatServer(hub, url, world);
  open = server.open;
  return () => {
    unroute();
    server.stop();
  };
}
