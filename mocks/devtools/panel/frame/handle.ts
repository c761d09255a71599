import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { element } from '../../page-kit/element.ts';
import { pageLanguage } from '../../page-kit/language.ts';
import sheet from './handle.css?inline';
import { handleWords } from './handle-words.ts';

interface Setting {
  readonly sandbox: Sandbox;
  /** Path of the app, with a slash at both ends. */
  readonly base: string;
  /** Whether the page answers its own calls, for want of a worker. */
  readonly inPage: boolean;
}

/**
 * The panel's handle at the screen's edge, and Ctrl+` for it. All of the panel that is loaded with the page: the rest
 * comes when it is opened for the first time.
 */
export function showHandle(setting: Setting): void {
  const handle = element('button', { type: 'button', className: 'kps-handle' }, element('span', {}, 'sandbox'));
  const name = () => {
    handle.ariaLabel = handleWords[pageLanguage()];
    handle.title = `${handle.ariaLabel} (Ctrl+\`)`;
  };
  name();
  new MutationObserver(name).observe(document.documentElement, { attributeFilter: ['lang'] });

  let shut: (() => void) | null = null;
  let before: Element | null = null;
  const close = () => {
    shut?.();
    shut = null;
    handle.hidden = false;
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
    else handle.focus({ preventScroll: true });
  };
  const open = async () => {
    if (shut || handle.ariaBusy === 'true') return;
    before = document.activeElement;
    handle.ariaBusy = 'true';
    try {
      const { mountPanel } = await import('./panel.tsx');
      shut = mountPanel({ ...setting, onClose: close });
      handle.hidden = true;
    } catch (error) {
      console.error('the panel could not be loaded', error);
    } finally {
      handle.ariaBusy = 'false';
    }
  };
  handle.addEventListener('click', () => void open());
  /** Escape inside the panel: shuts an open list of choices first, then the panel. */
  const escape = (inside: Element) => {
    if (inside.ariaExpanded !== 'true' || !(inside instanceof HTMLInputElement)) return close();
    // the list shuts when its field is left
    inside.closest<HTMLElement>('[role=tabpanel]')?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const toggles = event.ctrlKey && event.code === 'Backquote';
    const inside = event.target instanceof Element && event.target.closest('.kps-host') ? event.target : null;
    const escapes = event.key === 'Escape' && inside !== null;
    if (!toggles && !escapes) return;
    // before the app's own layers hear of it: they close by the same key, wherever it is struck
    event.stopImmediatePropagation();
    event.preventDefault();
    if (toggles && shut === null) void open();
    else if (toggles) close();
    else if (inside) escape(inside);
  };
  window.addEventListener('keydown', onKey, { capture: true });
  document.head.append(element('style', {}, sheet));
  document.documentElement.append(handle);
}
