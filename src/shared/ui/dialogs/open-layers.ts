import { isRecord } from '../../base/is-record.ts';
import { isComposing } from '../../base/letters.ts';

/**
 * Open sheets and dialogs of this tab, bottom first. Each adds one history entry, so Back closes the topmost instead of
 * leaving the page (DES-26). The only record of the depth is `history.state`, beside the router's fields; after any
 * history change `reconcile` makes it equal the number of open layers.
 */
export interface Layer {
  close: () => void;
  /** Focuses its first control. */
  focus: () => void;
  contains: (element: Element) => boolean;
  /** Whether it is beside the page, which stays usable, instead of above it. */
  beside: boolean;
}

const depthField = 'kpLayers';
/**
 * A step back without a `popstate` event within this time, ms, has no entry to go back to. A busy phone may take a
 * second; a later event would close layers opened since.
 */
const giveUpMs = 2_000;
const layers: Layer[] = [];
let scheduled = false;
/** Timer of a step back that `reconcile` started, until its `popstate`. */
let stepBack: ReturnType<typeof setTimeout> | undefined;
/** Releases history writes. @returns the held writes */
let release = (): (() => void)[] => [];
/** Whether `writeHeld` is dispatching a `popstate`. */
let isOwnPopState = false;
let listening = false;

/** Depth of the current entry; 0 if this file did not write it, or it is no integer. */
const depth = (): number => {
  const state: unknown = window.history.state;
  const value = isRecord(state) ? state[depthField] : 0;
  return Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0;
};

/**
 * Holds the app's history writes until the step back is done. The browser steps back in a later task and would undo a
 * write in between, such as a link pressed right after a sheet closed.
 */
const holdWrites = () => {
  const { history } = window;
  const held: (() => void)[] = [];
  const restore = (['pushState', 'replaceState'] as const).map((name) => {
    const write = history[name];
    history[name] = (...entry) => void held.push(() => write.apply(history, entry));
    return () => void (history[name] = write);
  });
  release = () => {
    release = () => [];
    for (const end of restore) end();
    return held;
  };
};

/** Runs the held writes and dispatches a `popstate`, on which React Router reads the new address. */
const writeHeld = () => {
  const held = release();
  if (held.length === 0) return;
  for (const write of held) write();
  isOwnPopState = true;
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  isOwnPopState = false;
};

/** A restored tab has lost the entry below: corrects the depth of the current one. */
const giveUp = () => {
  stepBack = undefined;
  writeHeld();
  window.history.replaceState({ ...window.history.state, [depthField]: layers.length }, '');
};

const reconcile = () => {
  scheduled = false;
  if (stepBack !== undefined) return;
  for (let entry = depth(); entry < layers.length; entry += 1) {
    window.history.pushState({ ...window.history.state, [depthField]: entry + 1 }, '');
  }
  const surplus = depth() - layers.length;
  if (surplus > 0) {
    stepBack = setTimeout(giveUp, giveUpMs);
    holdWrites();
    window.history.go(-surplus);
  }
};

/** Runs after the current task, so closing one layer while opening another adds no history entry. */
const schedule = () => {
  if (scheduled) return;
  scheduled = true;
  setTimeout(reconcile, 0);
};

const onPopState = () => {
  if (isOwnPopState) return;
  const own = stepBack !== undefined;
  clearTimeout(stepBack);
  stepBack = undefined;
  writeHeld();
  // `reconcile` skips entries of layers that a page change has closed.
  if (!own) for (const layer of layers.slice(depth()).reverse()) layer.close();
  schedule();
};

/**
 * Whether an open list or menu in the layer handles Escape itself. The control that opened the layer keeps the focus
 * briefly and is expanded too, but handles nothing; nor does the head of an open section.
 */
const ownsEscape = ({ contains }: Layer, element: Element | null) =>
  element !== null &&
  ((contains(element) && element.matches('[aria-expanded="true"]:is([aria-haspopup], [role="combobox"])')) ||
    element.closest('[role="menu"]') !== null);

/** Whether the focus is in another panel beside the page, such as the chat, which handles Escape itself. */
const isElsewhere = ({ beside, contains }: Layer, element: Element | null) =>
  beside && element !== null && !contains(element) && element.closest('[role="dialog"]') !== null;

const onKeyDown = (event: KeyboardEvent) => {
  const top = layers.at(-1);
  if (!top || event.key !== 'Escape' || isComposing(event)) return;
  const { activeElement } = document;
  if (ownsEscape(top, activeElement) || isElsewhere(top, activeElement)) return;
  top.close();
};

/**
 * Moves the focus into the topmost layer after Tab led behind it. The browser's video controls swallow the key, so the
 * layer cannot trap it earlier.
 */
const onKeyUp = ({ key }: KeyboardEvent) => {
  const { activeElement } = document;
  const isBehind = activeElement === document.body || document.querySelector('#root')?.contains(activeElement);
  const top = layers.at(-1);
  if (key === 'Tab' && isBehind && top?.beside === false) top.focus();
};

const listen = () => {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', onPopState);
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('keyup', onKeyUp);
};

/** Registers an open layer. @returns removes it */
export function openLayer(layer: Layer): () => void {
  listen();
  layers.push(layer);
  schedule();
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
    schedule();
  };
}
