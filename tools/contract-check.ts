/**
 * `npm run contract:check -- --base-url URL`: checks whether a backend keeps the contract, with reading calls only. It asks as the
 * app on a page of `--origin https://wallet.example` does, and requires what a browser requires. `--idempotency-key` counts that
 * header in. `--timeout 30` seconds for each. `--token T`, or `--phone P` with the password in KRAPAO_CHECK_PASSWORD (or `--password`),
 * calls as a player. `--writes` sends what has to be refused, `--moves 1.00 --account-is-mine` moves money there and back,
 * `--report junit --out FILE` (or `json`) writes a report. Exit code 1 on drift, 2 when it could not be asked.
 */

import { printableExample } from '../mocks/life/contract/personal-fields.ts';
import {
  askEverything,
  askPreflights,
  clientHeader,
  logIn,
  type Target,
  type Verdict,
} from './contract/contract-calls.ts';
import { moveAmount, moveThereAndBack } from './contract/contract-moves.ts';
import { refuseEverything } from './contract/contract-writes.ts';
import { casesOf } from './contract/report-cases.ts';
import { readOptions, wholeOption } from './read-options.ts';
import { reportOptions, reportTarget, writeReport } from './run/report-file.ts';

/** Stands for the wallet's. */
const usualOrigin = 'https://wallet.example';

const { values } = readOptions({
  options: {
    'base-url': { type: 'string' },
    token: { type: 'string' },
    phone: { type: 'string' },
    password: { type: 'string', default: process.env['KRAPAO_CHECK_PASSWORD'] ?? '' },
    timeout: { type: 'string', default: '30' },
    origin: { type: 'string', default: usualOrigin },
    'idempotency-key': { type: 'boolean', default: false },
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

/** The origin that pages call from; null for that of the backend. @throws Error for what is no origin */
function originOf(given: string, baseUrl: string): string | null {
  if (URL.parse(given)?.origin !== given)
    throw new Error(`--origin takes an origin such as https://wallet.example, not ${JSON.stringify(given)}`);
  return given === new URL(baseUrl).origin ? null : given;
}

/** What is likely to be wrong with an address that can be called. */
function doubtsOf(baseUrl: string, origin: string | null): string[] {
  const { pathname, protocol, hostname } = new URL(baseUrl);
  const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  const shorter = baseUrl.replace(/\/api\/*$/, '');
  return [
    ...(/\/api\/*$/.test(pathname)
      ? [`calls go to ${shorter}/api/api/…, because the contract's paths begin with /api; was ${shorter} meant?`]
      : []),
    ...(protocol === 'http:' && !isLocal && origin?.startsWith('https:')
      ? [`a page of ${origin} may not call an address that begins with http://`]
      : []),
  ];
}

/** What a live backend owes the app (docs/deploying.md) and this run has not looked at. */
function notChecked(target: Target, amount: number | null): string[] {
  return [
    ...(target.origin === null ? ['CORS, because --origin is that of the backend'] : []),
    ...(target.token === null && values.phone === undefined
      ? ['what players alone can read, without --phone or --token']
      : []),
    ...(values.writes ? [] : ['what has to be refused, without --writes']),
    ...(amount === null ? ['that a key sent twice moves money once, without --moves'] : []),
    ...(target.origin !== null && !target.keys
      ? ['that pages may send an Idempotency-Key, without --idempotency-key']
      : []),
    'that the chat keeps its rooms apart when it takes messages, and its socket',
  ];
}

async function run(): Promise<number> {
  // all of the options, before anything is sent
  const baseUrl = baseUrlOf(values['base-url']);
  const timeoutMs = wholeOption('timeout', values.timeout, 1, 600) * 1000;
  const amount = values.moves === undefined ? null : moveAmount(values.moves, values['account-is-mine']);
  const report = reportTarget(values, (sentence) => {
    throw new Error(sentence);
  });
  let target: Target = {
    baseUrl,
    token: values.token ?? null,
    headers: clientHeader(values['client-header']),
    timeoutMs,
    origin: originOf(values.origin, baseUrl),
    keys: values['idempotency-key'],
    tellLimited: (line) => console.log(`· ${line}`),
  };
  for (const doubt of doubtsOf(baseUrl, target.origin)) console.log(`! ${doubt}`);
  const verdicts: Verdict[] = [];
  const add = (verdict: Verdict) => {
    verdicts.push(verdict);
    print(verdict);
  };
  const ask = async () => {
    await askPreflights(target, add);
    if (values.phone !== undefined)
      target = { ...target, token: await logIn(target, values.phone, values.password, add) };
    await askEverything(target, add);
    if (values.writes) await refuseEverything(target, add);
    if (amount !== null) add(await moveThereAndBack(target, amount));
  };
  // what was found until then is told all the same
  const failure = await ask().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  if (report && verdicts.length > 0)
    writeReport(report, 'contract:check', casesOf(verdicts, [target.token ?? '', values.phone ?? '', values.password]));
  const count = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
  if (verdicts.length > 0) {
    if (values.origin === usualOrigin && verdicts.some((one) => one.kind === 'broken' && /Allow-Origin/.test(one.why)))
      console.log('! if pages of one origin alone may call, name it with --origin');
    for (const what of notChecked(target, amount)) console.log(`not checked: ${what}`);
    console.log(
      `contract: ${count('kept')} kept, ${count('drift')} drift, ${count('broken')} broken, ` +
        `${count('refused')} refused, ${count('skipped')} skipped`,
    );
  }
  if (failure) throw failure;
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
