import { fail, refuseMagic } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import { bangkokMinute } from '../../kernel/time/calendar.ts';
import { minute } from '../../kernel/time/duration.ts';
import { fileExtensions, mediaTypes, type UploadedFile } from '../../kernel/uploaded-file.ts';
import { magicCode } from '../../reference/magic.ts';
import { type SlipReason, slipReasons } from '../../reference/slip-reasons.ts';

/** Bytes: 10 MB, the limit itself included (SLP-9). */
export const slipSizeLimit = 10 * 1024 * 1024;

/** Milliseconds; a slip is decided between these times after its upload (SLP-42). */
export const verdictDelay = { min: 2 * minute, max: 5 * minute } as const;

/** A file's name without folder and extension, in lower case. */
function stemOf(name: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  return base.replace(/\.[^.]*$/, '').toLowerCase();
}

/**
 * Whether a file can be a slip (SLP-45): extension, declared type and first bytes must name the same kind of image.
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

/** The reason that a file's name asks for: NOT_MATCH for `not-match.png`; null for any other name. */
export function reasonByName(name: string): SlipReason | null {
  const word = stemOf(name).replaceAll('-', '_').toUpperCase();
  return slipReasons.find((reason) => reason === word) ?? null;
}

/** The amount that a file's name asks for, satang: 500 baht for `slip-500.png`; null for any other name. */
export function amountByName(name: string): number | null {
  const figure = /^slip[-_](\d{1,6}(?:\.\d{1,2})?)$/.exec(stemOf(name))?.[1];
  const satang = figure === undefined ? 0 : Math.round(Number(figure) * 100);
  return satang > 0 ? satang : null;
}

export interface SlipFacts {
  readonly name: string;
  /** The same image was sent before and has not failed. */
  readonly seenBefore: boolean;
  /** The switch `nextSlip`. */
  readonly next: 'success' | SlipReason;
}

/** Whether a slip is accepted (null), or why it fails: its name decides first, then SLP-44, then the switch. */
export function slipVerdict({ name, seenBefore, next }: SlipFacts): SlipReason | null {
  const named = reasonByName(name);
  if (named) return named;
  if (seenBefore) return 'SLIP_REFNO_DUPLICATED';
  return next === 'success' ? null : next;
}

/** Reasons for which the amount on the slip could not be read. */
const unreadable: readonly (string | null)[] = [
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'INVALID_SLIP',
] satisfies SlipReason[];

/** Whether the amount of a slip stays unknown for the reason that it failed (SLP-43). */
export const hasUnknownAmount = (reason: string | null): boolean => unreadable.includes(reason);

/** HH:mm in Bangkok. */
interface ClosingTime {
  readonly closeFrom: string;
  readonly closeTo: string;
}

/** When slips are not taken, every day (SLP-46), by the switch `slipWindow`; null: they always are. */
export const closingTimes: Readonly<Record<Switches['slipWindow'], ClosingTime | null>> = {
  none: null,
  night: { closeFrom: '23:30', closeTo: '00:30' },
  now: { closeFrom: '00:00', closeTo: '23:59' },
};

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Whether slips are not taken at `now` (epoch ms): from the first minute of the closing time until its last one begins,
 * across midnight too (SLP-5).
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
 * Whether a slip is taken at `now`, epoch ms.
 * @throws SLIP_UPLOAD_FAIL for a magic file name, whatever kind of image it is, and during the closing time (SLP-46)
 */
export function checkUpload(name: string, kind: Switches['slipWindow'], now: number): void {
  refuseMagic(magicCode('slipFiles', name.replace(/\.[^.]*$/, '.png').toLowerCase(), 'uploadSlip'));
  if (isUploadClosed(kind, now)) throw fail('SLIP_UPLOAD_FAIL');
}
