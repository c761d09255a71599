import type { SlipInfo } from '../../../contract/generated/models/slipInfo.ts';
import { isRecord, recordsIn } from '../../shared/base/is-record.ts';
import { uniqueKeys } from '../../shared/base/server-values.ts';
import { trimmedText } from '../../shared/base/text.ts';
import { fromBaht, type MoneyStatus, moneyStatus, type Satang } from '../../shared/money/money.ts';
import { bangkokMinute } from '../../shared/time/dates.ts';

/** SLP-32 */
const reasons = [
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'DEST_ACC_INVALID',
  'SLIP_REFNO_DUPLICATED',
  'UNSTABLE_REFNO_ON_SLIP',
  'TRIPPLE_WRONG_CAPTCHA',
  'INVALID_SLIP',
  'NOT_MATCH',
  'EXPIRED_SLIP',
  'UNKNOW_ERROR',
] as const;
/** `other`: a code without a text (SLP-33). */
export type SlipReason = (typeof reasons)[number] | 'other';

/** Null without a reason. */
export function slipReason(note: unknown): SlipReason | null {
  const code = trimmedText(note).toUpperCase();
  if (code === '') return null;
  return reasons.find((one) => one === code) ?? 'other';
}

const refusals = ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE'] as const;

/** The refusal code in a successful answer (SLP-22). */
export function slipRefusal(answer: unknown): (typeof refusals)[number] | null {
  const code = isRecord(answer) ? trimmedText(answer.message) : '';
  return refusals.find((one) => one === code.toUpperCase()) ?? null;
}

export interface SlipRow {
  readonly key: string;
  readonly createdAt: unknown;
  /** Null until the slip was read (SLP-28). */
  readonly amount: Satang | null;
  readonly status: MoneyStatus;
  readonly reason: SlipReason | null;
  /** Unchecked; empty for none. */
  readonly link: string;
  readonly reference: string;
}

export function slipRows(slips: unknown): SlipRow[] {
  const entries = recordsIn(slips);
  // Not by index: a new slip must not remount the rows below it.
  const keys = uniqueKeys(entries.map(({ reference, createdAt }) => `${trimmedText(reference)} ${String(createdAt)}`));
  return entries.map((entry, index) => {
    const status = moneyStatus(entry.status);
    return {
      key: keys[index] ?? '',
      createdAt: entry.createdAt,
      amount: fromBaht(entry.amount),
      status,
      reason: status === 'success' ? null : slipReason(entry.note),
      link: trimmedText(entry.link),
      reference: trimmedText(entry.reference),
    };
  });
}

const minuteOf = (time: unknown): number | null => {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(trimmedText(time));
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
};

export interface SlipWindow {
  readonly from: string;
  readonly to: string;
  readonly closed: boolean;
}

/** Daily closing time, Bangkok time, may cross midnight (SLP-5); null for none (SLP-6). @param now epoch ms */
export function slipWindow(info: SlipInfo | undefined, now: number): SlipWindow | null {
  const [from, to] = [minuteOf(info?.closeFrom), minuteOf(info?.closeTo)];
  if (from === null || to === null) return null;
  const minute = bangkokMinute(now);
  const closed = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  return { from: trimmedText(info?.closeFrom), to: trimmedText(info?.closeTo), closed };
}
