import { expect, test } from 'vitest';
import type { SlipPage } from '../../../contract/generated/models/slipPage.ts';
import { replay } from '../../../mocks/engine/execute/execute.ts';
import type { UploadedFile } from '../../../mocks/kernel/uploaded-file.ts';
import { refusal } from '../../support/worlds/newcomer.ts';
import { type Caller, logIn, openSandbox, walletOf } from '../../support/worlds/open-sandbox.ts';

const done = { status: 200, body: { message: 'SUCCESS' } };
const image: UploadedFile = { name: 'IMG_1.png', type: 'image/png', size: 2000, hash: 'a'.repeat(64), sniffed: 'png' };
const send = (player: Caller, change: Partial<UploadedFile> = {}) =>
  player.upload('/api/wallet/slip', { ...image, ...change });
const list = async (player: Caller, page = 1, limit = 10) =>
  (await player.post('/api/statement/slip', { page, limit })).body as SlipPage;
const newest = async (player: Caller) => (await list(player, 1, 1)).slips[0];
const balance = async (player: Caller) => (await walletOf(player)).money;

// SLP-42
test('a slip is checked for two to five minutes, then credited', async () => {
  const sandbox = await openSandbox('everyday', { set: { slipWindow: 'none' } });
  const player = await logIn(sandbox);
  expect(await send(player, { name: 'slip-500.png' })).toEqual(done);
  expect(await newest(player)).toMatchObject({ status: 'processing', amount: 500, note: null });
  await sandbox.clock.jump('119s');
  expect(await newest(player)).toMatchObject({ status: 'processing' });
  await sandbox.clock.jump('181s');
  expect(await newest(player)).toMatchObject({ status: 'success', amount: 500, note: null });
  expect(await balance(player)).toBe(4750.75);
  expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
});

// SLP-44
test('the same image is credited once, from any player; a rejected one may be sent again', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const other = await logIn(sandbox, '0898765432');
  await send(player, { name: 'expired-slip.png' });
  await sandbox.clock.jump('5m');
  await send(player, { name: 'slip-50.png' });
  await send(player, { name: 'slip-50.png' });
  await send(other);
  await sandbox.clock.jump('5m');
  const { slips } = await list(player, 1, 2);
  expect(slips.map(({ note }) => note)).toEqual(['SLIP_REFNO_DUPLICATED', null]);
  expect((await newest(other))?.note).toBe('SLIP_REFNO_DUPLICATED');
  expect(await balance(player)).toBe(4300.75);
});

test('the operator accepts or rejects a slip before the check ends, and the decision stays', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await send(player, { name: 'not-match.png' });
  await sandbox.operate('approveSlip', {});
  expect(await newest(player)).toMatchObject({ status: 'success' });
  const credited = await balance(player);
  expect(credited).toBeGreaterThan(4250.75);
  await send(player, { name: 'slip-9.png', hash: 'c'.repeat(64) });
  const { reference } = (await newest(player)) ?? {};
  await sandbox.operate('rejectSlip', { slip: reference ?? '', reason: 'EXPIRED_SLIP' });
  await sandbox.clock.jump('1h');
  expect(await newest(player)).toMatchObject({ status: 'failed', note: 'EXPIRED_SLIP' });
  expect(await balance(player)).toBe(credited);
  await expect(sandbox.operate('approveSlip', {})).rejects.toThrow('NO_DATA');
});

// SLP-47
test('every slip has the address of its image, except the one whose image is missing', async () => {
  const sandbox = await openSandbox('slips');
  const player = await logIn(sandbox);
  await send(player, { name: 'slip-5.png' });
  const { slips } = await list(player, 1, 100);
  expect(slips.some(({ link }) => link !== null)).toBe(true);
  expect(new Set(slips.map(({ reference }) => reference)).size).toBe(slips.length);
  for (const { reference, note } of slips) {
    const answer = await player.get(`/api/statement/slip/reference/${encodeURIComponent(reference ?? '')}`);
    const url = note === 'UPLOADED_FILE_NOT_EXIST' ? null : expect.stringMatching(/^sandbox-art\/slips\/slip-\d\.svg$/);
    expect(answer).toEqual({ status: 200, body: { url } });
  }
});

// SLP-39, SLP-47
test('a player cannot read the slips of another player', async () => {
  const sandbox = await openSandbox('slips');
  const { reference } = (await newest(await logIn(sandbox))) ?? {};
  const other = await logIn(sandbox, '0898765432');
  expect((await list(other)).total).toBe(0);
  const nothing = refusal(404, 'NO_DATA');
  expect(await other.get(`/api/statement/slip/reference/${reference}`)).toEqual(nothing);
  for (const wrong of ['P1', 'P999999', 'a/b?c#d%']) {
    expect(await other.get(`/api/statement/slip/reference/${encodeURIComponent(wrong)}`)).toEqual(nothing);
  }
});

// SLP-28, SLP-43
test('a slip without an amount in its name has none until it is checked', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await send(player);
  expect((await newest(player))?.amount).toBeNull();
  await sandbox.clock.jump('5m');
  const { amount, status } = (await newest(player)) ?? {};
  expect(status).toBe('success');
  expect(await balance(player)).toBe(4250.75 + Number(amount));
});

// SLP-42
test('a slip fails by its name and by the switch, and moves no money', async () => {
  const reason = 'NOT_MATCH';
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await send(player, { name: 'not-match.png' });
  await sandbox.clock.jump('5m');
  expect(await newest(player)).toMatchObject({ status: 'failed', note: reason });
  await sandbox.set('nextSlip', reason);
  await send(player, { hash: 'b'.repeat(64) });
  await sandbox.clock.jump('5m');
  expect(await newest(player)).toMatchObject({ status: 'failed', note: reason });
  expect(await balance(player)).toBe(4250.75);
});

// SLP-3, SLP-46
test('the closing time of slips is an empty object when there is none', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const info = async () => (await player.get('/api/lookup/slip')).body;
  expect(await info()).toEqual({ closeFrom: '23:30', closeTo: '00:30', notice: expect.stringContaining('1 ชั่วโมง') });
  await sandbox.set('slipWindow', 'none');
  expect(await info()).toEqual({});
});
