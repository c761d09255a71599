import { expect, test } from 'vitest';
import type { DepositChannels } from '../../../contract/generated/models/depositChannels.ts';
import { callerOf, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const channelsIn = async (scenario: string) => {
  const player = await logIn(await openSandbox(scenario));
  const { banks, wallets, isManual } = (await player.get('/api/lookup/deposit')).body as DepositChannels;
  const names = banks.map(({ bankCode, mode }) => (bankCode === 'KBANK' ? `KBANK ${mode}` : bankCode));
  return { names, wallets: wallets.map(({ mode }) => mode), isManual };
};

// DEP-28
test('manual-deposit has every channel and says that all are manual', async () => {
  const { names, wallets, isManual } = await channelsIn('manual-deposit');
  expect(names).toHaveLength(13);
  expect(wallets).toEqual(['AUTO', 'GIFT']);
  expect(isManual).toBe(true);
});

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

// INF-18, WDR-3, WDR-23
test('withdrawal limits are what the switches say', async () => {
  const player = await logIn(await openSandbox('everyday', { set: { withdrawMin: 50, withdrawMax: 999.5 } }));
  expect((await player.get('/api/lookup/withdraw')).body).toEqual({ withdrawMin: 50, withdrawMax: 999.5 });
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
