import { createRoot, type Root } from 'react-dom/client';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { element } from '../../page-kit/element.ts';
import { PanelView } from './panel-view.tsx';

export interface PanelSetting {
  readonly sandbox: Sandbox;
  readonly base: string;
  readonly inPage: boolean;
  readonly onClose: () => void;
}

/** What the app's own layers listen for on the document: they would take a tester's key or wheel for the player's. */
const keptInside = [
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
 * Puts the panel beside the app, with a root of its own outside the page's body: what is fixed in the app stays fixed
 * to what the panel leaves it. @returns the way to take it off again
 */
export function mountPanel({ sandbox, base, inPage, onClose }: PanelSetting): () => void {
  const host = element('div', { className: 'kps-host' });
  const stage = element('div', {});
  host.append(stage);
  for (const kind of keptInside) host.addEventListener(kind, (event) => event.stopPropagation());
  document.documentElement.append(host);
  document.documentElement.classList.add('kps-docked');
  // on a phone the panel hides the app: nobody may tab into what is not seen
  const alone = matchMedia('(max-width: 599px)');
  const follow = () => {
    document.body.inert = alone.matches;
  };
  follow();
  alone.addEventListener('change', follow);
  const root: Root = createRoot(stage);
  root.render(<PanelView sandbox={sandbox} base={base} inPage={inPage} host={host} onClose={onClose} />);
  return () => {
    root.unmount();
    alone.removeEventListener('change', follow);
    document.body.inert = false;
    host.remove();
    document.documentElement.classList.remove('kps-docked');
  };
}
