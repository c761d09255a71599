/** A host of how-to videos on its own origin: the recorded files, except those a test loses. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = { '.webm': 'video/webm', '.webp': 'image/webp', '.vtt': 'text/vtt' };

/** Failure of a file: it is missing, or its response never begins. */
type Loss = 'missing' | 'silent';

export class FilmHost {
  /** By file extension: `.webm`, `.webp`, `.vtt`. */
  readonly lost = new Map<string, Loss>();
  readonly sent = new Set<string>();
  readonly #server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://film.invalid');
    const ending = path.extname(pathname);
    const loss = this.lost.get(ending);
    if (loss === 'silent') return;
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (loss === 'missing') return response.writeHead(404).end();
    const name = path.basename(pathname);
    const film = readFileSync(path.join('public/videos', name));
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const part = film.subarray(Number(from), to === '' ? film.length : Number(to) + 1);
    response.writeHead(request.headers.range ? 206 : 200, {
      'Content-Type': types[ending] ?? 'application/octet-stream',
      'Content-Length': part.length,
      'Accept-Ranges': 'bytes',
      ...(request.headers.range
        ? { 'Content-Range': `bytes ${from}-${Number(from) + part.length - 1}/${film.length}` }
        : {}),
    });
    response.end(part, () => this.sent.add(name));
  });

  /** @returns the port */
  async open(): Promise<number> {
    await new Promise<void>((opened) => this.#server.listen(0, '127.0.0.1', opened));
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
