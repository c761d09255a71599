/** Commands with options that they do not have, or values that they cannot use: a sentence, no stack trace, no hanging. */
import { execFile } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { backendOptions } from './backend-options.ts';

/** @returns the exit code, null when it had to be ended, and what it said on stderr */
const run = (...command: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const all = ['--import', 'tsx', ...command];
    execFile(process.execPath, all, { timeout: 20_000 }, (error, _, said) => resolve({ code: error?.code ?? 0, said }));
  });

// APP-191
test.each([
  ['tools/backend.ts', '--world-origin'],
  ['tools/preview.ts', '--base'],
  ['tools/contract-check.ts', '--base-url'],
])('%s says which options there are', { timeout: 25_000 }, async (command, one) => {
  const { code, said } = await run(command, '--nope');
  expect(code).toBe(1);
  expect(said).toContain("'--nope'");
  expect(said).toMatch(new RegExp(`^Options: .*${one}`, 'm'));
  expect(said).not.toContain('    at ');
});

// APP-191
test('a folder in which nothing can be made ends the backend with a sentence', { timeout: 25_000 }, async () => {
  const { code, said } = await run('tools/backend.ts', '--port', '0', '--data', '/proc/x');
  expect(said).toMatch(/^the folder \/proc\/x cannot be used for worlds: .*\n$/);
  expect(code).toBe(1);
});

const refused: [option: string, value: string, sentence: string][] = [
  ['port', '70000', 'from 0 to 65535'],
  ['port', '', 'from 0 to 65535'],
  ['host', '', '--host takes a value'],
  ['data', '', '--data takes a value'],
  ['scenario', 'nirvana', 'takes one of everyday'],
  ['seed', '-1', 'from 0 to 999999999'],
  ['seed', '1.5', 'from 0 to 999999999'],
  ['origins', 'wallet', '* or origins'],
  ['origins', 'https://wallet.example/', '* or origins'],
  ['client-headers', 'x-client,bad header', 'not "bad header"'],
  ['max-worlds', '0', 'from 1 to'],
  ['idle-minutes', '0', 'from 1 to'],
  ['stall-seconds', '0', 'from 1 to'],
  ['body-mebibytes', '0', 'from 1 to'],
  ['upload-mebibytes', 'much', 'from 1 to'],
];

// APP-191
test.each(refused)('the backend refuses --%s=%s', (option, value, sentence) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => backendOptions([`--${option}=${value}`])).toThrow('ended');
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(sentence));
  expect(ended).toHaveBeenCalledWith(1);
});

test('the backend starts with every option left out', () => {
  expect(backendOptions([])).toMatchObject({ origins: ['*'], fallback: { scenario: 'everyday', seed: 1 } });
});
