/**
 * `npm run contract:check -- --base-url URL`: checks whether a backend keeps the contract, with reading calls only.
 * `--token T`, or `--phone P` with the password in KRAPAO_CHECK_PASSWORD (or `--password`), calls as a player. Exit
 * code 1 on drift.
 */
import { askEverything, logIn, type Verdict } from './contract/contract-calls.ts';
import { readOptions } from './read-options.ts';

const { values } = readOptions({
  options: {
    'base-url': { type: 'string' },
    token: { type: 'string' },
    phone: { type: 'string' },
    password: { type: 'string', default: process.env['KRAPAO_CHECK_PASSWORD'] ?? '' },
    'client-header': { type: 'string', default: 'x-client:wallet-user' },
  },
});

function print(verdict: Verdict): void {
  const { id, kind } = verdict;
  if (kind === 'kept') {
    console.log(`✓ ${id}`);
    for (const value of verdict.unfamiliar) console.log(`    not known to the contract, but allowed: ${value}`);
    return;
  }
  if (kind === 'refused') return console.log(`· ${id}: refused with ${verdict.code}, its answer was not seen`);
  if (kind !== 'drift') return console.log(`${kind === 'skipped' ? '·' : '✗'} ${id}: ${verdict.why}`);
  console.log(`✗ ${id}`);
  for (const { kind: what, path, expected, example, count } of verdict.drifts) {
    console.log(`    ${what}: ${path || 'the body'}, expected ${expected}, came ${example} (${count}×)`);
  }
}

async function run(): Promise<number> {
  const baseUrl = values['base-url'];
  if (!baseUrl || !URL.canParse(baseUrl))
    throw new Error('Usage: contract:check -- --base-url https://api.example.com');
  const [name = '', value = ''] = values['client-header'].split(':').map((part) => part.trim());
  const target = { baseUrl, token: values.token ?? null, headers: name && value ? { [name]: value } : {} };
  const token = values.phone === undefined ? target.token : await logIn(target, values.phone, values.password);
  const verdicts = await askEverything({ ...target, token }, print);
  const count = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
  console.log(
    `contract: ${count('kept')} kept, ${count('drift')} drift, ${count('broken')} broken, ` +
      `${count('refused')} refused, ${count('skipped')} skipped`,
  );
  return count('drift') + count('broken') === 0 ? 0 : 1;
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
