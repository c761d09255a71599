import { type ComponentType, use, useEffect, useReducer, useState } from 'react';
import { fetchQuietly } from '../base/fetch-chunk.ts';
import { Failed, type FailedProps, type Place } from './failed.tsx';
import { Guard } from './guard.tsx';

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the part ahead of its first render, which then draws it at once. Rejects when it cannot be fetched. */
  readonly preload: () => Promise<void>;
};

/**
 * A component that comes as its own chunk. While it is fetched, a page suspends, so that a navigation keeps the former
 * page; any other part draws nothing. A part that was preloaded never waits: React would hold back what suspended for
 * up to 300 ms after it is there. A failure throws nothing: it is shown in the part's place, with a button that loads it
 * again, and what stands beside it stays. So it does when the part crashes; the boundary of a page is that of its screen.
 */
export function lazyPart<Props extends Pick<FailedProps, 'opened' | 'onClose'>>(
  place: Place,
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const load = async () => {
    const fetched = await fetchPart();
    // Each try gives a component of its own: a second one would replace the first, and lose what the player has typed.
    Part ??= fetched;
  };
  let first: Promise<void> | undefined;
  /**
   * The first try of a render, which may fail; later ones render again by themselves. What floats over the page was not
   * asked for: its loss does not load the page anew, which would take the tap that the player makes meanwhile.
   */
  const tryFirst = () => (first ??= place === 'float' ? fetchQuietly(load) : load().catch(() => undefined));

  function LazyPart(props: Props) {
    const [, draw] = useReducer((count: number) => count + 1, 0);
    const [tried, setTried] = useState(false);
    useEffect(() => {
      if (!Part) void tryFirst().then(() => setTried(true));
    }, []);
    const { opened, onClose } = props;
    // React warns unless each render of a part that has suspended reads the same promise.
    if (place === 'page' && (first || !Part)) use(tryFirst());
    else if (!Part && !tried) return null;
    if (!Part) {
      // Nothing is said of what floats over the page while it cannot be loaded.
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
