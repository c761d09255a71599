import { expect, test } from 'vitest';
import { openSandbox } from '../tests/support/worlds/open-sandbox.ts';
import { lives } from './lives.ts';

test.each(lives.names)('%s opens, and keeps all rules', async (name) => {
  const sandbox = await openSandbox('broke');
  await sandbox.importCapsule(await lives.load(name));
  expect(sandbox.journal()[0].records).toBeDefined();
  expect(sandbox.invariants().filter(({ holds }) => !holds)).toEqual([]);
});

test('offers the example, and refuses an unknown name', async () => {
  expect(lives.names).toContain('life-example');
  await expect(lives.load('life-nowhere')).rejects.toThrow('no world from life is named life-nowhere');
});
