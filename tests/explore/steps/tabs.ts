/** Steps of a player who has the app open in two tabs of a browser. */
import { languageOf, type Step } from '../step.ts';
import { viewOf } from '../view.ts';

const hasTabs: Step['may'] = ({ tabs }) => tabs > 1;

export const otherTab: Step = {
  words: 'go to the other tab',
  may: hasTabs,
  take: (hands) => hands.changeTab(),
  changesTab: true,
};

/** What was just done, once more in the other tab, where it can be done there: what is there once is asked for twice. */
export const sameInOtherTab: Step = {
  words: 'do the same in the other tab',
  may: (player) => hasTabs(player) && player.last !== null,
  async take(hands, player) {
    await hands.changeTab();
    await hands.settle();
    player.view = await viewOf(hands.page);
    player.language = languageOf(player.view.lang);
    if (player.last?.may(player)) await player.last.take(hands, player);
  },
  repeats: true,
  changesTab: true,
};
