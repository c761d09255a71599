import type { Language } from '../../../reference/language.ts';
import en from './words.en.json' with { type: 'json' };
import la from './words.la.json' with { type: 'json' };
import th from './words.th.json' with { type: 'json' };

export const recordWords: Readonly<Record<Language, typeof en>> = { th, la, en };
