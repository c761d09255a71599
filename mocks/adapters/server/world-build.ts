import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** What worlds are made by: the simulator, the contract, the scenarios, and the libraries. */
const sources = ['mocks', 'contract/generated', 'scenarios'];

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .sort();

let known: string | undefined;

/** Names the code that makes worlds: other sources, another name. Reads them once. */
export function worldBuild(): string {
  if (known === undefined) {
    const hash = createHash('sha256');
    for (const file of [...sources.flatMap(filesIn), 'package-lock.json']) {
      hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
    }
    known = hash.digest('hex').slice(0, 16);
  }
  return known;
}
