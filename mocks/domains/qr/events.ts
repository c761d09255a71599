import { defineEvent } from '../../kernel/domain.ts';
import { minute, second } from '../../kernel/time/duration.ts';
import type { ScheduledEvent } from '../../kernel/time/schedule.ts';
import type { World } from '../../kernel/world.ts';
import { magicAmounts } from '../../reference/magic.ts';
import { creditDeposit } from '../wallet/index.ts';
import { type QrRecord, qrCodes, setQrState } from './records.ts';

/** A QR is paid, whether the app still shows it or not. */
interface QrPaidEvent extends ScheduledEvent {
  readonly kind: 'qr-paid';
  /** Id of the QR. */
  readonly qrcode: string;
}

/** A QR of a magic amount is paid at its time, unless it was paid or cancelled before. */
export const qrPaid = defineEvent<QrPaidEvent>('qr-paid', async (world, { qrcode }) => {
  const record = world.table(qrCodes).findFirst((q) => q.where({ _id: qrcode }));
  if (record?.state === 'open') await creditQr(world, record);
});

/** When a QR of a magic amount is paid without a tester, epoch ms; null for every other amount. */
function paidAt({ amount, createdAt, expiresAt }: QrRecord): number | null {
  if (amount === magicAmounts.paidSoon) return createdAt + 20 * second;
  return amount === magicAmounts.paidLate ? expiresAt + minute : null;
}

/** Schedules the payment of a QR of a magic amount. */
export function schedulePayment(world: World, record: QrRecord): void {
  const at = paidAt(record);
  if (at !== null) world.schedule.add(qrPaid, { kind: 'qr-paid', id: world.id('ev'), at, qrcode: record._id });
}

/** Credits the money of a QR that was paid, also after the QR has expired (QR-47). */
export async function creditQr(world: World, { _id, player, amount, bankCode }: QrRecord): Promise<void> {
  creditDeposit(world, { _id: player }, amount, bankCode);
  await setQrState(world, _id, 'paid');
}
