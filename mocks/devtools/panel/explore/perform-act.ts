import { demoPlayer } from '../../../reference/logins.ts';
import type { Touch } from '../../page-kit/touch.ts';
import { happen, type NamedControl } from '../../walks/acts.ts';
import { findShown, readView, readWorld } from '../../walks/view.ts';
import type { Act } from './acts.ts';
import { pause } from './rest.ts';

/** How long something may cover a control: the lifetime of a toast, real ms. */
const coveredMs = 4_000;

/** The control of an act is not on the screen. */
export class NotThere extends Error {}

/** A visible control is covered. */
export class OutOfReach extends Error {}

function elementOf({ role, name, nth }: NamedControl): HTMLElement {
  const found = findShown().controls.filter((one) => one.usable && one.role === role && one.name === name);
  const element = found[nth]?.element;
  if (!element) throw new NotThere(name);
  return element;
}

/** The app's element that covers the middle of another; null for none. */
function coverOf(element: HTMLElement, block: ScrollLogicalPosition = 'nearest'): Element | null {
  element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!above || !document.body.contains(above) || element.contains(above) || above.contains(element)) return null;
  return above.closest('label')?.contains(element) ? null : above;
}

/** Waits until a control can be reached. @throws OutOfReach */
async function reach(what: NamedControl): Promise<HTMLElement> {
  const end = performance.now() + coveredMs;
  for (;;) {
    const element = elementOf(what);
    // Scroll to the middle when a bar at the edge covers it.
    const cover = coverOf(element) && coverOf(element, 'center');
    if (!cover) return element;
    if (performance.now() > end) throw new OutOfReach(`${what.role} "${what.name}" lies under <${cover.localName}>`);
    await pause(100);
  }
}

const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));

/** Presses Enter in a field; submits the form unless the page prevents it, as browsers do. */
function pressEnter(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  if (press(field, 'Enter') && field instanceof HTMLInputElement) field.form?.requestSubmit();
}

/** Escape in the app; some dialogs show another layer of the same name first. */
async function escape(rested: () => Promise<unknown>): Promise<void> {
  const before = findShown().dialogs.length;
  for (let times = 0; times < 3; times += 1) {
    const { activeElement: focused, body } = document;
    press(focused && body.contains(focused) ? focused : body, 'Escape');
    await rested();
    if (findShown().dialogs.length < before) return;
  }
}

async function logIn(touch: Touch): Promise<void> {
  const fields = findShown().textFields;
  const password = fields.find(({ autocomplete }) => autocomplete === 'current-password');
  const phone = fields.find((field) => field !== password && !field.readOnly);
  if (!password || !phone) throw new NotThere('password');
  await touch.type(phone, demoPlayer.username);
  await touch.type(password, demoPlayer.password);
  password.form?.requestSubmit();
}

interface Means {
  readonly touch: Touch;
  readonly rested: () => Promise<unknown>;
}

/** Performs an act in the open app. @throws NotThere, OutOfReach */
export async function performAct(act: Act, { touch, rested }: Means): Promise<void> {
  switch (act.do) {
    case 'tap':
      return touch.press(await reach(act));
    case 'twice': {
      const element = await reach(act);
      await touch.point(element);
      element.click();
      return element.click();
    }
    case 'type':
      return touch.type((await reach(act)) as HTMLInputElement, act.text);
    case 'enter':
      return pressEnter(await reach(act));
    case 'login':
      return logIn(touch);
    case 'escape':
      return escape(rested);
    case 'back':
      return history.back();
    case 'comeBack':
      return void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    default:
      return happen(act);
  }
}

export const viewNow = () => readView(findShown, readWorld);
