import { fail, refuseMagic } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import { bangkokMinute } from '../../kernel/time/calendar.ts';
import { minute } from '../../kernel/time/duration.ts';
import { fileExtensions, mediaTypes, type UploadedFile } from '../../kernel/uploaded-file.ts';
import { type SlipReason, slipReasons } from '../../reference/codes.ts';
import { magicCode } from '../../reference/magic.ts';

/** Bytes, inclusive (SLP-45). */
export const slipSizeLimit = 10 * 1024 * 1024;

/** Milliseconds after the upload (SLP-42). */
export const verdictDelay = { min: 2 * minute, max: 5 * minute } as const;

function stemOf(name: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  return base.replace(/\.[^.]*$/, '').toLowerCase();
}

/**
 * Extension, declared type and first bytes must name the same image format (SLP-45).
 * @throws SLIP_NO_FILE, SLIP_INVALID_FILE
 */
export function requireSlipFile(file: UploadedFile | null): UploadedFile {
  if (!file) throw fail('SLIP_NO_FILE');
  const extension = /\.([^./\\]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const type = mediaTypes[file.sniffed];
  const declared = file.type.toLowerCase().replace('image/jpg', 'image/jpeg');
  const genuine = type.startsWith('image/') && declared === type && fileExtensions[file.sniffed].includes(extension);
  if (!genuine || file.size === 0 || file.size > slipSizeLimit) throw fail('SLIP_INVALID_FILE');
  return file;
}

/** NOT_MATCH for `not-match.png`; null for any other name. */
export function reasonByName(name: string): SlipReason | null {
  const word = stemOf(name).replaceAll('-', '_').toUpperCase();
  return slipReasons.find((reason) => reason === word) ?? null;
}

/** Satang: 500 baht for `slip-500.png`; null for any other name. */
export function amountByName(name: string): number | null {
  const figure = /^slip[-_](\d{1,6}(?:\.\d{1,2})?)$/.exec(stemOf(name))?.[1];
  const satang = figure === undefined ? 0 : Math.round(Number(figure) * 100);
  return satang > 0 ? satang : null;
}

export interface SlipFacts {
  readonly name: string;
  readonly seenBefore: boolean;
  readonly next: 'success' | SlipReason;
}

/** Null for acceptance. The file name decides first, then SLP-44, then the switch. */
export function slipVerdict({ name, seenBefore, next }: SlipFacts): SlipReason | null {
  const named = reasonByName(name);
  if (named) return named;
  if (seenBefore) return 'SLIP_REFNO_DUPLICATED';
  return next === 'success' ? null : next;
}

/** Reasons that leave the amount unknown. */
const unreadable: readonly (string | null)[] = [
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'INVALID_SLIP',
] satisfies SlipReason[];

/** Applies SLP-43. */
export const hasUnknownAmount = (reason: string | null): boolean => unreadable.includes(reason);

/** HH:mm in Bangkok. */
interface ClosingTime {
  readonly closeFrom: string;
  readonly closeTo: string;
}

/** Daily closing time (SLP-46) by the switch `slipWindow`; null for none. */
export const closingTimes: Readonly<Record<Switches['slipWindow'], ClosingTime | null>> = {
  none: null,
  night: { closeFrom: '23:30', closeTo: '00:30' },
  now: { closeFrom: '00:00', closeTo: '23:59' },
};

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * From the first minute of the closing time until its last one begins, across midnight too (SLP-5).
 * @param now epoch ms
 */
export function isUploadClosed(kind: Switches['slipWindow'], now: number): boolean {
  const closing = closingTimes[kind];
  if (!closing) return false;
  const time = bangkokMinute(now);
  const from = minuteOfDay(closing.closeFrom);
  const to = minuteOfDay(closing.closeTo);
  const crossesMidnight = from > to;
  return crossesMidnight ? time >= from || time < to : time >= from && time < to;
}

/**
 * @param now epoch ms
 * @throws SLIP_UPLOAD_FAIL for a magic file name, whatever the image type, and during the closing time (SLP-46)
 */
export function checkUpload(name: string, kind: Switches['slipWindow'], now: number): void {
  refuseMagic(magicCode('slipFiles', name.replace(/\.[^.]*$/, '.png').toLowerCase(), 'uploadSlip'));
  if (isUploadClosed(kind, now)) throw fail('SLIP_UPLOAD_FAIL');
}
