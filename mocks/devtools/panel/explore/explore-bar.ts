import { element } from '../../page-kit/element.ts';
import { roomAbove } from '../../page-kit/room-above.ts';
import { fill, type Labels } from '../kit/labels.ts';
import { wordsOf } from './act-words.ts';
import sheet from './explore-bar.css?inline';
import type { Explorer } from './explorer.ts';

let hasSheet = false;

/** Shows a bar above the app with the explorer's progress and a stop button, while the panel is closed. */
export function showBar(explorer: Explorer, t: () => Labels): void {
  if (!hasSheet) document.head.append(element('style', {}, sheet));
  hasSheet = true;
  const doing = element('span', {});
  const stop = element('button', { type: 'button', onclick: () => explorer.stop() });
  const bar = element('div', { className: 'kps-explore', role: 'region' }, doing, stop);
  document.documentElement.append(bar);
  const room = roomAbove(bar);
  const draw = () => {
    const { phase, act, finds } = explorer.progress();
    const texts = t();
    bar.ariaLabel = texts.tab.explore;
    bar.hidden = document.querySelector('.kps-host') !== null;
    stop.textContent = texts.explore.stop;
    doing.textContent = `${fill(texts.explore.found, { count: finds.length })} · ${act ? wordsOf(act, texts) : ''}`;
    room.measure();
    if (phase !== 'idle') return;
    unsubscribe();
    room.end();
    bar.remove();
  };
  const unsubscribe = explorer.subscribe(draw);
  draw();
}
