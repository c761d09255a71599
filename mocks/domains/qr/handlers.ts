import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import { defineEvent } from '../../kernel/domain.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { toBaht, toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { magicAmountCode, magicAmounts } from '../../reference/magic.ts';
import { creditDeposit } from '../wallet/index.ts';
import { qrMarkup, qrPayload } from './qr-code.ts';
import { type QrPaidEvent, type QrRecord, qrCodes } from './records.ts';
import { qrExpiry, qrLifetime, qrProvider, qrRefusal } from './rules.ts';

async function viewOf({ _id, bankCode, amount, expiresAt }: QrRecord): Promise<QrCode> {
  return {
    hasQrcode: true,
    qrcodeId: _id,
    qrcode: await qrMarkup(qrPayload(bankCode, amount, _id)),
    amount: toBaht(amount),
    expireIn: qrExpiry(bankCode, expiresAt),
  };
}

/** The QR that a player can pay at a provider now. There is never more than one. */
function currentQr(world: World, player: Player, bankCode: string): QrRecord | undefined {
  return world
    .table(qrCodes)
    .findFirst((q) => q.where({ player: player._id, bankCode, state: 'open', expiresAt: (time) => time > world.now }));
}

async function setState(world: World, _id: string, state: QrRecord['state']): Promise<void> {
  await world.table(qrCodes).update((q) => q.where({ _id }), {
    data: (draft) => {
      draft.state = state;
    },
  });
}

/** When a QR of a magic amount gets paid by itself; null for every other amount. */
function paidAt({ amount, createdAt, expiresAt }: QrRecord): number | null {
  if (amount === magicAmounts.paidSoon) return createdAt + 20_000;
  return amount === magicAmounts.paidLate ? expiresAt + 60_000 : null;
}

export const qrHandlers = {
  getQr: async (world, { player, path: { id: bankCode } }) => {
    qrProvider(bankCode);
    const current = currentQr(world, player, bankCode);
    return current ? viewOf(current) : { hasQrcode: false };
  },

  createQr: async (world, { player, path: { id: bankCode }, body }) => {
    qrProvider(bankCode);
    const amount = toSatang(body.amount);
    const message = qrRefusal(bankCode, amount);
    if (message !== null) return { hasQrcode: false, message };
    if (magicAmountCode(amount, 'createQr') === 'QR_FAIL') throw fail('QR_FAIL');
    const record: QrRecord = {
      _id: world.id('qr'),
      player: player._id,
      bankCode,
      amount,
      createdAt: world.now,
      expiresAt: world.now + qrLifetime,
      state: 'open',
    };
    const answer = await viewOf(record);

    const former = currentQr(world, player, bankCode);
    if (former) await setState(world, former._id, 'cancelled');
    await world.table(qrCodes).create(record);
    const at = paidAt(record);
    if (at !== null) world.schedule.add(qrPaid, { kind: 'qr-paid', id: world.id('ev'), at, qrcode: record._id });
    return answer;
  },

  cancelQr: async (world, { player, path: { id } }) => {
    const record = world.table(qrCodes).findFirst((q) => q.where({ _id: id, player: player._id }));
    if (record?.state !== 'open' || record.expiresAt <= world.now) throw fail('NO_DATA');
    if (magicAmountCode(record.amount, 'cancelQr') === 'QR_FAIL') throw fail('QR_FAIL');
    await setState(world, id, 'cancelled');
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;

/**
 * Pays a QR: its money is credited, in the app's time or after it (a transfer that was begun in time counts).
 * @throws NO_DATA for one that doesn't exist or was paid or cancelled
 */
export async function payQr(world: World, id: string): Promise<void> {
  const record = world.table(qrCodes).findFirst((q) => q.where({ _id: id }));
  if (record?.state !== 'open') throw fail('NO_DATA');
  creditDeposit(world, { _id: record.player }, record.amount, record.bankCode);
  await setState(world, id, 'paid');
  world.schedule.cancel(qrPaid, ({ qrcode }) => qrcode === id);
}

/** The newest unpaid QR, of one provider or of any. @throws NO_DATA when there is none */
export function unpaidQr(world: World, bankCode: string | undefined): string {
  const open = world.table(qrCodes).findMany((q) => q.where({ state: 'open' }));
  const record = open.findLast((qr) => bankCode === undefined || qr.bankCode === bankCode);
  if (!record) throw fail('NO_DATA');
  return record._id;
}

/** A QR of a magic amount is paid at its time, if it still can be. */
export const qrPaid = defineEvent<QrPaidEvent>('qr-paid', async (world, { qrcode }) => {
  const record = world.table(qrCodes).findFirst((q) => q.where({ _id: qrcode }));
  if (record?.state === 'open') await payQr(world, qrcode);
});

/** The QR codes that can still be paid in time at `now`, epoch ms. */
export const openQrCodes = (world: World, now: number): QrRecord[] =>
  world.table(qrCodes).findMany((q) => q.where({ state: 'open', expiresAt: (time) => time > now }));
