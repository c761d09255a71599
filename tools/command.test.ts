import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendOptions } from './backend-options.ts';
import { choice, flag, readCommand, text, texts, whole } from './command.ts';
import { playwrightArgs, playwrightOptions, testFiles } from './run/playwright.ts';

const command = {
  name: 'npm run walk --',
  about: 'Walks.',
  example: 'npm run walk -- --seconds 60',
  options: {
    seconds: whole('how long', [1, 600], '300'),
    language: choice('only this language', ['th', 'la', 'en']),
    grep: { ...text('only these', 'TEXT'), short: 'g' },
    unlike: texts('a field', 'FIELD'),
    known: flag('no new run'),
  },
};
const read = (...args: string[]) => readCommand(command, args);

const said = vi.fn<(text: string) => void>();
const ended = vi.fn<(code?: number | string | null) => void>();
beforeEach(() => {
  said.mockReset();
  ended.mockReset();
  vi.spyOn(console, 'error').mockImplementation(said);
  vi.spyOn(console, 'log').mockImplementation(said);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    ended(code);
    throw new Error('ended');
  });
});
afterEach(() => vi.restoreAllMocks());

/** Runs a function that ends the command. @returns exit code and output */
function ending(run: () => unknown) {
  expect(run).toThrow('ended');
  return [ended.mock.lastCall?.[0], said.mock.lastCall?.[0] ?? ''] as const;
}

test('reads given values and defaults', () => {
  expect(read().values).toEqual({ seconds: 300, language: undefined, grep: undefined, unlike: [], known: false });
  const given = ['--seconds', '60', '--language=la', '-g', 'a QR', '--known'];
  expect(read(...given).values).toMatchObject({ seconds: 60, language: 'la', grep: 'a QR', known: true });
});

test('reads all values of a list', () => {
  expect(read('--unlike', 'a', '--unlike', 'b').values.unlike).toEqual(['a', 'b']);
});

// APP-191
test.each([
  [['--nope'], "Unknown option '--nope'"],
  [['--secnds', '5'], "Unknown option '--secnds'; --seconds?"],
  [['--seconds', '1', '--seconds', '2'], '--seconds is given 2 times: 1, 2'],
  [['--seconds', '0'], '--seconds takes a whole number from 1 to 600, not "0"'],
  [['--seconds', '1.5'], '--seconds takes a whole number from 1 to 600, not "1.5"'],
  [['--seconds', '-1'], "Option '--seconds' argument is ambiguous."],
  [['--language', 'lo'], '--language takes one of th, la, en, not "lo"'],
  [['--grep', ''], '--grep takes a value'],
  [['everyday'], "Unexpected argument 'everyday'"],
])('refuses %j with exit code 2', (args, sentence) => {
  const [code, text] = ending(() => read(...args));
  expect(code).toBe(2);
  expect(text.split('\n')[0]).toMatch(sentence);
  expect(text).toContain('\nOptions: --seconds, --language, --grep, --unlike, --known, --help\n');
});

test('refuses more positionals than it takes', () => {
  const one = { ...command, positionals: { name: 'FILE', about: 'a file', most: 1 } };
  expect(readCommand(one, ['a']).positionals).toEqual(['a']);
  expect(ending(() => readCommand(one, ['a', 'b']))[1]).toMatch("Unexpected argument 'b'");
});

// APP-191
test('prints usage, options with defaults and an example for --help', () => {
  const [code, text] = ending(() => read('--help', '--known'));
  expect(code).toBe(0);
  expect(text).toBe(`Walks.

Usage: npm run walk -- [options]

  --seconds N          how long (default: 300)
  --language th|la|en  only this language
  -g, --grep TEXT      only these
  --unlike FIELD       a field; may be repeated
  --known              no new run
  --help               prints this text

Example: npm run walk -- --seconds 60`);
});

test('hands options and files to Playwright', () => {
  const { values, positionals } = readCommand({ ...command, options: playwrightOptions, positionals: testFiles }, [
    ...['qr', '-g', 'a QR', '--project', 'live', '--project', 'e2e', '--workers', '2', '--list'],
  ]);
  expect(playwrightArgs(values, positionals)).toEqual([
    ...['qr', '--grep=a QR', '--project=live', '--project=e2e', '--workers=2', '--list'],
  ]);
});

// APP-191
test.each<[option: string, value: string, sentence: string]>([
  ['port', '70000', 'from 0 to 65535'],
  ['port', '', 'from 0 to 65535'],
  ['host', '', '--host takes a value'],
  ['data', '', '--data takes a value'],
  ['scenario', 'nirvana', 'takes one of everyday'],
  ['seed', '-1', 'from 0 to 999999999'],
  ['origins', 'wallet', '* or origins'],
  ['origins', 'https://wallet.example/', '* or origins'],
  ['client-headers', 'x-client,bad header', 'not "bad header"'],
  ['max-worlds', '0', 'from 1 to'],
  ['upload-mebibytes', 'much', 'from 1 to'],
])('the backend refuses --%s=%s', (option, value, sentence) => {
  const [code, text] = ending(() => backendOptions([`--${option}=${value}`]));
  expect(code).toBe(2);
  expect(text).toContain(sentence);
});

test('the backend starts without options', () => {
  expect(backendOptions([])).toMatchObject({ origins: ['*'], fallback: { scenario: 'everyday', seed: 1 } });
});
