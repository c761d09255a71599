import { expect, test } from 'vitest';
import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import { replay } from '../../../mocks/engine/execute/execute.ts';
import { refusal } from '../../support/worlds/newcomer.ts';
import {
  type Caller,
  evening,
  logIn,
  newestStatementOf,
  openSandbox,
  walletOf,
} from '../../support/worlds/open-sandbox.ts';

const none = { status: 200, body: { hasQrcode: false } };
const create = async (player: Caller, bankCode: string, amount: number) =>
  (await player.post(`/api/qrcode/${bankCode}`, { amount })).body as QrCode;
const balance = async (player: Caller) => (await walletOf(player)).money;

// QR-41
test('a new QR can be paid for fifteen minutes, and is answered again until then', async () => {
  const sandbox = await openSandbox('qr-deposit');
  const player = await logIn(sandbox);
  expect(await player.get('/api/qrcode/WW')).toEqual(none);
  const made = await create(player, 'WW', 100);
  expect(made).toMatchObject({ hasQrcode: true, amount: 100, expireIn: evening + 15 * 60_000 });
  expect(made.qrcode).toMatch(/^<svg .*<\/svg>$/);
  await sandbox.clock.jump('14m');
  expect((await player.get('/api/qrcode/WW')).body).toEqual(made);
  expect(await player.get('/api/qrcode/PAYONEX')).toEqual(none);
  await sandbox.clock.jump('1m');
  expect(await player.get('/api/qrcode/WW')).toEqual(none);
});

// QR-42
test('a second QR of a provider replaces the first', async () => {
  const player = await logIn(await openSandbox('qr-deposit'));
  const first = await create(player, 'WW', 100);
  const second = await create(player, 'WW', 200);
  expect((await player.get('/api/qrcode/WW')).body).toEqual(second);
  expect(await player.delete(`/api/qrcode/${first.qrcodeId}`)).toEqual(refusal(404, 'NO_DATA'));
});

// MNY-33, QR-46
test('a player cannot see or cancel the QR of another', async () => {
  const sandbox = await openSandbox('qr-deposit');
  const { qrcodeId } = await create(await logIn(sandbox), 'WW', 100);
  const other = await logIn(sandbox, '0898765432');
  expect(await other.get('/api/qrcode/WW')).toEqual(none);
  expect(await other.delete(`/api/qrcode/${qrcodeId}`)).toEqual(refusal(404, 'NO_DATA'));
});

// QR-47, WAL-57
test.each(['1m', '20m'])('a QR paid after %s is credited once, expired or not', async (later) => {
  const sandbox = await openSandbox('qr-deposit');
  const player = await logIn(sandbox);
  const before = await balance(player);
  await create(player, 'WW', 123.5);
  await sandbox.clock.jump(later);
  await sandbox.operate('payQr', { bankCode: 'WW' });
  expect(await balance(player)).toBe(before + 123.5);
  expect(await player.get('/api/qrcode/WW')).toEqual(none);
  expect(await newestStatementOf(player)).toMatchObject({
    statementType: 'deposit',
    from: 'WW',
    amount: 123.5,
    status: 'SUCCESS',
  });
  await expect(sandbox.operate('payQr', { bankCode: 'WW' })).rejects.toThrow('NO_DATA');
});

// QR-47
test.each([
  [111.11, '20s'],
  [122.22, '16m'],
])('a QR of %d baht is paid by itself after %s', async (amount, time) => {
  const sandbox = await openSandbox('qr-deposit');
  const player = await logIn(sandbox);
  const before = await balance(player);
  await create(player, 'WW', amount);
  await sandbox.clock.jump(time);
  expect(await balance(player)).toBeCloseTo(before + amount, 2);
  expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
});

// QR-48
test('a cancelled QR is no longer paid by itself', async () => {
  const sandbox = await openSandbox('qr-deposit');
  const player = await logIn(sandbox);
  const before = await balance(player);
  const { qrcodeId } = await create(player, 'WW', 111.11);
  await player.delete(`/api/qrcode/${qrcodeId}`);
  await sandbox.clock.jump('1h');
  expect(await balance(player)).toBe(before);
});
