import type { Plugin } from 'vite';
import { pictureFolder, sandboxPictures } from '../sandbox-pictures.ts';

/**
 * Vite plugin of sandbox mode: serves the simulator's pictures in development, and emits them under fixed names in a
 * build.
 */
export function sandboxArt(): Plugin {
  let base = '/';
  return {
    name: 'krapao:sandbox-art',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      const pictures = sandboxPictures();
      server.middlewares.use((request, response, next) => {
        const pathname = request.url?.split('?')[0] ?? '/';
        // Depending on its mode, Vite strips the base before or after this middleware: accept both.
        const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
        if (!path.startsWith(pictureFolder)) return next();
        const picture = pictures.get(path.slice(pictureFolder.length));
        if (!picture) {
          // A wrong path gives a 404 instead of the fallback page, so that it is noticed.
          response.statusCode = 404;
          return response.end();
        }
        response.setHeader('Content-Type', picture.type);
        response.setHeader('Cache-Control', 'no-cache');
        response.end(picture.content);
      });
    },
    generateBundle() {
      for (const [path, { content }] of sandboxPictures()) {
        this.emitFile({ type: 'asset', fileName: pictureFolder + path, source: content });
      }
    },
  };
}
