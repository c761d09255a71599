import { kindOf, kindOfName, type MediaKind, megabyte, readMediaFile } from '../../../shared/files/media-file.ts';

/** Inclusive, in units of 1024² bytes (CHT-59). */
const megabytesOf: Readonly<Record<MediaKind, number>> = { image: 10, video: 20 };

export type ChatFileProblem =
  | { readonly problem: 'notSupported' | 'unreadable' }
  | { readonly problem: 'tooLarge'; readonly megabytes: number };
type CheckedChatFile =
  | { readonly ok: true; readonly file: File; readonly kind: MediaKind }
  | ({ readonly ok: false } & ChatFileProblem);

/** @returns the refusal of a file that is too large, else null */
const tooLarge = ({ size }: Blob, kind: MediaKind) =>
  size > megabytesOf[kind] * megabyte
    ? ({ ok: false, problem: 'tooLarge', megabytes: megabytesOf[kind] } as const)
    : null;

/** For the file dialog only; `checkChatFile` checks the choice. */
export const acceptedFiles = '.png,.jpg,.jpeg,.gif,.mp4,.mov,image/png,image/jpeg,image/gif,video/mp4,video/quicktime';

/** CHT-57 to CHT-59. @returns the file under a harmless name (SAFE-58), or its problem */
export async function checkChatFile(given: File): Promise<CheckedChatFile> {
  const named = kindOfName(given.name);
  if (named === null) return { ok: false, problem: 'notSupported' };
  // Size first: a large file is not read.
  const refused = tooLarge(given, named);
  if (refused) return refused;
  const read = await readMediaFile(given, 'file');
  if (!read) return { ok: false, problem: 'unreadable' };
  const { file, format } = read;
  if (!format) return { ok: false, problem: 'notSupported' };
  const kind = kindOf(format);
  return tooLarge(file, kind) ?? { ok: true, file, kind };
}

export const filesOf = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []);
