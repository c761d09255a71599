import type { Language } from '../../reference/language.ts';
import en from './texts.en.json' with { type: 'json' };
import la from './texts.la.json' with { type: 'json' };
import th from './texts.th.json' with { type: 'json' };

/** Texts of the sandbox outside the panel. */
export const texts: Readonly<Record<Language, typeof en>> = { th, la, en };
