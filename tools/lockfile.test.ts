import { describe, expect, test } from 'vitest';
import { machineOf, missingFrom } from './lockfile.ts';

describe('machineOf', () => {
  test.each([
    ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@oxlint/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['fsevents', null],
  ])('reads %s', (name, machine) => {
    expect(machineOf(name)).toEqual(machine);
  });
});

describe('missingFrom', () => {
  const tool = { version: '1.0.0', dev: true, optionalDependencies: { 'tool-darwin-arm64': '1.0.0' } };

  test('names an optional package without an entry', () => {
    const missing = missingFrom({ packages: { '': {}, 'node_modules/tool': tool } });
    expect(missing).toEqual([{ name: 'tool-darwin-arm64', version: '1.0.0', dev: true }]);
  });

  test('finds an entry at the root or below the parent', () => {
    const other = { version: '1.0.0' };
    expect(
      missingFrom({ packages: { 'node_modules/a/node_modules/tool': tool, 'node_modules/tool-darwin-arm64': other } }),
    ).toEqual([]);
    expect(
      missingFrom({
        packages: { 'node_modules/a/node_modules/tool': tool, 'node_modules/a/node_modules/tool-darwin-arm64': other },
      }),
    ).toEqual([]);
  });
});
