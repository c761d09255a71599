import { useEffect, useState } from 'react';
import css from './safe-html.module.css';

type Sanitise = (html: string) => string;

/** More than this is no text for a player, and would freeze the page (bad-input.md, A011). */
const maxLength = 100_000;

let loaded: Sanitise | null = null;

/** The sanitiser's chunk, fetched with the first HTML that is shown. */
function useSanitiser(): Sanitise | null {
  const [sanitise, setSanitise] = useState<Sanitise | null>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    let mounted = true;
    import('./sanitise.ts').then(
      (module) => {
        loaded = module.sanitise;
        if (mounted) setSanitise(() => module.sanitise);
      },
      // The placeholder stays: unsanitised HTML is never an alternative.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, []);
  return sanitise;
}

/**
 * The only way for HTML of the server into the page (bad-input.md, A001 to A011). Shows nothing for anything that is
 * not a text, and an empty placeholder until the sanitiser is there.
 */
export function SafeHtml({ html }: { html: unknown }) {
  const sanitise = useSanitiser();
  if (typeof html !== 'string' || html.trim() === '' || html.length > maxLength) return null;
  if (!sanitise) return <div aria-busy="true" className={css.waiting} />;
  // Sanitised here, right before the sink, and not touched again.
  return <div className={css.html} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />;
}
