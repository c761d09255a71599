import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { artFiles } from '../mocks/art/index.ts';

/** Below the server's base. */
export const pictureFolder = 'sandbox-art/';

/** Files that support sends in the chat; other pictures are drawn by code. */
const mediaFolder = new URL('../mocks/art/media/', import.meta.url);
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};

export interface Picture {
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** By path below the folder. */
export function sandboxPictures(): Map<string, Picture> {
  const media = readdirSync(mediaFolder).map((name): [string, string | Uint8Array<ArrayBuffer>] => [
    `media/${name}`,
    new Uint8Array(readFileSync(new URL(name, mediaFolder))),
  ]);
  return new Map(
    [...Object.entries(artFiles()), ...media].map(([path, content]) => [
      path,
      { type: types[extname(path)] ?? 'application/octet-stream', content },
    ]),
  );
}
