import type { Ref } from 'react';

export type FileKind = 'capsule' | 'har';

/** A section that opens files of a kind, chosen in it or dropped elsewhere on the tab. */
export interface FileTaker {
  take(file: File): void;
}

export interface TakerProps {
  readonly ref?: Ref<FileTaker>;
  /** Gets each file that is chosen in or dropped on the section, which may be of another kind. */
  readonly onFile: (file: File) => void;
}

/** Bytes; each kind says at its beginning what it is. */
const head = 2000;

/** What a file holds, by its beginning; null when it does not tell. */
export async function fileKind(file: Blob): Promise<FileKind | null> {
  const bytes = await file.slice(0, head).arrayBuffer();
  // UTF-16 has a zero byte beside each letter of ASCII.
  const text = new TextDecoder().decode(bytes).replaceAll('\0', '');
  if (/"format"\s*:\s*"krapao-world/.test(text)) return 'capsule';
  return /^[^{]{0,4}\{\s*"log"\s*:/.test(text) ? 'har' : null;
}
