import type { Language } from '../../../reference/language.ts';

/** The name of the handle. Apart from the labels of the panel, because every page loads it. */
export const handleWords: Readonly<Record<Language, string>> = {
  th: 'เปิดแผงแซนด์บ็อกซ์',
  la: 'ເປີດແຜງແຊນບັອກ',
  en: 'Open the sandbox panel',
};

/** Said with the name while a fault waits for a call. */
export const waitingWords: Readonly<Record<Language, string>> = {
  th: 'มีความขัดข้องรออยู่',
  la: 'ມີຂໍ້ຂັດຂ້ອງລໍຖ້າຢູ່',
  en: 'a fault waits',
};
