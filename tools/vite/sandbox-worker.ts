import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const fileName = 'sandbox-worker.js';

/** Files that no page requests: workers, source maps, host files. */
const ofNoPage = /(^|\/)\.|\.map$|(^|\/)(mockServiceWorker|sandbox-worker)\.js$|\.html$/;

/**
 * Vite plugin of sandbox mode: writes the app's file list and version into the sandbox's worker, and emits or serves
 * it.
 */
export function sandboxWorker(): Plugin {
  let root = '';
  let publicFolder = '';
  let address = '';
  const source = (files: readonly string[]) => {
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    return readFileSync(path.join(root, 'mocks/adapters/browser', fileName), 'utf8')
      .replace('= __FILES__', () => `= ${JSON.stringify(files)}`)
      .replace(/\$\{__VERSION__\}/, version);
  };
  return {
    name: 'krapao:sandbox-worker',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      publicFolder = config.publicDir;
      address = `${config.base}${fileName}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== address) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(source([]));
      });
    },
    generateBundle(_options, bundle) {
      const copied = existsSync(publicFolder) ? globSync('**/*.*', { cwd: publicFolder }) : [];
      const files = [...Object.keys(bundle), ...copied].filter((name) => !ofNoPage.test(name));
      this.emitFile({ type: 'asset', fileName, source: source(files.sort()) });
    },
  };
}
