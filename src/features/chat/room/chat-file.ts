import { checkMediaFile, type MediaKind } from '../../../shared/files/media-file.ts';

/** Megabytes, the limit itself included (SLP-9, CHT-47). */
const megabytesOf: Readonly<Record<MediaKind, number>> = { image: 10, video: 20 };

/** For the file dialog; what is chosen nevertheless is checked like anything else. */
export const acceptedFiles = '.png,.jpg,.jpeg,.gif,.mp4,.mov,image/png,image/jpeg,image/gif,video/mp4,video/quicktime';

/** Whether a file can be sent in the chat. @returns the file under a harmless name, or what is wrong with it */
export const checkChatFile = (file: File) => checkMediaFile(file, megabytesOf, 'file');

/** The files among what was pasted or dropped. */
export const filesOf = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []);
