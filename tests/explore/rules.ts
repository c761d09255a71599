/** The rules of a walk, with the app's texts in the language that the player sees. */
import { type AppWords, type Broken, brokenBy as brokenIn, type Happened } from '../../mocks/devtools/walks/rules.ts';
import th from '../../src/shared/i18n/th.json' with { type: 'json' };
import type { Language } from '../support/address.ts';
import { textsOf } from '../support/texts.ts';
import { foreignTexts } from './foreign-texts.ts';
import type { Player } from './step.ts';

const sections = Object.keys(th);

function wordsIn(language: Language): AppWords {
  const texts = textsOf(language);
  const parts = Object.entries(texts) as [string, { title?: unknown }][];
  return {
    sections,
    failures: [texts.boundary.title, texts.boundary.widget],
    foreign: (shown) => foreignTexts(shown, language),
    // The key of its title; a dialog that the server named has none.
    dialogName: (title) => parts.find(([, part]) => part.title === title)?.[0] ?? 'a dialog',
  };
}

/** What the step broke, apart from what takes another look at the page. */
export const brokenBy = (happened: Omit<Happened, 'online'> & { readonly player: Player }): Broken[] =>
  brokenIn({ ...happened, online: happened.player.online }, wordsIn(happened.player.language));
