import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import type { ChatSocket } from '../../wire/chat-hub.ts';
import type { ClientTimeouts } from './connections.ts';
import type { HostedWorld, PeerChannel, PeerMessage } from './hosted-world.ts';
import { type SelectedWorld, worldHeader } from './world-selector.ts';
import type { Worlds } from './worlds.ts';

type Adapter = NonNullable<ConstructorParameters<typeof Server>[1]>['adapter'];

/** Clients send only `join` with the name of a room. */
const maxFrameBytes = 10_000;
/** Concurrent, per world. */
const maxConnections = 500;
const socketPath = '/socket.io/';
/** Between servers; part of the protocol between running versions. */
const peerEvent = 'news';

type ServerEvents = { [peerEvent]: (message: PeerMessage) => void };
type ChatServer = Server<DefaultEventsMap, DefaultEventsMap, ServerEvents>;

function isPeerMessage(message: unknown): message is PeerMessage {
  const { world, what } = (message ?? {}) as Partial<PeerMessage>;
  return typeof world === 'string' && ['moved', 'drop', 'disconnect'].includes(String(what));
}

/** Connects one socket with the chat hub of its world. */
function connectSocket(socket: Socket, { sandbox }: HostedWorld): void {
  const { token } = socket.handshake.auth as { token?: unknown };
  const line: ChatSocket = {
    emit: (event, message) => socket.emit(event, message),
    // No disconnect packet, as when the network breaks: the client reconnects by itself
    drop: () => socket.conn.close(true),
    disconnect: () => socket.disconnect(true),
  };
  const connection = sandbox.chat.open(line, token);
  socket.on('join', (room: unknown, acknowledge: unknown) => {
    const answer = connection.join(room);
    if (typeof acknowledge === 'function') acknowledge(answer);
  });
  socket.onAny((event: string, data: unknown) => {
    if (event !== 'join') connection.heard(event, data);
  });
  socket.on('disconnect', () => connection.closed());
}

/** Moves the world's name from the path to a header: socket.io serves one path only. */
function normalise(request: IncomingMessage, asked: SelectedWorld): void {
  const query = request.url?.split('?')[1] ?? '';
  request.url = `${asked.path}?${query}`;
  if (asked.world !== null) request.headers[worldHeader] = asked.world;
  else delete request.headers[worldHeader];
}

/**
 * A socket.io server on the same port, over websockets only, so that a load balancer needs no sticky sessions. Each
 * server pushes messages from its own copy of the world, which may lag behind the journal but is never ahead of it.
 * Servers tell each other which world changed, not the change.
 */
export function serveSockets(
  server: HttpServer,
  worlds: Worlds,
  whichWorld: (request: IncomingMessage) => SelectedWorld,
  { stallMs }: ClientTimeouts,
  adapter?: Adapter,
): { readonly peers: PeerChannel; close(): Promise<void> } {
  const admitted = new WeakMap<IncomingMessage, HostedWorld>();
  const opening = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  server.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    normalise(request, whichWorld(request));
    // Destroyed, not closed: a silent client does not answer a websocket close either
    const timer = setTimeout(() => socket.destroy(), stallMs);
    opening.set(request, timer);
    socket.once('close', () => clearTimeout(timer));
  });
  const io: ChatServer = new Server(server, {
    path: socketPath,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: maxFrameBytes,
    ...(adapter ? { adapter } : {}),
    allowRequest: (request, decide) => {
      const name = String(request.headers[worldHeader] ?? '');
      const admit = (world: HostedWorld) => {
        admitted.set(request, world);
        const { chat } = world.sandbox;
        return Promise.resolve(chat.connections < maxConnections && chat.admits());
      };
      worlds.use(name, admit).then(
        (admits) => decide(admits ? null : 'the chat is down', admits === true),
        () => decide('the chat is down', false),
      );
    },
  });
  io.on('connection', (socket) => {
    clearTimeout(opening.get(socket.request));
    const world = admitted.get(socket.request);
    if (!world) socket.disconnect(true);
    // Concurrent connects may all pass the check; those above the limit reconnect by themselves
    else if (world.sandbox.chat.connections >= maxConnections) socket.conn.close(true);
    else connectSocket(socket, world);
  });
  io.on(peerEvent, (message) => {
    if (isPeerMessage(message)) worlds.receive(message);
  });
  return {
    peers: {
      send: (message) => {
        if (adapter) io.serverSideEmit(peerEvent, message);
      },
    },
    close: () => io.close(),
  };
}
