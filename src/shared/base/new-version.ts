import { createEmitter } from './emitter.ts';
import { isOnline } from './network.ts';

/** How long the host is not asked again after an answer when the player returns to the page; milliseconds. */
const restMs = 600_000;
/** A host that answers later counts as out of reach; milliseconds. */
const limitMs = 20_000;

let newer = false;
let lastAskedMs = Number.NEGATIVE_INFINITY;
/** Fires when the host turns out to serve another version than this page's, or this one again. */
export const versionChanges = createEmitter<void>();
export const isNewVersionThere = () => newer;

/** The address of the script that this page began with; its name carries the hash of all code that follows from it. */
const ownEntry = () => document.querySelector('script[type="module"][src]')?.getAttribute('src');
/** The same in a page as the host serves it; undefined for the page of a gateway. */
const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/**
 * Asks the host which version of the app it serves (APP-240).
 * @returns whether it answered with a page of the app: not when it is out of reach, nor for the page of a gateway
 */
export async function askForVersion(): Promise<boolean> {
  const end = new AbortController();
  const timeout = setTimeout(() => end.abort(), limitMs);
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache', signal: end.signal });
    const served = response.ok ? entryIn(await response.text()) : undefined;
    if (served === undefined) return false;
    lastAskedMs = performance.now();
    newer = served !== ownEntry();
    versionChanges.emit();
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timeout);
  }
}

/** The same, at most once in ten minutes: for when the player returns to the page. */
export async function askForVersionSeldom(): Promise<void> {
  if (isOnline() && performance.now() - lastAskedMs > restMs) await askForVersion();
}
