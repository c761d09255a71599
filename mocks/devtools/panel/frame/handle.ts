import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { element } from '../../page-kit/element.ts';
import { pageLanguage } from '../../page-kit/language.ts';
import sheet from './handle.css?inline';
import { handleWords, waitingWords } from './handle-words.ts';

/** What the handle opens the panel with. */
export interface HandleSetting {
  readonly sandbox: Sandbox;
  /** Loads the sentences that the scenarios say of themselves. */
  describeScenarios(): Promise<void>;
  /** Path of the app, with a slash at both ends. */
  readonly base: string;
  /** Whether the page answers its own calls, because there is no worker. */
  readonly inPage: boolean;
}

/**
 * Shows the handle at the screen's edge, and opens and closes the panel by it and by Ctrl+`. The panel itself is loaded
 * when it is opened for the first time.
 */
export function showHandle(setting: HandleSetting): void {
  const handle = element('button', { type: 'button', className: 'kps-handle' }, element('span', {}, 'sandbox'));
  const { sandbox } = setting;
  const name = () => {
    const language = pageLanguage();
    const isWaiting = sandbox.faults().length > 0;
    // a fault that is forgotten looks like a defect of the app
    handle.toggleAttribute('data-waiting', isWaiting);
    handle.ariaLabel = handleWords[language] + (isWaiting ? `, ${waitingWords[language]}` : '');
    handle.title = `${handle.ariaLabel} (Ctrl+\`)`;
  };
  name();
  sandbox.onCall(name);
  new MutationObserver(name).observe(document.documentElement, { attributeFilter: ['lang'] });

  let closePanel: (() => void) | null = null;
  let focusedBefore: Element | null = null;
  const close = () => {
    closePanel?.();
    closePanel = null;
    handle.hidden = false;
    if (focusedBefore instanceof HTMLElement && focusedBefore !== document.body && focusedBefore.isConnected)
      focusedBefore.focus();
    else handle.focus({ preventScroll: true });
  };
  const open = async () => {
    if (closePanel || handle.ariaBusy === 'true') return;
    focusedBefore = document.activeElement;
    handle.ariaBusy = 'true';
    try {
      const [{ mountPanel }] = await Promise.all([import('./mount-panel.tsx'), setting.describeScenarios()]);
      closePanel = mountPanel({ ...setting, onClose: close });
      handle.hidden = true;
    } catch (error) {
      console.error('the panel could not be loaded', error);
    } finally {
      handle.ariaBusy = 'false';
    }
  };
  handle.addEventListener('click', () => void open());
  /** Escape inside the panel closes an open list of choices, else the panel. */
  const escape = (inside: Element) => {
    if (inside.ariaExpanded !== 'true' || !(inside instanceof HTMLInputElement)) return close();
    // the list closes when its field loses the focus
    inside.closest<HTMLElement>('[role=tabpanel]')?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const toggles = event.ctrlKey && event.code === 'Backquote';
    const inside = event.target instanceof Element && event.target.closest('.kps-host') ? event.target : null;
    const escapes = event.key === 'Escape' && inside !== null;
    if (!toggles && !escapes) return;
    // before the app's dialogs get the event: they close on Escape wherever the focus is
    event.stopImmediatePropagation();
    event.preventDefault();
    if (toggles && closePanel === null) void open();
    else if (toggles) close();
    else if (inside) escape(inside);
  };
  window.addEventListener('keydown', onKey, { capture: true });
  document.head.append(element('style', {}, sheet));
  document.documentElement.append(handle);
}
