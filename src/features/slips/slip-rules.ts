import type { Slip } from '../../../contract/generated/models/slip.ts';
import type { SlipInfo } from '../../../contract/generated/models/slipInfo.ts';
import { fromBaht, type Satang } from '../../shared/money/money.ts';
import { type MoneyStatus, moneyStatus } from '../../shared/money/money-status.ts';
import { bangkokMinute } from '../../shared/time/dates.ts';

/** Why a slip failed, spelt as the backend spells it (SLP-32). */
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
/** `other`: a code there is no text for. */
export type SlipReason = (typeof reasons)[number] | 'other';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Null when the server gave no reason. */
export function slipReason(note: unknown): SlipReason | null {
  const code = text(note).toUpperCase();
  if (code === '') return null;
  return reasons.find((one) => one === code) ?? 'other';
}

/** What an upload is refused with. */
const refusals = ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE'] as const;

/** The code of a refusal that came with a status of success; null for an upload that was taken (SLP-21, SLP-22). */
export function slipRefusal(answer: unknown): (typeof refusals)[number] | null {
  const code = typeof answer === 'object' && answer !== null && 'message' in answer ? text(answer.message) : '';
  return refusals.find((one) => one === code.toUpperCase()) ?? null;
}

export interface SlipRow {
  readonly key: string;
  readonly createdAt: unknown;
  /** Null while nobody has read it. */
  readonly amount: Satang | null;
  readonly status: MoneyStatus;
  readonly reason: SlipReason | null;
  /** Address as it came; empty when there is none. */
  readonly link: string;
  readonly reference: string;
}

export function slipRows(slips: unknown): SlipRow[] {
  if (!Array.isArray(slips)) return [];
  const entries = slips.filter((one): one is Partial<Slip> => typeof one === 'object' && one !== null);
  return entries.map((entry, index) => {
    const status = moneyStatus(entry.status);
    return {
      key: `${text(entry.reference)}#${index}`,
      createdAt: entry.createdAt,
      amount: fromBaht(entry.amount),
      status,
      reason: status === 'success' ? null : slipReason(entry.note),
      link: text(entry.link),
      reference: text(entry.reference),
    };
  });
}

const minuteOf = (time: unknown): number | null => {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text(time));
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
};

export interface SlipWindow {
  readonly from: string;
  readonly to: string;
  /** Whether uploads are closed at this moment. */
  readonly closed: boolean;
}

/**
 * The daily time in which no slips are taken (SLP-3, SLP-4), across midnight too; null when there is none.
 * @param now epoch ms of the server's clock; the times are Bangkok's.
 */
export function slipWindow(info: SlipInfo | undefined, now: number): SlipWindow | null {
  const [from, to] = [minuteOf(info?.closeFrom), minuteOf(info?.closeTo)];
  if (from === null || to === null) return null;
  const minute = bangkokMinute(now);
  const closed = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  return { from: text(info?.closeFrom), to: text(info?.closeTo), closed };
}
