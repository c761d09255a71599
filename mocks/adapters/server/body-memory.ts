import type { ServerResponse } from 'node:http';

/** Too much is in memory at the moment: the same request can be made again a little later. */
export class ServerBusy extends Error {
  override readonly name = 'ServerBusy';
}

/** What one request has in memory. */
export interface BodyAccount {
  /** @throws ServerBusy */
  add(bytes: number): void;
  /** Gives up what was added; also happens when the answer is sent or the connection ends. */
  free(): void;
}

/** Bounds what bodies of requests, or files of answers, take of memory together, over all connections. */
export class BodyMemory {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** @param answer the end of which frees what is added */
  account(answer: ServerResponse): BodyAccount {
    let taken = 0;
    const free = () => {
      this.#left += taken;
      taken = 0;
    };
    answer.once('close', free);
    return {
      free,
      add: (bytes) => {
        // the client has gone already: nothing is sent, and no end of the answer would free the bytes
        if (answer.closed) return;
        if (bytes > this.#left) throw new ServerBusy();
        this.#left -= bytes;
        taken += bytes;
      },
    };
  }
}
