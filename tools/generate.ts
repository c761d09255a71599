import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { flag, readCommand } from './command.ts';
import { errorTable, eventTable, operationTable, parseContract } from './contract/operation-table.ts';

const { values } = readCommand({
  name: 'npm run generate --',
  about: `Writes the code that follows from the contract: openapi.json, React Query hooks, models, zod schemas, and the tables of
operations, socket events, errors and the app's texts. Does nothing while its inputs are unchanged.`,
  example: 'npm run generate -- --check',
  options: { check: flag('only compares; exit code 1 when the generated code is old') },
});

const out = 'contract/generated';
const stamp = `${out}/.hash`;

const inputs = [
  ...globSync('contract/**/*.yaml'),
  'orval.config.ts',
  'tools/generate.ts',
  'tools/contract/operation-table.ts',
  'package-lock.json',
].sort();

const hash = createHash('sha256');
for (const file of inputs) hash.update(file).update('\0').update(readFileSync(file));
const digest = hash.digest('hex');

const ofContract = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;

type Texts = { readonly [name: string]: Texts } | string;

/** The app's texts by key, one level deep: `{ "home.total": "Total balance" }`. */
const flat = (node: Texts, key = ''): [string, string][] =>
  typeof node === 'string'
    ? [[key, node]]
    : Object.entries(node).flatMap(([name, part]) => flat(part, key === '' ? name : `${key}.${name}`));

/** Texts change more often than the contract, and so are compared on every run. */
const texts = ['th', 'la', 'en'].map((language): [file: string, text: string] => [
  `${out}/app-texts.${language}.json`,
  JSON.stringify(
    Object.fromEntries(flat(JSON.parse(readFileSync(`src/shared/i18n/${language}.json`, 'utf8')) as Texts)),
  ),
]);
const isWritten = ([file, text]: [string, string]) => existsSync(file) && readFileSync(file, 'utf8') === text;
function writeTexts() {
  for (const one of texts) if (!isWritten(one)) writeFileSync(...one);
}

if (values.check) {
  const fresh = ofContract && texts.every(isWritten);
  if (!fresh) console.error('Generated code is behind the contract: run `npm run generate`.');
  process.exit(fresh ? 0 : 1);
}
if (ofContract) {
  writeTexts();
  process.exit(0);
}

function run(bin: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${bin}`, args, { encoding: 'utf8' });
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(status ?? 1);
}

rmSync(out, { recursive: true, force: true });
rmSync('src/shared/api/generated', { recursive: true, force: true });
mkdirSync(out, { recursive: true });
run('redocly', 'bundle', 'contract/openapi.yaml', '-o', `${out}/openapi.json`);
run('orval');
const contract = parseContract(
  readFileSync(`${out}/openapi.json`, 'utf8'),
  readFileSync('contract/errors.yaml', 'utf8'),
);
const chatEvents = readFileSync('contract/chat-events.yaml', 'utf8');
const tables = {
  ...operationTable(contract),
  ...eventTable(chatEvents),
  ...errorTable(contract),
};
for (const [name, text] of Object.entries(tables)) writeFileSync(`${out}/${name}`, text);
writeTexts();
writeFileSync(stamp, digest);
console.log(`Contract generated: ${contract.operations.length} operations, ${contract.errors.length} error codes.`);
