/** Runs in the page of every engine: finds elements by role and accessible name, whatever the browser's driver. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Look, PageTools, Place, Wanted, Words } from './wanted.ts';

const singleSpaced = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

const fits = (words: Words | undefined, isWhole: boolean, text: string): boolean => {
  if (words === undefined) return true;
  if (typeof words !== 'string') return new RegExp(words.pattern, 'u').test(text);
  return isWhole ? text === singleSpaced(words) : text.includes(singleSpaced(words));
};

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
  element.closest('[aria-hidden=true], [inert]') === null;

const textOf = (element: Element): string =>
  singleSpaced(element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));

const hasRole = (element: Element, role: string): boolean =>
  role === 'field' ? element.matches('input, textarea, select') : getRole(element) === role;

/** All elements below a place; the sandbox's own tools stand in shadow trees. */
function below(place: ParentNode): Element[] {
  return [...place.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...below(element.shadowRoot)] : [element],
  );
}

/** The topmost element at a point. */
function topmost(x: number, y: number): Element | null {
  let top = document.elementFromPoint(x, y);
  for (let inner = top; inner?.shadowRoot; top = inner) {
    const next = inner.shadowRoot.elementFromPoint(x, y);
    if (next === null || next === inner) break;
    inner = next;
  }
  return top;
}

function find({ role, name, text, within }: Wanted): Element[] {
  const roots = within ? find(within) : [document.documentElement];
  return [...new Set(roots.flatMap(below))].filter(
    (element) =>
      hasRole(element, role) &&
      isShown(element) &&
      fits(name, true, name === undefined ? '' : singleSpaced(computeAccessibleName(element))) &&
      fits(text, false, text === undefined ? '' : textOf(element)),
  );
}

function look(wanted: Wanted): Look {
  const found = find(wanted);
  const [first] = found;
  return {
    count: found.length,
    text: first ? textOf(first) : '',
    value: first && 'value' in first ? String(first.value) : '',
  };
}

/** Width of desktop WebKit's scroll bar, which takes presses; a phone has none. CSS pixels. */
const scrollBar = 23;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Whether a running animation moves the element or an ancestor. */
const isCarried = (element: Element): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(element),
    );

/** The middle of the first match, if it is still, enabled and uncovered. */
async function place(wanted: Wanted): Promise<Place> {
  const [element] = find(wanted);
  if (!element) return { not: 'it is not there' };
  // A response now would move or replace the target.
  if (document.documentElement.dataset['ready'] === undefined) return { not: 'the app waits for an answer' };
  if (element.matches(':disabled, [aria-disabled=true]')) return { not: 'it is disabled' };
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = Math.min(left + width / 2, Math.max(left + 1, innerWidth - scrollBar));
    return { x: Math.round(x), y: Math.round(top + height / 2) };
  };
  const before = middle();
  await nextFrame();
  await nextFrame();
  if (isCarried(element)) return { not: 'it moves' };
  const { x, y } = middle();
  if (x !== before.x || y !== before.y) return { not: 'it moves' };
  const top = topmost(x, y);
  // A press on the label of a small field is a press on the field.
  const isOnTop =
    top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.control === element);
  return isOnTop ? { x, y } : { not: `it is covered by ${top?.outerHTML.slice(0, 120)}` };
}

const tools: PageTools = { look, place };
window.pageTools = tools;
