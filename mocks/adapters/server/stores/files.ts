import fs, { existsSync, openAsBlob } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder, and those above it that are missing. Node's own recursive way never ends where the system refuses a new
 * folder as "not found", as in `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // another process was faster
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Makes a rename durable: the name of a file is stored in its folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

let drafts = 0;

/** Replaces a file atomically: after a crash there is the old content or the new one. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  // the same upload may be written for two worlds at once: each has its own draft
  const draft = `${file}.${drafts++}.draft`;
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    // on a full disk the draft would stay and take up space
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** @returns null when there is no such file. @throws Error when it is there and cannot be read */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A file that is read when its bytes are asked for. @returns null when there is no such file */
export async function openIfThere(file: string): Promise<Blob | null> {
  try {
    return await openAsBlob(file);
  } catch (error) {
    if (existsSync(file)) throw error;
    return null;
  }
}

/**
 * Writes all bytes: on a disk that is almost full, one write may take only a part of them. A few lines go into the system's
 * memory at once, sooner than another thread takes the order; what is waited for is the disk (`datasync`).
 */
export function writeAt({ fd }: FileHandle, bytes: Uint8Array, position: number): void {
  let done = 0;
  while (done < bytes.length) done += fs.writeSync(fd, bytes, done, bytes.length - done, position + done);
}
