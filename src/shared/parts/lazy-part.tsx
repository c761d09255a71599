import { type ComponentProps, type ComponentType, type ElementType, use, useEffect, useReducer, useState } from 'react';
import { fetchChunk, fetchQuietly, type Load } from '../base/fetch-chunk.ts';
import { Failed, type FailedProps, type Place } from './failed.tsx';
import { Guard } from './guard.tsx';

type Closable = Pick<FailedProps, 'opened' | 'onClose'>;

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the part before its first render, which then shows it at once. Rejects on failure. */
  readonly preload: (quiet?: boolean) => Promise<void>;
};

/**
 * A lazy-loaded component. While loading, a page suspends, so that a navigation keeps the former page; any other part
 * renders nothing. A preloaded part never suspends, because React would delay it by up to 300 ms. A failure or crash
 * shows a note with a retry in the part's place; the crash of a page is handled by its screen.
 * @param name export of the chunk @param loadTexts fetches texts that the part needs, besides its chunk
 */
export function lazyPart<
  Name extends string,
  Chunk extends Record<Name, Exclude<ElementType, string>>,
  Props extends Closable = ComponentProps<Chunk[Name]> & Closable,
>(place: Place, fetchPart: () => Promise<Chunk>, name: Name, loadTexts?: Load): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const load = async (quiet?: boolean) => {
    const [fetched] = await Promise.all([fetchChunk(fetchPart, quiet), loadTexts?.(quiet)]);
    // Each fetch creates a new component: replacing the first would lose the player's input.
    Part ??= fetched[name];
  };
  let first: Promise<void> | undefined;
  /**
   * The first attempt; later ones re-render by themselves. A lost `float` part must not reload the page: nobody waits
   * for it, and a tap would be lost.
   */
  const tryFirst = () => (first ??= place === 'float' ? fetchQuietly(load) : load().catch(() => undefined));

  function LazyPart(props: Props) {
    const [, draw] = useReducer((count: number) => count + 1, 0);
    const [tried, setTried] = useState(Part !== undefined);
    useEffect(() => {
      // Even if a preload has ended since the first render, which showed nothing.
      if (!tried) void tryFirst().then(() => setTried(true));
    }, [tried]);
    const { opened, onClose } = props;
    // React warns unless each render of a suspended part reads the same promise.
    if (place === 'page' && (first || !Part)) use(tryFirst());
    else if (!Part && !tried) return null;
    if (!Part) {
      // A `float` part shows no failure to load.
      return (
        <Failed load={(quiet) => load(quiet).then(draw)} opened={place !== 'float' && opened} {...{ place, onClose }} />
      );
    }
    if (place === 'page') return <Part {...props} />;
    return (
      <Guard {...{ place, opened, onClose }}>
        <Part {...props} />
      </Guard>
    );
  }
  return Object.assign(LazyPart, {
    preload: async (quiet?: boolean) => {
      if (!Part) await load(quiet);
    },
  });
}
