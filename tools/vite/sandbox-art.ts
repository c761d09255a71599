import type { Plugin } from 'vite';
import { artFiles } from '../../mocks/art/index.ts';

const folder = 'sandbox-art/';

/** Draws the sandbox's pictures: served while developing, emitted under fixed names in a build. Sandbox mode only. */
export function sandboxArt(): Plugin {
  let base = '/';
  return {
    name: 'krapao:sandbox-art',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      const files = new Map(Object.entries(artFiles()));
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
        response.setHeader('Content-Type', 'image/svg+xml');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(file);
      });
    },
    generateBundle() {
      for (const [path, source] of Object.entries(artFiles())) {
        this.emitFile({ type: 'asset', fileName: folder + path, source });
      }
    },
  };
}
