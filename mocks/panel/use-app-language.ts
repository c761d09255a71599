import { useSyncExternalStore } from 'react';
import type { Language } from '../scenario.ts';

const read = (): Language => {
  const { lang } = document.documentElement;
  if (lang === 'lo') return 'la';
  return lang === 'en' ? 'en' : 'th';
};

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** The language that the app speaks at this moment, by the page's own `lang`. */
export const useAppLanguage = (): Language => useSyncExternalStore(watch, read);
