import { decodePacket, type Packet as EnginePacket, encodePacket } from 'engine.io-parser';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';

/** The transport of a session: text frames in order. */
export interface Pipe {
  send(frame: string): void;
  /** @param code a WebSocket close code */
  close(code: number): void;
}

export interface SessionEvents {
  /** The client has connected to the default namespace. @param auth its credentials */
  onConnect(auth: unknown): void;
  /** @param acknowledge null when the client asked for no acknowledgement */
  onEvent(event: string, data: unknown, acknowledge: ((answer: unknown) => void) | null): void;
}

/** The defaults of the socket.io server. Milliseconds and bytes. */
const settings = { upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 1_000_000 };
const abnormalClosure = 1006;

/** The server side of one client's session: Socket.IO 5 on Engine.IO 4, over a websocket. */
export class EngineSession {
  readonly #pipe: Pipe;
  readonly #events: SessionEvents;
  readonly #sid: string;
  readonly #encoder = new Encoder();
  readonly #decoder = new Decoder();
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(pipe: Pipe, sid: string, events: SessionEvents) {
    this.#pipe = pipe;
    this.#sid = sid;
    this.#events = events;
    this.#decoder.on('decoded', (packet: Packet) => this.#take(packet));
    this.#sendEngine({ type: 'open', data: JSON.stringify({ sid, ...settings }) });
    this.#pingLater();
  }

  emit(event: string, data: unknown): void {
    this.#send({ type: PacketType.EVENT, nsp: '/', data: [event, data] });
  }

  /** Handles a frame from the client; an invalid frame ends the session. */
  receive(frame: string): void {
    const { type, data } = decodePacket(frame);
    if (type === 'pong') this.#pingLater();
    else if (type === 'close') this.#pipe.close(1000);
    else if (type === 'error') this.drop();
    else if (type === 'message') {
      try {
        this.#decoder.add(data);
      } catch {
        this.drop();
      }
    }
  }

  /** Ends the session like a broken connection: the client reconnects. */
  drop(): void {
    this.closed();
    this.#pipe.close(abnormalClosure);
  }

  /** Ends the session with a disconnect packet: the client does not reconnect by itself. */
  disconnect(): void {
    this.#send({ type: PacketType.DISCONNECT, nsp: '/' });
    this.closed();
    this.#pipe.close(1000);
  }

  /** Call this when the transport has closed. */
  closed(): void {
    this.#closed = true;
    clearTimeout(this.#pingTimer);
    this.#decoder.destroy();
  }

  #take({ type, data, id }: Packet): void {
    if (type === PacketType.CONNECT) {
      this.#send({ type: PacketType.CONNECT, nsp: '/', data: { sid: this.#sid } });
      this.#events.onConnect(data);
    } else if (type === PacketType.DISCONNECT) {
      this.#pipe.close(1000);
    } else if (type === PacketType.EVENT) {
      const [event, first] = data as [string, unknown];
      const acknowledge = (answer: unknown) => this.#send({ type: PacketType.ACK, nsp: '/', id, data: [answer] });
      this.#events.onEvent(event, first, id === undefined ? null : acknowledge);
    }
  }

  #pingLater(): void {
    clearTimeout(this.#pingTimer);
    if (!this.#closed) this.#pingTimer = setTimeout(() => this.#ping(), settings.pingInterval);
  }

  #ping(): void {
    this.#sendEngine({ type: 'ping' });
    this.#pingTimer = setTimeout(() => this.drop(), settings.pingTimeout);
  }

  #send(packet: Packet): void {
    for (const frame of this.#encoder.encode(packet)) this.#sendEngine({ type: 'message', data: frame });
  }

  #sendEngine(packet: EnginePacket): void {
    if (!this.#closed) encodePacket(packet, false, (frame) => this.#pipe.send(String(frame)));
  }
}
