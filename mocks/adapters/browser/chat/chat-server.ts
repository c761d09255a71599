import { WebSocket as ServedSocket, Server } from 'mock-socket';
import type { ChatHub } from '../../../wire/chat-hub.ts';
import { EngineSession } from './engine-session.ts';
import { hearStrokes } from './typing-channel.ts';

type Client = Parameters<Parameters<Server['on']>[1]>[0];

/** One client of the page: a socket.io session on a socket that never leaves it. */
function serve(hub: ChatHub, client: Client, sid: string): void {
  let line: ReturnType<ChatHub['open']> | null = null;
  const pipe = {
    send: (frame: string) => client.send(frame),
    close: (code: number) => client.close({ code, reason: '', wasClean: code === 1000 }),
  };
  const session = new EngineSession(pipe, sid, {
    onConnect: () => {
      line = hub.open({
        emit: (event, message) => session.emit(event, message),
        drop: () => session.drop(),
        disconnect: () => session.disconnect(),
      });
    },
    onEvent: (event, data, acknowledge) => {
      if (event !== 'join') return line?.heard(event, data);
      const answer = line?.join(data);
      acknowledge?.(answer);
    },
  });
  client.on('message', (frame) => session.receive(String(frame)));
  client.on('close', () => {
    session.closed();
    line?.closed();
  });
}

/**
 * A chat server of this page, under `url`.
 * @param world `worldKey` of the world it serves at the moment
 * @returns how a client's socket reaches it, and how it stops
 */
export function startChatServer(
  hub: ChatHub,
  url: string,
  world: () => string,
): { open(asked: string): object; stop(): void } {
  const server = new Server(url, { mock: false });
  let clients = 0;
  server.on('connection', (client) => {
    clients += 1;
    serve(hub, client, `chat${clients}`);
  });
  const deafen = hearStrokes((stroke) => {
    if (stroke.world === world()) hub.typing(stroke.room, stroke.ms);
  });
  return {
    open: (asked) => new ServedSocket(asked),
    stop: () => {
      deafen();
      hub.drop();
      server.stop();
    },
  };
}
