import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { artFiles } from '../../mocks/art/index.ts';

const folder = 'sandbox-art/';

/** What no code draws: what the support desk sends in the chat. */
const mediaFolder = new URL('../../mocks/art/media/', import.meta.url);
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};

const allFiles = (): [path: string, content: string | Buffer][] => [
  ...Object.entries(artFiles()),
  ...readdirSync(mediaFolder).map((name): [string, Buffer] => [
    `media/${name}`,
    readFileSync(new URL(name, mediaFolder)),
  ]),
];

/** Draws the sandbox's pictures: served while developing, emitted under fixed names in a build. Sandbox mode only. */
export function sandboxArt(): Plugin {
  let base = '/';
  return {
    name: 'krapao:sandbox-art',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      const files = new Map(allFiles());
      server.middlewares.use((request, response, next) => {
        const pathname = request.url?.split('?')[0] ?? '/';
        // Vite strips the base before or after this middleware depending on its mode: take both.
        const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
        if (!path.startsWith(folder)) return next();
        const file = files.get(path.slice(folder.length));
        if (file === undefined) {
          // Not the page that every unknown address gets: a wrong path should be seen.
          response.statusCode = 404;
          return response.end();
        }
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(file);
      });
    },
    generateBundle() {
      for (const [path, source] of allFiles()) {
        this.emitFile({ type: 'asset', fileName: folder + path, source });
      }
    },
  };
}
