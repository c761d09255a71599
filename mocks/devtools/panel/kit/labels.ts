import type { Language } from '../../../reference/language.ts';
import en from './labels.en.json' with { type: 'json' };
import la from './labels.la.json' with { type: 'json' };
import th from './labels.th.json' with { type: 'json' };

export type Labels = typeof en;

/** Texts of the panel. Apart from `page-kit/texts.ts`, because they are loaded only when the panel opens. */
export const labels: Readonly<Record<Language, Labels>> = { th, la, en };

/** Fills the placeholders of a label. */
export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/** A label by a name that is only known at run time; the name itself where there is none. */
export const labelOf = (section: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(section, name) ? section[name] : undefined) ?? name;
