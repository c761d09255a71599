/** `npm run world:from` as a tester calls it: a file that is made, one that stays, and options that cannot be used. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox } from '../tests/support/worlds/open-sandbox.ts';
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

/** @returns the exit code and what was said on stderr */
const worldFrom = (options: Record<string, string>) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const all = Object.entries({ 'base-url': harBase, name: 'client-a', out: folder, ...options });
    const command = ['--import', 'tsx', 'tools/world-from.ts', ...all.flatMap(([name, value]) => [`--${name}`, value])];
    execFile(process.execPath, command, { timeout: 50_000 }, (error, _, said) =>
      resolve({ code: error?.code ?? 0, said }),
    );
  });

test('a HAR becomes a file, and a second world of that name does not take its place', {
  timeout: 120_000,
}, async () => {
  const har = await recordHar();
  expect(await worldFrom({ har, out: at('worlds') })).toEqual({ code: 0, said: '' });
  const made = readFileSync(at('worlds/client-a.json'), 'utf8');
  const again = await worldFrom({ har, out: at('worlds') });
  expect(again.code).toBe(2);
  expect(again.said).toMatch(/client-a\.json cannot be written: EEXIST/);
  expect(readFileSync(at('worlds/client-a.json'), 'utf8')).toBe(made);
});

test.each<[string, number, RegExp, (har: string) => Record<string, string>]>([
  ['a file that is not there', 2, /nowhere\.har cannot be read/, () => ({ har: at('nowhere.har') })],
  ['a folder in place of a HAR', 2, /cannot be read: EISDIR/, () => ({ har: folder })],
  ['a file in place of the folder', 2, /client-a\.json cannot be written/, (har) => ({ har, out: har })],
  ['a name that leads elsewhere', 1, /^Usage: /, (har) => ({ har, name: '../client-a' })],
  ['an address without a scheme', 1, /^Usage: /, (har) => ({ har, 'base-url': 'api.client.example' })],
  ['another backend', 1, /no entry of the HAR is a call below/, (har) => ({ har, 'base-url': 'https://b.example' })],
])(
  '%s ends the command with a sentence and writes nothing',
  { timeout: 60_000 },
  async (_what, code, said, options) => {
    const ended = await worldFrom(options(await recordHar()));
    expect(ended.code).toBe(code);
    expect(ended.said).toMatch(said);
    expect(ended.said).not.toContain('    at ');
    expect(existsSync(at('client-a.json'))).toBe(false);
  },
);
