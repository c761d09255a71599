import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { type WorldSelector, worldHeader } from './world-selector.ts';
import type { HostedWorld, NewsLine, WorldNews, Worlds } from './worlds.ts';

type Adapter = NonNullable<ConstructorParameters<typeof Server>[1]>['adapter'];

/** Bytes: a chat's `join` is a line of text. */
const longestFrame = 10_000;
/** Lines that one world may hold at a time. */
const mostLines = 500;
const socketPath = '/socket.io/';
const newsEvent = 'news';

type ServerEvents = { [newsEvent]: (news: WorldNews) => void };
type ChatServer = Server<DefaultEventsMap, DefaultEventsMap, ServerEvents>;

function isNews(news: unknown): news is WorldNews {
  const { world, what } = (news ?? {}) as Partial<WorldNews>;
  return typeof world === 'string' && ['moved', 'drop', 'disconnect'].includes(String(what));
}

/** Connects one socket with the hub of its world. */
function replyToCustomer(socket: Socket, { sandbox }: HostedWorld): void {
  const line = sandbox.chat.open({
    emit: (event, message) => socket.emit(event, message),
    // without a word, as a line breaks: the client tries again by itself
    drop: () => socket.conn.close(true),
    disconnect: () => socket.disconnect(true),
  });
  socket.on('join', (room: unknown, acknowledge: unknown) => {
    const answer = line.join(room);
    if (typeof acknowledge === 'function') acknowledge(answer);
  });
  socket.onAny((event: string, data: unknown) => {
    if (event !== 'join') line.heard(event, data);
  });
  socket.on('disconnect', () => line.closed());
}

/** A path-addressed socket looks to socket.io like any other; the world goes along in a header. */
function normalise(request: IncomingMessage, asked: WorldSelector): void {
  const query = request.url?.split('?')[1] ?? '';
  request.url = `${asked.path}?${query}`;
  if (asked.world !== null) request.headers[worldHeader] = asked.world;
  else delete request.headers[worldHeader];
}

/**
 * A real socket.io server on the same port, over websockets only: a load balancer then needs no memory of who was
 * where. Pushes come from each server's own copy of the world, which is behind the journal and never ahead of it; what
 * goes from server to server over the adapter is only the news that there is something to look at.
 */
export function serveSockets(
  server: HttpServer,
  worlds: Worlds,
  whichWorld: (request: IncomingMessage) => WorldSelector,
  adapter?: Adapter,
): { readonly news: NewsLine; close(): Promise<void> } {
  const admitted = new WeakMap<IncomingMessage, HostedWorld>();
  server.prependListener('upgrade', (request: IncomingMessage) => normalise(request, whichWorld(request)));
  const io: ChatServer = new Server(server, {
    path: socketPath,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: longestFrame,
    ...(adapter ? { adapter } : {}),
    allowRequest: (request, decide) => {
      const name = String(request.headers[worldHeader] ?? '');
      const admit = (world: HostedWorld) => {
        admitted.set(request, world);
        const { chat } = world.sandbox;
        return Promise.resolve(chat.connections < mostLines && chat.admits());
      };
      worlds.use(name, admit).then(
        (admits) => decide(admits ? null : 'the chat is down', admits === true),
        () => decide('the chat is down', false),
      );
    },
  });
  io.on('connection', (socket) => {
    const world = admitted.get(socket.request);
    if (!world) socket.disconnect(true);
    // of many that were admitted at once, some are too many: they try again by themselves
    else if (world.sandbox.chat.connections >= mostLines) socket.conn.close(true);
    else replyToCustomer(socket, world);
  });
  io.on(newsEvent, (news) => {
    if (isNews(news)) worlds.heard(news);
  });
  return {
    news: {
      send: (news) => {
        if (adapter) io.serverSideEmit(newsEvent, news);
      },
    },
    close: () => io.close(),
  };
}
