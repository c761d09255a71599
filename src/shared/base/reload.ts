import { createEmitter } from './emitter.ts';
import { isOnline } from './network.ts';

/** Field of the history entry, set before a reload: it survives the reload, but not the next navigation. */
const mark = 'reloadedForChunk';

/** How many commands are under way: no reload comes between a command and its outcome. */
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

/** The fields on the page that the player has typed into. */
const typed = new Set<Field>();
globalThis.document?.addEventListener(
  'input',
  ({ target }) => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    if (isTextField(target)) typed.add(target);
  },
  { capture: true },
);
/** Fields of a drawn page with their first values, until the app has taken them over (DES-91). */
export const earlyFields = new Map<HTMLInputElement, string>();

const isTyped = () =>
  [...typed].some((field) => field.isConnected && field.value !== '') ||
  [...earlyFields.keys(), ...document.querySelectorAll('#root[data-drawn] input')].some(
    (field) => isTextField(field) && field.value !== '',
  );

/** Whether a reload takes nothing from the player (APP-241). Sheets open again afterwards (APP-200). */
const takesNothing = () => commands === 0 && !isTyped() && document.querySelector('[role="alertdialog"]') === null;

/** The page is requested again when it has not come by then. ms */
const secondTry = 5_000;

/**
 * Reloads the page (APP-243). While a newer service worker takes over, Chromium may end the former one with the request in
 * its hands: the new page never comes, and this page requests it again.
 */
export function reloadPage(): void {
  location.reload();
  setTimeout(() => location.reload(), secondTry);
}

/**
 * Reloads the page by itself, once, if that takes nothing from the player (APP-241).
 * @param hostAnswers whether the host serves the app: without it the player would lose the page
 */
export async function reloadOnce(hostAnswers: () => Promise<boolean>): Promise<void> {
  if (!isOnline()) return;
  const mayReload = () => !history.state?.[mark] && takesNothing();
  // Text on a page that is being left counts too: a form gets it back after the end of a session (MNY-45).
  const before = mayReload();
  if (!(await hostAnswers()) || !before || !mayReload()) return;
  history.replaceState({ ...history.state, [mark]: true }, '');
  reloadPage();
}

/** How long a response counts before the host is asked again at a return to the page. ms */
const restMs = 600_000;
/** A slower host counts as out of reach. ms */
const limitMs = 20_000;

let newer = false;
let lastAskedMs = Number.NEGATIVE_INFINITY;
/** Fires after each response of the host about its version. */
export const versionChanges = createEmitter<void>();
export const isNewVersionThere = () => newer;

/** The address of this page's entry script; its name carries the hash of all code. */
const ownEntry = () => document.querySelector('script[type="module"][src]')?.getAttribute('src');
/** The entry script in a page of the host; undefined for the page of a gateway. */
const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/**
 * Asks the host which version of the app it serves (APP-240).
 * @returns whether it answered with a page of the app, and not with that of a gateway
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

/** Asks at most once in ten minutes, when the player returns to the page. */
export async function askForVersionSeldom(): Promise<void> {
  if (isOnline() && performance.now() - lastAskedMs > restMs) await askForVersion();
}
