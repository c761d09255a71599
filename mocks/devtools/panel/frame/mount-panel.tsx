import { createRoot, type Root } from 'react-dom/client';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import { element } from '../../page-kit/page.ts';
import type { StateRow } from '../../tab/state-rows.ts';
import { PanelView } from './panel-view.tsx';

export interface PanelSetting {
  readonly sandbox: Sandbox;
  readonly loadScripted: () => Promise<{ readonly states: readonly StateRow[] }>;
  readonly base: string;
  readonly inPage: boolean;
  /** The name of the tab to show first; another text shows the usual one. */
  readonly first?: string | undefined;
  /** Whether it was open before a reload: the keyboard focus stays in the app then. */
  readonly isReopened?: boolean | undefined;
  readonly onClose: () => void;
}

export interface OpenPanel {
  close(): void;
}

/** Events that do not leave the panel: the app's dialogs listen for them on the document. */
const stoppedEvents = [
  'keydown',
  'keyup',
  'wheel',
  'touchmove',
  'pointerdown',
  'mousedown',
  'touchstart',
  'paste',
] as const;

/**
 * Shows the panel beside the app, outside the page's body, so that fixed elements of the app keep to the space beside
 * the panel.
 */
export function mountPanel({ isReopened = false, ...setting }: PanelSetting): OpenPanel {
  const host = element('div', { className: 'kps-host' });
  const root = element('div', {});
  host.append(root);
  for (const kind of stoppedEvents) host.addEventListener(kind, (event) => event.stopPropagation());
  document.documentElement.append(host);
  document.documentElement.classList.add('kps-docked');
  // On a phone the panel covers the app, which must not take the keyboard focus then
  const coversApp = matchMedia('(max-width: 599px)');
  const updateInert = () => {
    document.body.inert = coversApp.matches;
  };
  updateInert();
  coversApp.addEventListener('change', updateInert);
  const reactRoot: Root = createRoot(root);
  const loadStates = async () => (await loadFile(setting.loadScripted)).states;
  reactRoot.render(<PanelView {...{ ...setting, loadStates, host }} takesFocus={!isReopened || coversApp.matches} />);
  return {
    close() {
      reactRoot.unmount();
      coversApp.removeEventListener('change', updateInert);
      document.body.inert = false;
      host.remove();
      document.documentElement.classList.remove('kps-docked');
    },
  };
}
