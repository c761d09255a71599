/**
 * The open sheets and dialogs of this tab, bottom first. The browser's history carries one entry more for each of
 * them, so Back closes the topmost instead of leaving the page (DES-26). The depth stands in `history.state`,
 * beside the router's own fields, and is the only record: whatever happens to history, the next reconciliation
 * brings it in step with the layers that are really open.
 */
export interface Layer {
  close: () => void;
}

const DEPTH = 'kpLayers';
/**
 * A step back that was not answered by now, in ms, never will be: the entry below is missing. A busy phone may take a
 * second, and one that comes after we gave up would close whatever has been opened since.
 */
const GIVE_UP_MS = 2_000;
const layers: Layer[] = [];
let scheduled = false;
/** Set while a step back of our own is on its way. */
let stepBack: ReturnType<typeof setTimeout> | undefined;
let listening = false;

const depth = (): number => {
  const state: unknown = window.history.state;
  const value = state && typeof state === 'object' ? (state as Record<string, unknown>)[DEPTH] : 0;
  return typeof value === 'number' ? value : 0;
};

/** Without the entry that a restored tab has lost, this one itself takes the depth that is true. */
const giveUp = () => {
  stepBack = undefined;
  window.history.replaceState({ ...window.history.state, [DEPTH]: layers.length }, '');
};

const reconcile = () => {
  scheduled = false;
  if (stepBack !== undefined) return;
  for (let entry = depth(); entry < layers.length; entry += 1) {
    window.history.pushState({ ...window.history.state, [DEPTH]: entry + 1 }, '');
  }
  const surplus = depth() - layers.length;
  if (surplus > 0) {
    stepBack = setTimeout(giveUp, GIVE_UP_MS);
    window.history.go(-surplus);
  }
};

/** Runs after the current task, so a layer that closes while another opens costs no history entry at all. */
const schedule = () => {
  if (scheduled) return;
  scheduled = true;
  setTimeout(reconcile, 0);
};

const onPopState = () => {
  const own = stepBack !== undefined;
  clearTimeout(stepBack);
  stepBack = undefined;
  // Entries left behind by a page that was opened from a sheet are skipped, not shown: see `reconcile`.
  if (!own) for (const layer of layers.slice(depth()).reverse()) layer.close();
  schedule();
};

/** A list or menu that is open inside the layer takes Escape for itself. */
const ownsEscape = (element: Element | null) =>
  element?.getAttribute('aria-expanded') === 'true' || !!element?.closest('[role="menu"]');

const onKeyDown = (event: KeyboardEvent) => {
  const top = layers.at(-1);
  if (!top || event.key !== 'Escape' || event.isComposing || ownsEscape(document.activeElement)) return;
  top.close();
};

const listen = () => {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', onPopState);
  window.addEventListener('keydown', onKeyDown, { capture: true });
};

/** Registers an open layer; the returned function takes it away again. */
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
