import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { pageLanguage } from '../../page-kit/language.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import { dropNotice, showNotices } from '../../page-kit/notices.ts';
import { element } from '../../page-kit/page.ts';
import { keptPanel } from '../../tab/memory.ts';
import { retiredPart } from '../../tab/retired.ts';
import type { StateRow } from '../../tab/state-rows.ts';
import sheet from './handle.css?inline';
import { handleWords, waitingWords } from './handle-words.ts';
import type { OpenPanel, PanelSetting } from './mount-panel.tsx';

export interface HandleSetting {
  readonly sandbox: Sandbox;
  describeScenarios(): Promise<void>;
  loadScripted(): Promise<{ readonly states: readonly StateRow[] }>;
  /** Path of the app, with a slash at both ends. */
  readonly base: string;
  /** Whether the page answers its own calls, because there is no worker. */
  readonly inPage: boolean;
}

async function loadPanel({ describeScenarios }: HandleSetting): Promise<typeof import('./mount-panel.tsx').mountPanel> {
  const [{ mountPanel }] = await Promise.all([
    loadFile(() => import('./mount-panel.tsx')),
    // Without the descriptions the panel shows the scenarios' names.
    describeScenarios().catch(() => undefined),
  ]);
  return mountPanel;
}

/** Labels the handle in the page's language and marks it while a fault waits: a forgotten one looks like a defect of the app. */
function nameHandle(handle: HTMLElement, sandbox: HandleSetting['sandbox']): void {
  const name = () => {
    const language = pageLanguage();
    const isWaiting = sandbox.faults().length > 0;
    handle.toggleAttribute('data-waiting', isWaiting);
    handle.ariaLabel = handleWords[language] + (isWaiting ? `, ${waitingWords[language]}` : '');
    handle.title = `${handle.ariaLabel} (Ctrl+\`)`;
  };
  name();
  sandbox.onCall(name);
  new MutationObserver(name).observe(document.documentElement, { attributeFilter: ['lang'] });
}

/**
 * Shows the handle at the screen's edge, and opens and closes the panel by it and by Ctrl+`. The panel itself is loaded when it is
 * opened for the first time. It opens by itself when it was open before a reload.
 */
export function showHandle(setting: HandleSetting): void {
  const handle = element('button', { type: 'button', className: 'kps-handle' }, element('span', {}, 'sandbox'));
  nameHandle(handle, setting.sandbox);
  let panel: OpenPanel | null = null;
  let focusedBefore: Element | null = null;
  const close = () => {
    panel?.close();
    panel = null;
    keptPanel.write(null);
    handle.hidden = false;
    if (focusedBefore instanceof HTMLElement && focusedBefore !== document.body && focusedBefore.isConnected)
      focusedBefore.focus();
    else handle.focus({ preventScroll: true });
  };
  const open = async (setup: Pick<PanelSetting, 'first' | 'isReopened'> = {}) => {
    if (panel || handle.ariaBusy === 'true') return;
    focusedBefore = document.activeElement;
    handle.ariaBusy = 'true';
    try {
      const mountPanel = await loadPanel(setting);
      panel = mountPanel({ ...setting, ...setup, onClose: close });
      handle.hidden = true;
      dropNotice('panelLost');
    } catch (error) {
      console.error('the panel could not be loaded', error);
      showNotices(['panelLost'], pageLanguage());
    } finally {
      handle.ariaBusy = 'false';
    }
  };
  handle.addEventListener('click', () => void open());
  /** Escape inside the panel closes an open list of choices, else the panel. */
  const escape = (inside: Element) => {
    if (inside.ariaExpanded !== 'true' || !(inside instanceof HTMLInputElement)) return close();
    // The list closes when its field loses the focus
    inside.closest<HTMLElement>('[role=tabpanel]')?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const toggles = event.ctrlKey && event.code === 'Backquote';
    const inside = event.target instanceof Element && event.target.closest('.kps-host') ? event.target : null;
    const escapes = event.key === 'Escape' && inside !== null;
    if (!toggles && !escapes) return;
    // Before the app's dialogs get the event: they close on Escape wherever the focus is
    event.stopImmediatePropagation();
    event.preventDefault();
    if (toggles && panel === null) void open();
    else if (toggles) close();
    else if (inside) escape(inside);
  };
  window.addEventListener('keydown', onKey, { capture: true });
  document.head.append(element('style', {}, sheet));
  document.documentElement.append(handle);
  const kept = keptPanel.read();
  if (kept === null) return;
  void open({ first: kept, isReopened: true });
  const retired = retiredPart('tab', kept);
  if (retired !== null) showNotices(['retired'], pageLanguage(), [retired]);
}
