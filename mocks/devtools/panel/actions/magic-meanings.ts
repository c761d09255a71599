import type { Language } from '../../../reference/language.ts';
import type { MagicSection } from '../../../reference/magic.ts';
import en from './magic.en.json' with { type: 'json' };
import la from './magic.la.json' with { type: 'json' };
import th from './magic.th.json' with { type: 'json' };

type Meanings = Readonly<Record<MagicSection, Readonly<Record<string, string>>>>;

/** What each magic value does, one line for testers. Not in `reference/magic.ts`, which is loaded with every world. */
export const magicMeanings: Readonly<Record<Language, Meanings>> = { th, la, en };
