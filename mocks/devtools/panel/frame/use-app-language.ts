import { useSyncExternalStore } from 'react';
import type { Language } from '../../../reference/language.ts';
import { pageLanguage } from '../../page-kit/language.ts';

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** The current language of the app, by the page's `lang`. */
export const useAppLanguage = (): Language => useSyncExternalStore(watch, pageLanguage);
