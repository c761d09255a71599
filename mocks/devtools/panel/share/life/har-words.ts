import type { LeftReason } from '../../../../life/left-out.ts';
import type { RefusalReason } from '../../../../life/refused.ts';
import type { Language } from '../../../../reference/language.ts';
import en from './har-words.en.json' with { type: 'json' };
import la from './har-words.la.json' with { type: 'json' };
import th from './har-words.th.json' with { type: 'json' };

export type HarWords = Omit<typeof en, 'refused' | 'leftOut'> & {
  readonly refused: Readonly<Record<RefusalReason, string>>;
  readonly leftOut: Readonly<Record<LeftReason, string>>;
};

/** Texts about HAR files, of the panel and of `npm run world:from`. Apart from the panel's other texts: loaded with this section only. */
export const harWords: Readonly<Record<Language, HarWords>> = { th, la, en };
