import { type ComponentType, use, useEffect, useReducer, useState } from 'react';
import { fetchQuietly } from '../base/fetch-chunk.ts';
import { Failed, type FailedProps, type Place } from './failed.tsx';
import { Guard } from './guard.tsx';

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the part before its first render, which then shows it at once. Rejects on failure. */
  readonly preload: () => Promise<void>;
};

/**
 * A lazy-loaded component. While loading, a page suspends, so that a navigation keeps the former page; any other part
 * renders nothing. A preloaded part never suspends, because React would delay it by up to 300 ms. A failure or crash
 * shows a note with a retry in the part's place; the crash of a page is handled by its screen.
 */
export function lazyPart<Props extends Pick<FailedProps, 'opened' | 'onClose'>>(
  place: Place,
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const load = async () => {
    const fetched = await fetchPart();
    // Each fetch creates a new component: replacing the first would lose the player's input.
    Part ??= fetched;
  };
  let first: Promise<void> | undefined;
  /**
   * The first attempt; later ones re-render by themselves. A lost `float` part must not reload the page: nobody waits
   * for it, and a tap would be lost.
   */
  const tryFirst = () => (first ??= place === 'float' ? fetchQuietly(load) : load().catch(() => undefined));

  function LazyPart(props: Props) {
    const [, draw] = useReducer((count: number) => count + 1, 0);
    const [tried, setTried] = useState(false);
    useEffect(() => {
      if (!Part) void tryFirst().then(() => setTried(true));
    }, []);
    const { opened, onClose } = props;
    // React warns unless each render of a suspended part reads the same promise.
    if (place === 'page' && (first || !Part)) use(tryFirst());
    else if (!Part && !tried) return null;
    if (!Part) {
      // A `float` part shows no failure to load.
      return <Failed load={() => load().then(draw)} opened={place !== 'float' && opened} {...{ place, onClose }} />;
    }
    if (place === 'page') return <Part {...props} />;
    return (
      <Guard {...{ place, opened, onClose }}>
        <Part {...props} />
      </Guard>
    );
  }
  return Object.assign(LazyPart, {
    preload: async () => {
      if (!Part) await load();
    },
  });
}
