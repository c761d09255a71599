import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { fetchChunk } from '../base/fetch-chunk.ts';
import { htmlLanguage } from '../base/text.ts';
import { Failed } from '../parts/failed.tsx';
import type * as Sanitiser from '../safety/sanitise.ts';
import css from './safe-html.module.css';

type Sanitise = typeof Sanitiser.sanitise;

/** Characters: longer HTML would freeze the page (SAFE-9). */
export const maxLength = 100_000;

/**
 * What the player can read of a text. whole: all of it; loading: not yet, the sanitiser is on its way; failed: the sanitiser
 * did not come, and is offered again; more: parts are still to be opened; lost: something of it cannot be shown.
 */
export type Reading = 'whole' | 'loading' | 'failed' | 'more' | 'lost';

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

/** Tells what can be read before the browser paints it, and nothing any more once the text is gone. */
export function useReadingTold(reading: Reading, onReading: ((reading: Reading) => void) | undefined): void {
  const told = useRef<Reading>('loading');
  const tell = useEffectEvent((now: Reading) => {
    if (told.current === now) return;
    told.current = now;
    onReading?.(now);
  });
  useLayoutEffect(() => tell(reading), [reading]);
  useLayoutEffect(() => () => tell('loading'), []);
}

interface Props {
  html: unknown;
  /** Told what can be read of the text, for what depends on it. */
  onReading?: (reading: Reading) => void;
}

/**
 * Shows HTML of the server; the only place that does (SAFE-1, SAFE-2). Shows nothing for anything that is not a text
 * (SAFE-9), and an empty placeholder until the sanitiser is there: unsanitised HTML is never shown.
 */
export function SafeHtml({ html, onReading }: Props) {
  if (typeof html === 'string' && html.trim() === '') return <Unshown reading="whole" onReading={onReading} />;
  if (typeof html !== 'string' || html.length > maxLength) return <Unshown reading="lost" onReading={onReading} />;
  return <Shown html={html} onReading={onReading} />;
}

function Unshown({ reading, onReading }: Pick<Props, 'onReading'> & { reading: Reading }) {
  useReadingTold(reading, onReading);
  return null;
}

function Shown({ html, onReading }: Props & { html: string }) {
  const { sanitise, failed, load } = useSanitiser();
  if (sanitise) return <Sanitised html={html} sanitise={sanitise} onReading={onReading} />;
  return (
    <>
      <Unshown reading={failed ? 'failed' : 'loading'} onReading={onReading} />
      {failed ? <Failed place="line" load={load} /> : <div aria-busy="true" className={css.waiting} />}
    </>
  );
}

function Sanitised({ html, sanitise, onReading }: Props & { html: string; sanitise: Sanitise }) {
  // Once for each text: a signed copy differs from the one before, and React would put the same content in anew.
  const { markup, isWhole } = useMemo(() => sanitisedOrNothing(sanitise, html), [sanitise, html]);
  const place = useRef<HTMLDivElement>(null);
  /** The text of which a picture did not come. */
  const [broken, setBroken] = useState<string | null>(null);
  useLayoutEffect(() => {
    const node = place.current;
    const onError = () => setBroken(html);
    // The event of a picture does not bubble.
    node?.addEventListener('error', onError, true);
    return () => node?.removeEventListener('error', onError, true);
  }, [html]);
  useReadingTold(isWhole && broken !== html ? 'whole' : 'lost', onReading);
  // Sanitised here, right before the sink, and not touched again.
  return (
    <div ref={place} className={css.html} lang={htmlLanguage(html)} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

/** HTML whose tags are nested by the thousands can end a parser's stack: it is shown as nothing (SAFE-9). */
function sanitisedOrNothing(sanitise: Sanitise, html: string): Sanitiser.Sanitised {
  try {
    return sanitise(html);
  } catch {
    return { markup: '', isWhole: false };
  }
}
