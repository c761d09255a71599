import { type ComponentType, use, useReducer } from 'react';
import { Failed } from './failed.tsx';
import { Guard } from './guard.tsx';
import type { PartFailedProps, Place } from './part-failed.tsx';

/**
 * A component that comes as its own chunk. While it is fetched it suspends, as with React's own `lazy`; but a failure
 * throws nothing: it is shown in the component's place, with a button that loads it again, and what stands beside it
 * stays. So it does when the component crashes; the boundary of a page is that of its screen.
 */
export function lazyPart<Props extends Pick<PartFailedProps, 'opened' | 'onClose'>>(
  place: Place,
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  let first: Promise<void> | undefined;
  const load = async () => {
    Part = await fetchPart();
  };
  return function LazyPart(props: Props) {
    const [, draw] = useReducer((count: number) => count + 1, 0);
    // The first try, which may fail; later ones render again by themselves.
    first ??= load().catch(() => undefined);
    use(first);
    const { opened, onClose } = props;
    if (!Part) {
      // What floats over the page was not asked for: nothing is said while it cannot be loaded.
      return <Failed load={() => load().then(draw)} opened={place !== 'float' && opened} {...{ place, onClose }} />;
    }
    if (place === 'page') return <Part {...props} />;
    return (
      <Guard {...{ place, opened, onClose }}>
        <Part {...props} />
      </Guard>
    );
  };
}
