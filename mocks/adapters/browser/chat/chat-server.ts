import { WebSocket as ServedSocket, Server } from 'mock-socket';
import type { ChatHub } from '../../../wire/chat-hub.ts';
import { EngineSession } from './engine-session.ts';
import { onTypingElsewhere } from './typing-channel.ts';

type Client = Parameters<Parameters<Server['on']>[1]>[0];

/** The token in a client's connect packet. */
const tokenIn = (auth: unknown): unknown => (auth as { token?: unknown } | null | undefined)?.token;

/** Serves one client: a socket.io session over a socket that exists only in this page. */
function serve(hub: ChatHub, client: Client, sid: string): void {
  let connection: ReturnType<ChatHub['open']> | null = null;
  const pipe = {
    send: (frame: string) => client.send(frame),
    close: (code: number) => client.close({ code, reason: '', wasClean: code === 1000 }),
  };
  const session = new EngineSession(pipe, sid, {
    onConnect: (auth) => {
      const socket = {
        emit: (event: string, message: unknown) => session.emit(event, message),
        drop: () => session.drop(),
        disconnect: () => session.disconnect(),
      };
      connection = hub.open(socket, tokenIn(auth));
    },
    onEvent: (event, data, acknowledge) => {
      if (event !== 'join') return connection?.heard(event, data);
      const answer = connection?.join(data);
      acknowledge?.(answer);
    },
  });
  client.on('message', (frame) => session.receive(String(frame)));
  client.on('close', () => {
    session.closed();
    connection?.closed();
  });
}

/**
 * Starts a chat server in this page, under `url`.
 * @param world `worldKey` of the world that it serves at the moment
 * @returns `open` creates the client's end of a socket to it; `stop` stops it
 */
export function startChatServer(
  hub: ChatHub,
  url: string,
  world: () => string,
): { open(url: string): object; stop(): void } {
  const server = new Server(url, { mock: false });
  let clients = 0;
  server.on('connection', (client) => {
    clients += 1;
    serve(hub, client, `chat${clients}`);
  });
  const stopListening = onTypingElsewhere((typing) => {
    if (typing.world === world()) hub.typing(typing.room, typing.ms);
  });
  return {
    open: (address) => new ServedSocket(address),
    stop: () => {
      stopListening();
      hub.drop();
      server.stop();
    },
  };
}
