import { defineEvent } from '../../kernel/domain.ts';
import { minute, second } from '../../kernel/time/duration.ts';
import type { ScheduledEvent } from '../../kernel/time/schedule.ts';
import type { World } from '../../kernel/world.ts';
import { magicAmounts } from '../../reference/magic.ts';
import { creditDeposit } from '../wallet/index.ts';
import { type QrRecord, qrCodes, setQrState } from './records.ts';

interface QrPaidEvent extends ScheduledEvent {
  readonly kind: 'qr-paid';
  readonly qrcode: string;
}

/** No effect on a QR that was paid or cancelled before. */
export const qrPaid = defineEvent<QrPaidEvent>('qr-paid', async (world, { qrcode }) => {
  const record = world.table(qrCodes).findFirst((q) => q.where({ _id: qrcode }));
  if (record?.state === 'open') await creditQr(world, record);
});

/** Payment time of a magic amount, epoch ms; null for other amounts. */
function paidAt({ amount, createdAt, expiresAt }: QrRecord): number | null {
  if (amount === magicAmounts.paidSoon) return createdAt + 20 * second;
  return amount === magicAmounts.paidLate ? expiresAt + minute : null;
}

export function schedulePayment(world: World, record: QrRecord): void {
  const at = paidAt(record);
  if (at !== null) world.schedule.add(qrPaid, { kind: 'qr-paid', id: world.id('ev'), at, qrcode: record._id });
}

/** Expired QRs are credited too (QR-47). */
export async function creditQr(world: World, { _id, player, amount, bankCode }: QrRecord): Promise<void> {
  creditDeposit(world, { _id: player }, amount, bankCode);
  await setQrState(world, _id, 'paid');
}
