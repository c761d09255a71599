import { createEmitter } from './emitter.ts';
import { isOnline } from './online.ts';

/** Field of the history entry: survives the reload, but not the next navigation. */
const mark = 'reloadedForChunk';

/** Number of pending commands; they block a reload. */
let commands = 0;
export const commandChanges = createEmitter<void>();
export const areCommandsUnderWay = () => commands > 0;
export function setCommandsUnderWay(count: number): void {
  if (count === commands) return;
  commands = count;
  commandChanges.emit();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(target.type));

/** Fields that the player has typed into. */
const typed = new Set<Field>();
globalThis.document?.addEventListener(
  'input',
  ({ target }) => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    if (isTextField(target)) typed.add(target);
  },
  { capture: true },
);
/** Fields of a prerendered page with their first values, until the app hydrates them (DES-91). */
export const earlyFields = new Map<HTMLInputElement, string>();

const isTyped = () =>
  [...typed].some((field) => field.isConnected && field.value !== '') ||
  [...earlyFields.keys(), ...document.querySelectorAll('#root[data-drawn] input')].some(
    (field) => isTextField(field) && field.value !== '',
  );

/** Whether a reload loses nothing (APP-241). Open sheets reopen afterwards (APP-200). */
const takesNothing = () => commands === 0 && !isTyped() && document.querySelector('[role="alertdialog"]') === null;

/** Time after which the page is requested again, ms. */
const secondTry = 5_000;

/**
 * Reloads the page (APP-243), with a retry: while a new service worker takes over, Chromium may terminate the old one
 * together with the request.
 */
export function reloadPage(): void {
  location.reload();
  setTimeout(() => location.reload(), secondTry);
}

/**
 * Reloads the page automatically, once, if the player loses nothing (APP-241).
 * @param hostAnswers whether the host serves the app; otherwise the reload would show an error page
 */
export async function reloadOnce(hostAnswers: () => Promise<boolean>): Promise<void> {
  if (!isOnline()) return;
  const mayReload = () => !history.state?.[mark] && takesNothing();
  // Text on a page that is being left counts too: the form restores it after the session ended (MNY-45).
  const before = mayReload();
  if (!(await hostAnswers()) || !before || !mayReload()) return;
  history.replaceState({ ...history.state, [mark]: true }, '');
  reloadPage();
}

/** Minimum time between two version checks on return to the page, ms. */
const restMs = 600_000;
/** Timeout of a version check, ms. */
const limitMs = 20_000;

let newer = false;
let lastAskedMs = Number.NEGATIVE_INFINITY;
/** Fires after each version check. */
export const versionChanges = createEmitter<void>();
export const isNewVersionThere = () => newer;

/** Address of this page's entry script; its name contains a hash of all code. */
const ownEntry = () => document.querySelector('script[type="module"][src]')?.getAttribute('src');
/** Entry script in the host's page; undefined in a gateway's page. */
const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/**
 * Checks which version of the app the host serves (APP-240).
 * @returns whether the response was a page of the app, and not a gateway's
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

/** Version check for returns to the page: at most one in ten minutes. */
export async function askForVersionSeldom(): Promise<void> {
  if (isOnline() && performance.now() - lastAskedMs > restMs) await askForVersion();
}
