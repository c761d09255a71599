import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { pageFiles } from './page-files.ts';
import { isInlined } from './preload-login.ts';

const fileName = 'app-worker.js';

/**
 * The modules with which the app starts, for players and visitors. The worker caches other files when a page loads
 * them.
 */
const startModules = [/\/index\.html$/, /\/src\/app\/player-home\.ts$/, /\/src\/app\/first-visit\.ts$/];

/** Whether the worker caches a file: its name contains a hash (same rule as `isLasting` in the worker). */
const isLasting = (name: string) => /^assets\/.+-[\w-]{8,}\.\w+$/.test(name);

/**
 * Vite plugin of live builds: writes the service worker (APP-350) with its file lists and a build hash, and puts the
 * worker that uninstalls it among the files for hosts.
 */
export function appWorker(): Plugin {
  let root = '';
  let target = '';
  const source = (name: string) => path.join(root, 'src/app/installed', name);
  return {
    name: 'krapao:app-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      target = path.resolve(root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      const { scripts, sheets } = pageFiles(bundle, startModules);
      const page = readFileSync(path.join(target, 'index.html'), 'utf8');
      const fetched = [...sheets].filter((sheet) => !isInlined(page, sheet));
      const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).update(page);
      const worker = readFileSync(source(fileName), 'utf8')
        .replace('= __FILES__', () => `= ${JSON.stringify([...scripts, ...fetched].sort())}`)
        .replace('= __ALL__', () => `= ${JSON.stringify(Object.keys(bundle).filter(isLasting).sort())}`)
        .replace('}__VERSION__`', () => `}${build.digest('hex').slice(0, 12)}\``);
      writeFileSync(path.join(target, fileName), worker);
      mkdirSync(`${target}.hosting/withdrawn`, { recursive: true });
      copyFileSync(source('withdrawn-worker.js'), path.join(`${target}.hosting/withdrawn`, fileName));
    },
  };
}
