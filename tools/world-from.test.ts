import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { administer } from '../tests/support/backend/client.ts';
import { openBackend } from '../tests/support/backend/in-process.ts';
import { opened } from '../tests/support/worlds/lives.ts';
import { type Caller, logIn, openSandbox } from '../tests/support/worlds/open-sandbox.ts';
import { HarRecorder, harBase, readEverything } from '../tests/support/worlds/recorded-har.ts';

let folder = '';
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'world-from-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function recordHar(): Promise<string> {
  const recorder = new HarRecorder(await openSandbox('everyday', { seed: 7 }));
  await readEverything(recorder);
  writeFileSync(at('trip.har'), JSON.stringify(recorder.har()));
  return at('trip.har');
}

/** Runs the command. */
const worldFrom = (options: Record<string, string | undefined>, password = '', ...flags: string[]) =>
  new Promise<{ code: unknown; said: string; output: string }>((resolve) => {
    const all = Object.entries({ 'base-url': harBase, name: 'client-a', out: folder, ...options });
    const env = { ...process.env, KRAPAO_CHECK_PASSWORD: password };
    const command = [
      '--import',
      'tsx',
      'tools/world-from.ts',
      ...all.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value])),
      ...flags,
    ];
    execFile(process.execPath, command, { timeout: 50_000, env }, (error, output, said) =>
      resolve({ code: error?.code ?? 0, said, output }),
    );
  });

async function moneyOf(player: Caller) {
  const wallet = (await player.get('/api/wallet')).body as { wallet: object; slots: { amount: number }[] };
  const history = (await player.post('/api/statement', { page: 1, limit: 100 })).body as {
    total: number;
    statements: { amount: number }[];
  };
  const amounts = [...wallet.slots, ...history.statements].map(({ amount }) => amount);
  return { wallet: wallet.wallet, total: history.total, amounts };
}

// LIFE-16
test('makes a file from a HAR, and does not overwrite it', {
  timeout: 120_000,
}, async () => {
  const har = await recordHar();
  // The HAR has calls of one backend only and needs no address.
  expect(await worldFrom({ har, out: at('worlds'), 'base-url': undefined })).toMatchObject({ code: 0, said: '' });
  const made = readFileSync(at('worlds/client-a.json'), 'utf8');
  const again = await worldFrom({ har, out: at('worlds') });
  expect(again.code).toBe(2);
  expect(again.said).toMatch(/client-a\.json cannot be written: there is a file of that name/);
  expect(again.output).toBe('');
  expect(readFileSync(at('worlds/client-a.json'), 'utf8')).toBe(made);
});

// LIFE-22
test('makes entries from writes, and names the first response that differs', {
  timeout: 120_000,
}, async () => {
  const recorder = new HarRecorder(await openSandbox('everyday', { seed: 7 }));
  await readEverything(recorder);
  for (const amount of [100, 50]) {
    await recorder.ask('POST', '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount });
    await recorder.ask('GET', '/api/wallet');
  }
  const entriesOf = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { journal: object[] }).journal.length;
  writeFileSync(at('agrees.har'), JSON.stringify(recorder.har()));
  const agrees = await worldFrom({ har: at('agrees.har') }, '', '--writes');
  expect(agrees).toMatchObject({ code: 0, said: '' });
  expect(agrees.output).toMatch(/^Amounts are unchanged\./);
  expect(agrees.output).toContain('2 writes, and 2 reads after the first write, gave the same answers.');
  expect(agrees.output).toContain('The world agrees with the recording to the end.');
  expect(entriesOf(at('client-a.json'))).toBe(3);

  const har = recorder.har();
  const last = har.log.entries.at(-1);
  const body = JSON.parse(last?.response.content.text ?? '') as { wallet: { amount: number } };
  expect(body.wallet.amount).toBe(4100.75);
  const text = JSON.stringify({ ...body, wallet: { amount: 4099.75 } });
  if (last) last.response.content = { ...last.response.content, text };
  writeFileSync(at('parts.har'), JSON.stringify(har));
  const parts = await worldFrom({ har: at('parts.har'), name: 'client-b' }, '', '--writes');
  expect(parts).toMatchObject({ code: 0, said: '' });
  const at9 = new RegExp(
    `differs from the recording at call ${har.log.entries.length}, [\\d:]{8} UTC: getWallet, GET /api/wallet\n`,
  );
  expect(parts.output).toMatch(at9);
  expect(parts.output).toContain('wallet.amount: recorded 4099.75, in the world 4100.75');
  expect(entriesOf(at('client-b.json'))).toBe(3);
  const asked = await worldFrom({ phone: '0812345678' }, 'krapao99', '--writes');
  expect(asked).toMatchObject({ code: 2, said: expect.stringContaining('--writes takes a HAR') });
});

test.each<[string, number, RegExp, (har: string) => Record<string, string>]>([
  ['a missing file', 2, /nowhere\.har cannot be read/, () => ({ har: at('nowhere.har') })],
  ['a folder in place of a HAR', 2, /cannot be read: it is a folder, not a file/, () => ({ har: folder })],
  ['a file in place of the folder', 2, /client-a\.json cannot be written/, (har) => ({ har, out: har })],
  [
    'a name with a path',
    2,
    /^--name takes .*, not "\.\.\/client-a"\nOptions: /,
    (har) => ({ har, name: '../client-a' }),
  ],
  [
    'an address without a scheme',
    2,
    /^--base-url takes .*\nOptions: /,
    (har) => ({ har, 'base-url': 'api.client.example' }),
  ],
  ['neither a HAR nor a phone', 2, /^Give either --har or --phone$/m, () => ({})],
  ['a HAR and a phone', 2, /^Give either --har or --phone$/m, (har) => ({ har, phone: '0812345678' })],
  [
    'a field of no operation',
    2,
    /^--unlike takes .*, not getWalet:invite$/m,
    (har) => ({ har, unlike: 'getWalet:invite' }),
  ],
  [
    'a phone without an address',
    2,
    /^--phone takes the address/,
    () => ({ phone: '0812345678', 'base-url': undefined }),
  ],
  [
    'a password to another machine without TLS',
    2,
    /^--phone sends the password: name an https: address, or add --plain-http .* http:\/\/api\.client\.example$/m,
    () => ({ phone: '0812345678', 'base-url': 'http://api.client.example' }),
  ],
  ['a phone without a password', 2, /KRAPAO_CHECK_PASSWORD/, () => ({ phone: '0812345678' })],
  [
    'another backend',
    1,
    /^The file has calls of several backends, or none below .*\n {2}--base-url https:\/\/api\.client\.example\/v2$/m,
    (har) => ({ har, 'base-url': 'https://b.example' }),
  ],
])('refuses %s and writes no file', { timeout: 60_000 }, async (_what, code, said, options) => {
  const ended = await worldFrom(options(await recordHar()));
  expect(ended.code).toBe(code);
  expect(ended.said).toMatch(said);
  expect(ended.said).not.toContain('    at ');
  expect(existsSync(at('client-a.json'))).toBe(false);
});

// LIFE-15
test('reads a backend with a player’s login into a world with the same money', {
  timeout: 120_000,
}, async () => {
  const backend = await openBackend(at('backend'), { fallback: { name: 'main', scenario: 'everyday', seed: 7 } });
  const options = { 'base-url': backend.url, phone: '0812345678' };
  try {
    const before = await administer<unknown[]>(backend.url, 'main', 'journal');
    const { code, said } = await worldFrom(options, 'krapao99');
    expect({ code, said }).toEqual({ code: 0, said: '' });
    expect((await administer<unknown[]>(backend.url, 'main', 'journal')).length).toBe(before.length + 1);
    const refused = await worldFrom({ ...options, name: 'client-b' }, 'wrong');
    expect(refused).toMatchObject({
      code: 2,
      said: expect.stringContaining('the login was refused: 400 WRONG_CREDENTIAL: '),
    });
  } finally {
    await backend.close();
  }
  const { player } = await opened(readFileSync(at('client-a.json'), 'utf8'));
  const own = await logIn(await openSandbox('everyday', { seed: 7 }));
  expect(await moneyOf(player)).toEqual(await moneyOf(own));
});
