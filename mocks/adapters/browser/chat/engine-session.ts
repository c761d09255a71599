import { decodePacket, type Packet as EnginePacket, encodePacket } from 'engine.io-parser';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';

/** What carries a session: text frames in order. */
export interface Pipe {
  send(frame: string): void;
  /** @param code as of WebSocket */
  close(code: number): void;
}

export interface SessionEvents {
  /** The client has connected to the default namespace. */
  onConnect(): void;
  /** @param acknowledge null when the client asked for no acknowledgement */
  onEvent(event: string, data: unknown, acknowledge: ((answer: unknown) => void) | null): void;
}

/** As socket.io's own server has them. Milliseconds and bytes. */
const settings = { upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 1_000_000 };
const abnormalClosure = 1006;

/** One client's session: Engine.IO 4 with Socket.IO 5 on it, as a server speaks them over a websocket. */
export class EngineSession {
  readonly #pipe: Pipe;
  readonly #events: SessionEvents;
  readonly #sid: string;
  readonly #encoder = new Encoder();
  readonly #decoder = new Decoder();
  #heart: ReturnType<typeof setTimeout> | undefined;
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

  /** A frame from the client; one that is no frame of the protocol ends the session. */
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

  /** The line breaks: the client will try again. */
  drop(): void {
    this.closed();
    this.#pipe.close(abnormalClosure);
  }

  /** The server says goodbye: the client will not try again by itself. */
  disconnect(): void {
    this.#send({ type: PacketType.DISCONNECT, nsp: '/' });
    this.closed();
    this.#pipe.close(1000);
  }

  /** To be told when the pipe is gone. */
  closed(): void {
    this.#closed = true;
    clearTimeout(this.#heart);
    this.#decoder.destroy();
  }

  #take({ type, data, id }: Packet): void {
    if (type === PacketType.CONNECT) {
      this.#send({ type: PacketType.CONNECT, nsp: '/', data: { sid: this.#sid } });
      this.#events.onConnect();
    } else if (type === PacketType.DISCONNECT) {
      this.#pipe.close(1000);
    } else if (type === PacketType.EVENT) {
      const [event, first] = data as [string, unknown];
      const acknowledge = (answer: unknown) => this.#send({ type: PacketType.ACK, nsp: '/', id, data: [answer] });
      this.#events.onEvent(event, first, id === undefined ? null : acknowledge);
    }
  }

  #pingLater(): void {
    clearTimeout(this.#heart);
    if (!this.#closed) this.#heart = setTimeout(() => this.#ping(), settings.pingInterval);
  }

  #ping(): void {
    this.#sendEngine({ type: 'ping' });
    this.#heart = setTimeout(() => this.drop(), settings.pingTimeout);
  }

  #send(packet: Packet): void {
    for (const frame of this.#encoder.encode(packet)) this.#sendEngine({ type: 'message', data: frame });
  }

  #sendEngine(packet: EnginePacket): void {
    if (!this.#closed) encodePacket(packet, false, (frame) => this.#pipe.send(String(frame)));
  }
}
