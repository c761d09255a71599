import i18next, { type i18n } from 'i18next';
import { type PropsWithChildren, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { copyPlain, drawLanguageWith } from './i18n.ts';

/** Suppresses i18next's events, which would re-render each text at once. */
const withoutEvents = { on: () => undefined, off: () => undefined };

/** i18next, fixed to its current language. */
function inOneLanguage(): { i18n: i18n } {
  const { language, resolvedLanguage, languages } = i18next;
  return {
    i18n: Object.assign(Object.create(i18next) as i18n, withoutEvents, { language, resolvedLanguage, languages }),
  };
}

/**
 * Provides the language and changes it in a transition. Otherwise each component listens to i18next, and a change
 * renders the whole app in one long task that blocks input.
 */
export function LanguageProvider({ children }: PropsWithChildren) {
  const [texts, setTexts] = useState(inOneLanguage);
  const onDrawn = useRef<() => void>(undefined);
  useEffect(
    () =>
      drawLanguageWith((then) => {
        onDrawn.current = then;
        startTransition(() => setTexts(inOneLanguage));
      }),
    [],
  );
  useLayoutEffect(() => onDrawn.current?.(), [texts]);
  useEffect(() => {
    document.addEventListener('copy', copyPlain);
    return () => document.removeEventListener('copy', copyPlain);
  }, []);
  return <I18nContext value={texts}>{children}</I18nContext>;
}
