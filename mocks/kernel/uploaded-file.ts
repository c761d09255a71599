import * as z from 'zod/mini';

/** Metadata of an uploaded file; its bytes are stored outside the world, under the hash. */
export const uploadedFileSchema = z.strictObject({
  /** As the sender named it: untrusted. */
  name: z.string().check(z.maxLength(400)),
  /** As the sender declared it: untrusted. */
  type: z.string().check(z.maxLength(200)),
  /** Bytes. */
  size: z.int().check(z.gte(0)),
  /** SHA-256 of the bytes, hex. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Format detected from the first bytes. */
  sniffed: z.enum(['png', 'jpeg', 'gif', 'mp4', 'mov', 'other']),
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** Media type by detected format. */
export const mediaTypes: Readonly<Record<UploadedFile['sniffed'], string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  other: 'application/octet-stream',
};

/** Valid file extensions by format, in lower case. */
export const fileExtensions: Readonly<Record<UploadedFile['sniffed'], readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  mp4: ['mp4'],
  mov: ['mov'],
  other: [],
};

/** An upload body for handler and journal; `file` is null when the request had none. */
export interface UploadBody {
  readonly file: UploadedFile | null;
}

/** Whether a body of this type is a form, which may carry a file. Media types are case-insensitive. */
export const isForm = (contentType: string | null | undefined): boolean => /^\s*multipart\//i.test(contentType ?? '');
