import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { livesAsText } from './lives-as-text.ts';

const context = {
  addWatchFile: () => undefined,
  error: (message: string) => {
    throw new Error(message);
  },
};

/** The module text that a build gets for this file content; null if refused. */
function loaded(content: Buffer): string | null {
  const root = mkdtempSync(path.join(tmpdir(), 'lives-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = path.join(root, 'scenarios/lives/client-a.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return (livesAsText().load as unknown as (id: string) => string | null).call(context, `${file}?raw`);
}

// LIFE-31
test('a build has a world that is stored in UTF-16', () => {
  expect(loaded(Buffer.from('\ufeff{"name":"สมชาย"}', 'utf16le'))).toBe('export default "{\\"name\\":\\"สมชาย\\"}"');
});

test('a world in another encoding fails the build and is named', () => {
  expect(() => loaded(Buffer.from([0x22, 0xca, 0xc1, 0x22]))).toThrow(/client-a\.json is not text in UTF-8/);
});
