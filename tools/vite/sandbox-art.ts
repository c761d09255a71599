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
      const files = artFiles();
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        // Vite strips the base before or after this middleware depending on its mode: take both.
        const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
        const file = path.startsWith(folder) ? files[path.slice(folder.length)] : undefined;
        if (file === undefined) return next();
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
