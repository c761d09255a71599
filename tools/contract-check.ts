import { systemReason } from '../mocks/adapters/server/system-reason.ts';
import { choice, flag, Misuse, parsed, readCommand, refuse, text, whole } from './command.ts';
import { askEverything, askPreflights, clientHeader, type Target, type Verdict } from './contract/contract-calls.ts';
import { printableExample } from './contract/contract-drift.ts';
import { moveAmount, moveThereAndBack } from './contract/contract-moves.ts';
import { refuseEverything } from './contract/contract-writes.ts';
import { logIn, sendsReadably } from './contract/log-in.ts';
import { mendsOf } from './contract/mends.ts';
import { casesOf, reportFormats, writeReport } from './contract/report.ts';

const usualOrigin = 'https://wallet.example';

/** @throws Misuse for an address without http(s), with a suggestion */
function baseUrlOf(given: string): string {
  if (['http:', 'https:'].includes(URL.parse(given)?.protocol ?? '')) return given;
  const withScheme = `http://${given}`;
  const hint = given.includes('://') || !URL.canParse(withScheme) ? '' : ` Was ${withScheme} meant?`;
  throw new Misuse(
    `--base-url takes an address that begins with http:// or https://, not ${JSON.stringify(given)}.${hint}`,
  );
}

function originOf(given: string): string {
  if (URL.parse(given)?.origin === given) return given;
  throw new Misuse(`--origin takes an origin such as https://wallet.example, not ${JSON.stringify(given)}`);
}

const { values } = readCommand({
  name: 'npm run contract:check --',
  about: `Checks whether a backend keeps the contract, as a browser on a page of the app would, with calls that only read.
Exit code 1: it does not. 2: it could not be asked.`,
  example: 'KRAPAO_CHECK_PASSWORD=… npm run contract:check -- --base-url https://api.example.com --phone 0812345678',
  options: {
    'base-url': parsed('address of the backend, without /api', 'URL', baseUrlOf),
    origin: parsed('origin of the page that calls', 'ORIGIN', originOf, usualOrigin),
    phone: text('logs in as this player, with the password in KRAPAO_CHECK_PASSWORD', 'PHONE'),
    password: text('the password, where other users of the machine may see it', 'PASSWORD'),
    token: text('calls with this token', 'TOKEN'),
    timeout: whole('seconds for each call', [1, 600], '30'),
    'idempotency-key': flag('requires that pages may send an Idempotency-Key'),
    writes: flag('also sends what has to be refused'),
    moves: parsed('moves that much money to a game and back, baht', 'AMOUNT', moveAmount),
    'account-is-mine': flag('agrees to --moves'),
    report: choice('writes a report', reportFormats),
    out: text('file of the report', 'FILE'),
    'client-header': parsed('header of the app, name:value', 'HEADER', clientHeader, 'x-client:wallet-user'),
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
    const came = printableExample(drift);
    console.log(`    ${what}: ${path || 'the body'}, expected ${expected}, came ${came} (${count}×)`);
  }
}

/** Likely mistakes in an address. */
function doubtsOf(baseUrl: string): string[] {
  const { pathname } = new URL(baseUrl);
  const shorter = baseUrl.replace(/\/api\/*$/, '');
  const hasSecret = values.phone !== undefined || values.token !== undefined;
  return [
    ...(/\/api\/*$/.test(pathname)
      ? [`calls go to ${shorter}/api/api/…, because the contract's paths begin with /api; was ${shorter} meant?`]
      : []),
    ...(hasSecret && sendsReadably(baseUrl)
      ? ['http: sends password and token unencrypted, and others on the way can read them; use https:']
      : []),
  ];
}

/** Each way to mend something, with the number of verdicts that need it. */
function toMend(verdicts: readonly Verdict[]): string[] {
  const all = verdicts.flatMap((verdict) => (verdict.kind === 'broken' ? mendsOf(verdict.why) : []));
  return [...Map.groupBy(all, (mend) => mend)].map(([mend, { length }]) => `  ${mend} (${length}×)`);
}

/** Checks of a live backend (docs/deploying.md) that this run skipped. */
function notChecked(target: Target): string[] {
  return [
    ...(target.origin === null ? ['CORS, because --origin is that of the backend'] : []),
    ...(target.token === null && values.phone === undefined
      ? ['what players alone can read, without --phone or --token']
      : []),
    ...(values.writes ? [] : ['what has to be refused, without --writes']),
    ...(target.origin !== null && !target.keys
      ? ['that pages may send an Idempotency-Key, without --idempotency-key']
      : []),
    'that the chat keeps its rooms apart when it takes messages, and its socket',
  ];
}

/** Whether the backend honours the key, as far as --moves tells. */
function keyVerdict(moved: Verdict | undefined): string {
  if (moved?.kind === 'kept') return 'honoured, a transfer sent twice moved money once';
  const twice = moved?.kind === 'broken' && moved.why.startsWith('one key sent twice moved');
  return twice ? 'not honoured, a transfer sent twice moved money twice' : 'unknown, only --moves can tell';
}

/** Prints a remark for the first call that causes it. */
function remarkOnce(): (line: string) => void {
  const told = new Set<string>();
  return (line) => {
    const remark = line.slice(line.indexOf(': '));
    if (!told.has(remark)) console.log(`! ${line}`);
    told.add(remark);
  };
}

function refuseHalfLogin(password: string): void {
  const { phone, token } = values;
  if (phone !== undefined && password === '') refuse('--phone takes the password from KRAPAO_CHECK_PASSWORD');
  if (phone !== undefined && token !== undefined) refuse('Give --phone or --token, not both');
  if (phone === undefined && values.password !== undefined) refuse('--password needs --phone');
}

async function run(): Promise<number> {
  const {
    'base-url': baseUrl,
    moves: amount = null,
    report,
    out,
    password = process.env['KRAPAO_CHECK_PASSWORD'] ?? '',
  } = values;
  if (baseUrl === undefined) refuse('Name the backend: --base-url https://api.example.com');
  if (amount !== null && !values['account-is-mine'])
    refuse('--moves moves real money: say --account-is-mine as well, if it is yours');
  if ((report === undefined) !== (out === undefined)) refuse('--report and --out FILE need each other');
  refuseHalfLogin(password);
  let target: Target = {
    baseUrl,
    token: values.token ?? null,
    headers: values['client-header'],
    timeoutMs: values.timeout * 1000,
    // The backend's own pages need no CORS.
    origin: values.origin === new URL(baseUrl).origin ? null : values.origin,
    keys: values['idempotency-key'],
    tellLimited: (line) => console.log(`· ${line}`),
    tellRemark: remarkOnce(),
  };
  for (const doubt of doubtsOf(baseUrl)) console.log(`! ${doubt}`);
  const verdicts: Verdict[] = [];
  let moved: Verdict | undefined;
  const add = (verdict: Verdict) => {
    verdicts.push(verdict);
    print(verdict);
  };
  const ask = async () => {
    await askPreflights(target, add);
    if (values.phone !== undefined) target = { ...target, token: await logIn(target, values.phone, password, add) };
    await askEverything(target, add);
    if (values.writes) await refuseEverything(target, add);
    if (amount !== null) add((moved = await moveThereAndBack(target, amount)));
  };
  // Findings until then are reported too.
  const failure = await ask().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  if (report && out && verdicts.length > 0)
    writeReport(report, out, casesOf(verdicts, [target.token ?? '', values.phone ?? '', password]));
  const count = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
  if (verdicts.length > 0) {
    if (values.origin === usualOrigin && verdicts.some((one) => one.kind === 'broken' && /Allow-Origin/.test(one.why)))
      console.log('! if pages of one origin alone may call, name it with --origin');
    const mending = toMend(verdicts);
    if (mending.length > 0) console.log(['to mend:', ...mending].join('\n'));
    console.log(`Idempotency-Key: ${keyVerdict(moved)}`);
    for (const what of notChecked(target)) console.log(`not checked: ${what}`);
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
    console.error(systemReason(error));
    process.exitCode = 2;
  },
);
