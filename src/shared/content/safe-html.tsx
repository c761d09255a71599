import { useEffect, useMemo, useReducer, useState } from 'react';
import { fetchChunk } from '../base/fetch-chunk.ts';
import { htmlLanguage } from '../base/text-language.ts';
import { Failed } from '../parts/failed.tsx';
import css from './safe-html.module.css';

type Markup = string | TrustedHTML;
type Sanitise = (html: string) => Markup;

/** Characters: longer HTML would freeze the page (SAFE-9). */
const maxLength = 100_000;

let loaded: Sanitise | null = null;

const fetchSanitiser = () =>
  fetchChunk(() => import('../safety/sanitise.ts')).then((module) => {
    loaded = module.sanitise;
  });

/** The sanitiser, whose chunk is fetched with the first HTML that is shown; null until then. */
function useSanitiser() {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!loaded) fetchSanitiser().then(draw, () => setFailed(true));
  }, []);
  return { sanitise: loaded, failed, load: () => fetchSanitiser().then(draw) };
}

/**
 * Shows HTML of the server; the only place that does (SAFE-1, SAFE-2). Shows nothing for anything that is not a text
 * (SAFE-9), and an empty placeholder until the sanitiser is there: unsanitised HTML is never shown.
 */
export function SafeHtml({ html }: { html: unknown }) {
  const { sanitise, failed, load } = useSanitiser();
  if (typeof html !== 'string' || html.trim() === '' || html.length > maxLength) return null;
  if (!sanitise && failed) return <Failed place="line" load={load} />;
  if (!sanitise) return <div aria-busy="true" className={css.waiting} />;
  return <Sanitised html={html} sanitise={sanitise} />;
}

function Sanitised({ html, sanitise }: { html: string; sanitise: Sanitise }) {
  // Once for each text: a signed copy differs from the one before, and React would put the same content in anew.
  const markup = useMemo(() => sanitisedOrNothing(sanitise, html), [sanitise, html]);
  // Sanitised here, right before the sink, and not touched again.
  return <div className={css.html} lang={htmlLanguage(html)} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** HTML whose tags are nested by the thousands can end a parser's stack: it is shown as nothing (SAFE-9). */
function sanitisedOrNothing(sanitise: Sanitise, html: string): Markup {
  try {
    return sanitise(html);
  } catch {
    return '';
  }
}
