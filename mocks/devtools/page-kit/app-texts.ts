import type { Language } from '../../reference/language.ts';

const tables = {
  th: () => import('../../../contract/generated/app-texts.th.json'),
  la: () => import('../../../contract/generated/app-texts.la.json'),
  en: () => import('../../../contract/generated/app-texts.en.json'),
} as const;

export const loadAppTexts = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await tables[language]()).default;

export async function loadAllAppTexts(): Promise<Readonly<Record<Language, Readonly<Record<string, string>>>>> {
  const [th, la, en] = await Promise.all([loadAppTexts('th'), loadAppTexts('la'), loadAppTexts('en')]);
  return { th, la, en };
}
