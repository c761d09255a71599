import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemReason } from './system-reason.ts';

test('says in words why a file cannot be read', () => {
  const failing = (file: string) => {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      return systemReason(error);
    }
  };
  expect(failing('no/such/file')).toBe('there is no such file or folder (ENOENT)');
  expect(failing('tools')).toBe('it is a folder, not a file (EISDIR)');
});

test('finds the reason of a failed fetch in its cause, and leaves other errors as they are', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });
  expect(systemReason(new TypeError('fetch failed', { cause }))).toBe('nothing listens at that address (ECONNREFUSED)');
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 4173 });
  expect(systemReason(taken)).toBe('another program uses the port 4173 (EADDRINUSE)');
  expect(systemReason(new Error('no verdicts'))).toBe('no verdicts');
  expect(systemReason('stopped')).toBe('stopped');
});
