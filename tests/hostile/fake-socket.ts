/** A socket.io client without a network: a test sends events as the backend. */

type Listener = (...given: unknown[]) => void;

let listeners = new Map<string, Listener>();
let joinAnswer: unknown = { message: 'OK' };
let joins = 0;

export const line = {
  /** Sends an event to the client. @returns whether it has a listener */
  say(event: string, data: unknown): boolean {
    const listener = listeners.get(event);
    listener?.(data);
    return listener !== undefined;
  },
  answerJoinWith(answer: unknown): void {
    joinAnswer = answer;
    joins = 0;
  },
  joins: () => joins,
};

/** Replaces `io` of socket.io-client. */
export function io() {
  const own = new Map<string, Listener>();
  listeners = own;
  setTimeout(() => own.get('connect')?.(), 0);
  const join = (_event: string, _room: string, acknowledge: (error: null, answer: unknown) => void) => {
    joins += 1;
    setTimeout(() => acknowledge(null, joinAnswer), 0);
  };
  return {
    // Its manager; this socket never reconnects
    io: { on: () => undefined },
    connected: true,
    active: true,
    on: (event: string, listener: Listener) => void own.set(event, listener),
    off: () => own.clear(),
    connect: () => undefined,
    disconnect: () => own.clear(),
    timeout: () => ({ emit: join }),
  };
}
