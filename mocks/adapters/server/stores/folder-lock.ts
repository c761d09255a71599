import { randomUUID } from 'node:crypto';
import { open, readFile, stat, unlink, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { wait } from '../../timers.ts';

/** How often the owner of a folder touches its lock, and how long a newcomer watches for that. Milliseconds. */
export const lockTimes = { touchMs: 1000, watchMs: 5000 };

export interface FolderLock {
  /** @throws Error when another process has taken the folder over, because this one stood still for too long */
  assertHeld(): void;
  release(): Promise<void>;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a lock is of a process of this machine that has ended. Other containers have ids, and host names, of their own. */
function isOfEndedProcess(content: string): boolean {
  const [host, pid] = content.split(' ');
  return host === hostname() && Number(pid) > 0 && !isAlive(Number(pid));
}

const contentOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
const touchedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Creates the lock. @returns false when there is one */
async function create(file: string, content: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(content);
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Touches a lock, so that newcomers see that its owner runs. */
function hold(file: string, content: string, touchMs: number): FolderLock {
  let held = true;
  const touch = async () => {
    held = (await contentOf(file)) === content;
    if (held) await utimes(file, new Date(), new Date());
  };
  // a disk that refuses the touch refuses the next write too
  const timer = setInterval(() => void touch().catch(() => undefined), touchMs).unref();
  return {
    assertHeld() {
      if (!held) throw new Error(`${path.dirname(file)} was taken over by another process`);
    },
    async release() {
      clearInterval(timer);
      if ((await contentOf(file)) === content) await unlink(file).catch(() => undefined);
    },
  };
}

/**
 * Lets one process at a time use a folder: two would append to the same files. A lock that its owner does not touch any
 * more is taken over, whatever process id it names: after a restart the id may belong to another program, and in
 * containers every process has the id 1.
 * @throws Error when the folder is in use
 */
export async function lockFolder(folder: string, { touchMs, watchMs } = lockTimes): Promise<FolderLock> {
  const file = path.join(folder, 'owner');
  const own = `${hostname()} ${process.pid} ${randomUUID()}`;
  while (!(await create(file, own))) {
    const [content, before] = [await contentOf(file), await touchedAt(file)];
    if (!isOfEndedProcess(content)) await wait(watchMs);
    if ((await contentOf(file)) !== content || (await touchedAt(file)) !== before) {
      throw new Error(
        `${folder} is in use (${await contentOf(file)}): several instances share worlds through REDIS_URL.`,
      );
    }
    await unlink(file).catch(() => undefined);
  }
  return hold(file, own, touchMs);
}
