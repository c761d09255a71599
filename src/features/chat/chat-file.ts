export type ChatFileKind = 'image' | 'video';

export type ChatFileProblem =
  | { readonly problem: 'notSupported' }
  | { readonly problem: 'tooLarge'; readonly megabytes: number };

export type CheckedChatFile =
  | { readonly ok: true; readonly file: File; readonly kind: ChatFileKind }
  | ({ readonly ok: false } & ChatFileProblem);

type Format = 'png' | 'jpeg' | 'gif' | 'mp4' | 'quicktime';

const formats: Readonly<Record<string, Format>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
  mp4: 'mp4',
  mov: 'quicktime',
};

/** Megabytes of 1024² bytes, the limit itself included (spec §5; readings, 46). */
export const megabytesOf: Readonly<Record<ChatFileKind, number>> = { image: 10, video: 20 };

/** For the file dialog; what is chosen nevertheless is checked like anything else. */
export const acceptedFiles = '.png,.jpg,.jpeg,.gif,.mp4,.mov,image/png,image/jpeg,image/gif,video/mp4,video/quicktime';

const kindOf = (format: Format): ChatFileKind => (format === 'mp4' || format === 'quicktime' ? 'video' : 'image');

const begins = (bytes: Uint8Array, ...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);

/** QuickTime's own boxes that may come before or instead of `ftyp`. */
const oldBoxes = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

function sniff(bytes: Uint8Array): Format | null {
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(bytes, 0x47, 0x49, 0x46, 0x38)) return 'gif';
  const letters = (from: number) => String.fromCharCode(...bytes.slice(from, from + 4));
  if (letters(4) === 'ftyp') return letters(8) === 'qt  ' ? 'quicktime' : 'mp4';
  return oldBoxes.has(letters(4)) ? 'quicktime' : null;
}

/** The name without folders and without marks nobody sees, at most 80 characters before its extension. */
function tidyName(name: string, extension: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  const stem = base.slice(0, -extension.length - 1).replace(/[\p{C}<>:"|?*]/gu, '');
  return `${Array.from(stem).slice(0, 80).join('') || 'file'}.${extension.toLowerCase()}`;
}

const notSupported = { ok: false, problem: 'notSupported' } as const;

/**
 * Whether a file can be sent in the chat: extension, declared type and first bytes must tell of one and the same
 * format, since a browser takes the type from the name alone (bad-input.md, K119).
 * @returns the file under a harmless name, or what is wrong with it
 */
export async function checkChatFile(file: File): Promise<CheckedChatFile> {
  const extension = /[^./\\]\.([^./\\]+)$/.exec(file.name)?.[1] ?? '';
  const lower = extension.toLowerCase();
  const format = Object.hasOwn(formats, lower) ? formats[lower] : undefined;
  if (!format || file.size === 0) return notSupported;
  const kind = kindOf(format);
  const declared = file.type.toLowerCase().replace('image/jpg', 'image/jpeg');
  if (declared !== `${kind}/${format}`) return notSupported;
  const megabytes = megabytesOf[kind];
  if (file.size > megabytes * 1024 * 1024) return { ok: false, problem: 'tooLarge', megabytes };
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (sniff(bytes) !== format) return notSupported;
  return { ok: true, kind, file: new File([file], tidyName(file.name, extension), { type: declared }) };
}

/** The files among what was pasted or dropped. */
export const filesOf = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []);
