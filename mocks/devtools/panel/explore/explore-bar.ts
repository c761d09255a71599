import { pageLanguage } from '../../page-kit/language.ts';
import { element } from '../../page-kit/page.ts';
import { showTopBar } from '../../page-kit/top-bar.ts';
import { fill, labels } from '../kit/labels.ts';
import { wordsOf } from './act-words.ts';
import type { Explorer } from './explorer.ts';

/** Shows a bar above the app with the explorer's progress and a stop button, while the panel is closed. */
export function showBar(explorer: Explorer): void {
  const stop = element('button', { type: 'button', onclick: () => explorer.stop() });
  const bar = showTopBar({
    className: 'kps-explore',
    label: { th: labels.th.tab.explore, la: labels.la.tab.explore, en: labels.en.tab.explore },
    buttons: [stop],
    fill: (own, words) => {
      const { act, finds } = explorer.progress();
      const t = labels[pageLanguage()];
      own.hidden = document.querySelector('.kps-host') !== null;
      stop.textContent = t.explore.stop;
      // Every step would be announced.
      words.ariaLive = 'off';
      words.textContent = `${fill(t.explore.found, { count: finds.length })} · ${act ? wordsOf(act, t) : ''}`;
    },
  });
  const unsubscribe = explorer.subscribe(() => {
    bar.draw();
    if (explorer.progress().phase !== 'idle') return;
    unsubscribe();
    bar.remove();
  });
}
