import { createEmitter } from './emitter.ts';
import { isOnline } from './network.ts';

/**
 * Field of the history entry that is set before a reload: it is still there after it, and gone after the next
 * navigation.
 */
const mark = 'reloadedForChunk';

/** How many commands are under way: no reload comes between a command and the news of its outcome. */
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

/** The fields that the player has typed into, as long as they stand on the page. */
const typed = new Set<Field>();
globalThis.document?.addEventListener(
  'input',
  ({ target }) => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    if (isTextField(target)) typed.add(target);
  },
  { capture: true },
);
/** Fields of a page that the build has drawn, with their first values, until the app has taken them over (DES-91). */
export const earlyFields = new Map<HTMLInputElement, string>();

const isTyped = () =>
  [...typed].some((field) => field.isConnected && field.value !== '') ||
  [...earlyFields.keys(), ...document.querySelectorAll('#root[data-drawn] input')].some(
    (field) => isTextField(field) && field.value !== '',
  );

/**
 * Whether a reload now takes nothing from the player: no typed text, no open question, no outcome of a command. A sheet is
 * opened again afterwards (APP-200).
 */
const takesNothing = () => commands === 0 && !isTyped() && document.querySelector('[role="alertdialog"]') === null;

/** A page that has not come by then is asked for once more. ms */
const secondTry = 5_000;

/**
 * Loads the page anew (APP-243). Where a newer service worker is just taking over, Chromium ends the former one with the page
 * in its hands, and that page never comes: this one lives on until then, and asks again.
 */
export function reloadPage(): void {
  location.reload();
  setTimeout(() => location.reload(), secondTry);
}

/**
 * Loads the page anew without being asked, once, and only where that takes nothing from the player (APP-241).
 * @param hostAnswers whether the host serves the app: without it the player would lose the page that is shown
 */
export async function reloadOnce(hostAnswers: () => Promise<boolean>): Promise<void> {
  if (!isOnline()) return;
  const mayReload = () => !history.state?.[mark] && takesNothing();
  // What was typed on a page that is being left counts too: a form gets it back after the end of a session (MNY-45).
  const before = mayReload();
  if (!(await hostAnswers()) || !before || !mayReload()) return;
  history.replaceState({ ...history.state, [mark]: true }, '');
  reloadPage();
}
