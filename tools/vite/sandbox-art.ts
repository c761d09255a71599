import type { Plugin } from 'vite';
import { pictureFolder, sandboxPictures } from '../sandbox-pictures.ts';

/** Draws the sandbox's pictures: served while developing, emitted under fixed names in a build. Sandbox mode only. */
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
        // Vite strips the base before or after this middleware depending on its mode: take both.
        const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
        if (!path.startsWith(pictureFolder)) return next();
        const picture = pictures.get(path.slice(pictureFolder.length));
        if (!picture) {
          // Not the page that every unknown address gets: a wrong path should be seen.
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
