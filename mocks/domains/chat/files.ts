import { fail } from '../../kernel/refusal.ts';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';

export type ChatFileKind = 'image' | 'video';

interface Format {
  readonly kind: ChatFileKind;
  readonly type: string;
  readonly extensions: readonly string[];
}

const formats: Partial<Record<UploadedFile['sniffed'], Format>> = {
  png: { kind: 'image', type: 'image/png', extensions: ['png'] },
  jpeg: { kind: 'image', type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  gif: { kind: 'image', type: 'image/gif', extensions: ['gif'] },
  mp4: { kind: 'video', type: 'video/mp4', extensions: ['mp4'] },
  mov: { kind: 'video', type: 'video/quicktime', extensions: ['mov'] },
};

const mebibyte = 1024 * 1024;
/** Bytes, the limit itself included (SLP-9, CHT-47). */
export const chatFileLimits: Record<ChatFileKind, number> = { image: 10 * mebibyte, video: 20 * mebibyte };

/**
 * Where an uploaded file will be found: content, declared type and extension must agree, and it must not be empty.
 * @throws Refusal SLIP_NO_FILE, SLIP_INVALID_FILE
 */
export function requireChatFile(file: UploadedFile | null, kind: ChatFileKind): { path: string; file: UploadedFile } {
  if (!file) throw fail('SLIP_NO_FILE');
  const format = formats[file.sniffed];
  const extension = /[^/\\]\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const agrees = format?.kind === kind && format.type === file.type && format.extensions.includes(extension);
  if (!agrees || file.size === 0 || file.size > chatFileLimits[kind]) throw fail('SLIP_INVALID_FILE');
  return { path: `/uploads/${file.hash}.${extension}`, file };
}
