import type { ServerResponse } from 'node:http';

/** The memory for bodies is used up: repeat the request later. */
export class ServerBusy extends Error {
  override readonly name = 'ServerBusy';
}

/** Bytes of one request in memory. */
export interface BodyAccount {
  /** @param shared a file that counts once for all requests that hold it @throws ServerBusy */
  add(bytes: number, shared?: object): void;
  /** Frees the added bytes; also happens when the response or the connection ends. */
  free(): void;
}

/** Bounds the memory of request bodies, or of files in responses, over all connections. */
export class BodyMemory {
  #left: number;
  /** Number of requests that hold a shared file. */
  readonly #users = new Map<object, number>();

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** @param answer the response whose end frees the bytes */
  account(answer: ServerResponse): BodyAccount {
    let taken = 0;
    const files: [file: object, bytes: number][] = [];
    const free = () => {
      for (const [file, bytes] of files.splice(0)) taken += this.#leave(file, bytes);
      this.#left += taken;
      taken = 0;
    };
    answer.once('close', free);
    return {
      free,
      add: (bytes, shared) => {
        // The client is gone: the response never ends, so nothing would free the bytes
        if (answer.closed) return;
        const users = shared ? (this.#users.get(shared) ?? 0) : 0;
        if (users === 0 && bytes > this.#left) throw new ServerBusy();
        if (users === 0) this.#left -= bytes;
        if (!shared) taken += bytes;
        else {
          this.#users.set(shared, users + 1);
          files.push([shared, bytes]);
        }
      },
    };
  }

  /** @returns the bytes that become free when a request releases a shared file */
  #leave(file: object, bytes: number): number {
    const left = (this.#users.get(file) ?? 1) - 1;
    if (left > 0) this.#users.set(file, left);
    else this.#users.delete(file);
    return left > 0 ? 0 : bytes;
  }
}
