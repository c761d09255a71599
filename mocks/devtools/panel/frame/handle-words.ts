import type { Language } from '../../../reference/language.ts';

/** What the handle is called: the only words of the sandbox that every page loads. */
export const handleWords: Readonly<Record<Language, string>> = {
  th: 'เปิดแผงแซนด์บ็อกซ์',
  la: 'ເປີດແຜງແຊນບັອກ',
  en: 'Open the sandbox panel',
};
