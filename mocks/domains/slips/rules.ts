import { fail } from '../../kernel/refusal.ts';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import { type SlipReason, slipReasons } from '../../reference/slip-reasons.ts';

/** Bytes: 10 MB, the limit itself included (SLP-9, CHT-47). */
export const slipSizeLimit = 10 * 1024 * 1024;

const imageTypes: Readonly<Record<string, UploadedFile['sniffed']>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
};

/** A file's name without folder and extension, in lower case. */
function stemOf(name: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  return base.replace(/\.[^.]*$/, '').toLowerCase();
}

/**
 * Whether a file can be a slip: extension, declared type and first bytes must tell of one and the same image.
 * @throws SLIP_NO_FILE, SLIP_INVALID_FILE
 */
export function checkSlipFile(file: UploadedFile | null): UploadedFile {
  if (!file) throw fail('SLIP_NO_FILE');
  const extension = /\.([^./\\]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const expected = Object.hasOwn(imageTypes, extension) ? imageTypes[extension] : undefined;
  const declared = file.type.toLowerCase().replace('image/jpg', 'image/jpeg');
  const genuine = expected !== undefined && file.sniffed === expected && declared === `image/${expected}`;
  if (!genuine || file.size === 0 || file.size > slipSizeLimit) throw fail('SLIP_INVALID_FILE');
  return file;
}

/** Why the slip of this name is going to fail: `not-match.png` as NOT_MATCH; null when the name says nothing. */
export function reasonByName(name: string): SlipReason | null {
  const word = stemOf(name).replaceAll('-', '_').toUpperCase();
  return slipReasons.find((reason) => reason === word) ?? null;
}

/** The amount that a name such as `slip-500.png` or `slip-99.50.jpg` gives, satang; null when it gives none. */
export function amountByName(name: string): number | null {
  const figure = /^slip[-_](\d{1,6}(?:\.\d{1,2})?)$/.exec(stemOf(name))?.[1];
  const satang = figure === undefined ? 0 : Math.round(Number(figure) * 100);
  return satang > 0 ? satang : null;
}

export interface SlipFacts {
  readonly name: string;
  /** The same image was sent before and is accepted or still looked at. */
  readonly seenBefore: boolean;
  /** What the switch says about the next slip. */
  readonly next: 'success' | SlipReason;
}

/** What will come of a slip: null for success, else why it fails. The file's name has the first word. */
export function slipVerdict({ name, seenBefore, next }: SlipFacts): SlipReason | null {
  const named = reasonByName(name);
  if (named) return named;
  if (seenBefore) return 'SLIP_REFNO_DUPLICATED';
  return next === 'success' ? null : next;
}

const unread: readonly SlipReason[] = [
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'INVALID_SLIP',
];
/** Whether anybody could read the amount on a slip that failed. */
export const isUnread = (reason: string | null): boolean => (unread as readonly (string | null)[]).includes(reason);
