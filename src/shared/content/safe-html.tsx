import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { fetchChunk } from '../base/fetch-chunk.ts';
import { htmlLanguage } from '../base/text.ts';
import { Failed } from '../parts/failed.tsx';
import type * as Sanitiser from '../safety/sanitise.ts';
import css from './safe-html.module.css';

type Sanitise = typeof Sanitiser.sanitise;

/** Characters. Longer HTML would freeze the page (SAFE-9). */
export const maxLength = 100_000;

/**
 * How much of a text is readable. loading: the sanitiser is being fetched; failed: the fetch failed and can be retried;
 * more: parts are still closed; part: without its pictures, frames or drawings; lost: not at all.
 */
export type Reading = Sanitiser.Sanitised['reading'] | 'loading' | 'failed' | 'more';

/** Whether the words are readable: a missing picture blocks nothing (SAFE-84). */
export const isReadable = (reading: Reading): boolean => reading === 'whole' || reading === 'part';

let loaded: Sanitise | null = null;

const fetchSanitiser = () =>
  fetchChunk(() => import('../safety/sanitise.ts')).then((module) => {
    loaded = module.sanitise;
  });

/** Lazy-loads the sanitiser with the first HTML; null until then. */
function useSanitiser() {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState(false);
  const missing = loaded === null;
  useEffect(() => {
    // Even if another text has loaded it since this render.
    if (missing) fetchSanitiser().then(draw, () => setFailed(true));
  }, [missing]);
  return { sanitise: loaded, failed, load: () => fetchSanitiser().then(draw) };
}

/** Reports the reading before the browser paints, and `loading` on unmount. */
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
  onReading?: (reading: Reading) => void;
}

/**
 * Renders server HTML; the only place that does (SAFE-1, SAFE-2). Renders nothing for a value that is not a string
 * (SAFE-9), and a placeholder until the sanitiser has loaded.
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
  // Memoised: a new signed copy of the same markup would make React replace the content.
  const { markup, reading } = useMemo(() => sanitisedOrNothing(sanitise, html), [sanitise, html]);
  const place = useRef<HTMLDivElement>(null);
  /** The text with an image that failed to load. */
  const [broken, setBroken] = useState<string | null>(null);
  useLayoutEffect(() => {
    const node = place.current;
    const onError = () => setBroken(html);
    // `error` events of images do not bubble.
    node?.addEventListener('error', onError, true);
    return () => node?.removeEventListener('error', onError, true);
  }, [html]);
  useReadingTold(reading === 'whole' && broken === html ? 'part' : reading, onReading);
  // Sanitised right before the sink and not touched again.
  return (
    <div ref={place} className={css.html} lang={htmlLanguage(html)} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

/** Deeply nested HTML can overflow the parser's stack; it renders as nothing (SAFE-9). */
function sanitisedOrNothing(sanitise: Sanitise, html: string): Sanitiser.Sanitised {
  try {
    return sanitise(html);
  } catch {
    return { markup: '', reading: 'lost' };
  }
}
