import { open, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Lets one process at a time use a folder: two would append to the same files. The lock of a dead process is taken
 * over; so is one with this process's own id, because in a container every process has the id 1.
 * @returns gives up the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'owner');
  for (;;) {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => unlink(file).catch(() => undefined);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    if (pid > 0 && pid !== process.pid && isAlive(pid)) {
      throw new Error(`${folder} is in use by process ${pid}: several instances share worlds through REDIS_URL.`);
    }
    await unlink(file).catch(() => undefined);
  }
}
