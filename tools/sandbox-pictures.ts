import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** Below the server's base. */
export const pictureFolder = 'sandbox-art/';

const folder = new URL('../mocks/art/', import.meta.url);
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};

export interface Picture {
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** The simulated server's pictures, films and documents, by path below the folder. */
export function sandboxPictures(): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = name.replaceAll('\\', '/');
    const type = types[extname(path)];
    if (type) pictures.set(path, { type, content: new Uint8Array(readFileSync(new URL(path, folder))) });
  }
  return pictures;
}
