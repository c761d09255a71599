// Says what a clone lacks; for any Node from 20 on, without packages.
import { existsSync, statSync } from 'node:fs';

const at = (path) => new URL(`../${path}`, import.meta.url);

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Krapao needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** npm writes this file at the end of every install; a newer lockfile means that the install is behind. */
const record = at('node_modules/.package-lock.json');

export const isInstalled = existsSync(record) && statSync(record).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
export const isGenerated = existsSync(at('contract/generated/.hash'));
