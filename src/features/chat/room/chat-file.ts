import { checkMediaFile, hasMediaExtension, type MediaKind } from '../../../shared/files/media-file.ts';

/** Largest file, inclusive, in megabytes of 1024² bytes (CHT-59). */
const megabytesOf: Readonly<Record<MediaKind, number>> = { image: 10, video: 20 };

/** The types that the file dialog offers; every chosen file is checked by `checkChatFile`. */
export const acceptedFiles = '.png,.jpg,.jpeg,.gif,.mp4,.mov,image/png,image/jpeg,image/gif,video/mp4,video/quicktime';

/** Checks whether a file can be sent (CHT-57 to CHT-59). @returns the file under a harmless name (SAFE-58), or its problem */
export const checkChatFile = async (file: File) =>
  hasMediaExtension(file.name)
    ? checkMediaFile(file, megabytesOf, 'file')
    : ({ ok: false, problem: 'notSupported' } as const);

/** The pasted or dropped files. */
export const filesOf = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []);
