import { expect, test } from 'vitest';
import { callerOf, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

// REG-29

test('the question where a player heard of the site is asked unless switched off', async () => {
  const sandbox = await openSandbox('newcomer');
  const visitor = callerOf(sandbox);
  const asked = (await visitor.get('/api/lookup/sources')).body as { sources: unknown[] };
  expect(asked.sources).toContainEqual({ code: 'FRIEND', description: 'เพื่อนแนะนำ' });
  await sandbox.set('sources', false);
  expect((await visitor.get('/api/lookup/sources')).body).toEqual({ sources: [] });
});

// ACC-52
test('first-terms asks for agreement, again after the text has changed, and shows a notice', async () => {
  const sandbox = await openSandbox('first-terms');
  const visitor = callerOf(sandbox);
  const agreements = async () => (await visitor.get('/api/lookup/agreements')).body as { agreements: string[] };
  const first = await agreements();
  expect(first.agreements).toHaveLength(2);
  expect((await visitor.get('/api/lookup/notice')).body).toEqual({ notice: expect.stringContaining('<p>') });
  await sandbox.set('agreements', 'changed');
  expect(await agreements()).not.toEqual(first);
  await sandbox.set('agreements', 'accepted');
  expect(await agreements()).toEqual({ agreements: [] });
});

// SLP-3, SLP-46
test('the daily closing time of slips is answered, or an empty object when there is none', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const info = async () => (await player.get('/api/lookup/slip')).body;
  expect(await info()).toEqual({ closeFrom: '23:30', closeTo: '00:30', notice: expect.stringContaining('1 ชั่วโมง') });
  await sandbox.set('slipWindow', 'none');
  expect(await info()).toEqual({});
});
