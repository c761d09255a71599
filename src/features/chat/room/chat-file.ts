import {
  type CheckedMediaFile,
  checkMediaFile,
  kindOfName,
  type MediaKind,
  megabyte,
} from '../../../shared/files/media-file.ts';

/** Inclusive, in units of 1024² bytes (CHT-59). */
const megabytesOf: Readonly<Record<MediaKind, number>> = { image: 10, video: 20 };

/** For the file dialog only; `checkChatFile` checks the choice. */
export const acceptedFiles = '.png,.jpg,.jpeg,.gif,.mp4,.mov,image/png,image/jpeg,image/gif,video/mp4,video/quicktime';

/** CHT-57 to CHT-59. @returns the file under a harmless name (SAFE-58), or its problem */
export async function checkChatFile(file: File): Promise<CheckedMediaFile> {
  const kind = kindOfName(file.name);
  if (kind === null) return { ok: false, problem: 'notSupported' };
  const megabytes = megabytesOf[kind];
  // Size first: a large file is not read.
  if (file.size > megabytes * megabyte) return { ok: false, problem: 'tooLarge', megabytes };
  return checkMediaFile(file, megabytesOf, 'file');
}

export const filesOf = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []);
