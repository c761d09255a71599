/**
 * `npm run contract:check -- --base-url URL`: checks whether a backend keeps the contract, with reading calls only.
 * `--timeout 30` seconds for each. `--token T`, or `--phone P` with the password in KRAPAO_CHECK_PASSWORD (or `--password`),
 * calls as a player. `--writes` sends what has to be refused, `--moves 1.00 --account-is-mine` moves money there and back,
 * `--report junit --out FILE` (or `json`) writes a report. Exit code 1 on drift, 2 when it could not be asked.
 */

import { printableExample } from '../mocks/life/contract/personal-fields.ts';
import { askEverything, clientHeader, logIn, type Verdict } from './contract/contract-calls.ts';
import { moveAmount, moveThereAndBack } from './contract/contract-moves.ts';
import { refuseEverything } from './contract/contract-writes.ts';
import { casesOf } from './contract/report-cases.ts';
import { readOptions, wholeOption } from './read-options.ts';
import { reportOptions, reportTarget, writeReport } from './run/report-file.ts';

const { values } = readOptions({
  options: {
    'base-url': { type: 'string' },
    token: { type: 'string' },
    phone: { type: 'string' },
    password: { type: 'string', default: process.env['KRAPAO_CHECK_PASSWORD'] ?? '' },
    timeout: { type: 'string', default: '30' },
    writes: { type: 'boolean', default: false },
    moves: { type: 'string' },
    'account-is-mine': { type: 'boolean', default: false },
    ...reportOptions,
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
  for (const drift of verdict.drifts) {
    const { kind: what, path, expected, count } = drift;
    const came = printableExample(id, drift);
    console.log(`    ${what}: ${path || 'the body'}, expected ${expected}, came ${came} (${count}×)`);
  }
}

/** @throws Error for what is no address of HTTP, with what to write instead */
function baseUrlOf(given: string | undefined): string {
  const url = given === undefined ? null : URL.parse(given);
  if (given !== undefined && url && ['http:', 'https:'].includes(url.protocol)) return given;
  const usage = 'Usage: contract:check -- --base-url https://api.example.com';
  if (given === undefined) throw new Error(usage);
  const withScheme = `http://${given}`;
  const hint = given.includes('://') || !URL.canParse(withScheme) ? '' : ` Was ${withScheme} meant?`;
  throw new Error(
    `--base-url takes an address that begins with http:// or https://, not ${JSON.stringify(given)}.${hint}\n${usage}`,
  );
}

async function run(): Promise<number> {
  // all of the options, before anything is sent
  const baseUrl = baseUrlOf(values['base-url']);
  const timeoutMs = wholeOption('timeout', values.timeout, 1, 600) * 1000;
  const amount = values.moves === undefined ? null : moveAmount(values.moves, values['account-is-mine']);
  const report = reportTarget(values, (sentence) => {
    throw new Error(sentence);
  });
  const visitor = {
    baseUrl,
    token: values.token ?? null,
    headers: clientHeader(values['client-header']),
    timeoutMs,
  };
  const token = values.phone === undefined ? visitor.token : await logIn(visitor, values.phone, values.password);
  const target = { ...visitor, token };

  const verdicts = [...(await askEverything(target, print))];
  if (values.writes) verdicts.push(...(await refuseEverything(target, print)));
  if (amount !== null) {
    const moved = await moveThereAndBack(target, amount);
    print(moved);
    verdicts.push(moved);
  }
  if (report)
    writeReport(report, 'contract:check', casesOf(verdicts, [token ?? '', values.phone ?? '', values.password]));
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
