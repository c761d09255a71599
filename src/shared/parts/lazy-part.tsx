import i18next from 'i18next';
import { type ComponentType, use, useReducer } from 'react';
import { loadFailureKit, useFailureKit } from './failure-kit.ts';
import type { PartFailedProps, Place } from './part-failed.tsx';

/** Shows that a part of the app could not be loaded, and loads it again: in plain elements until the kit is there. */
export function Failed(props: PartFailedProps) {
  const kit = useFailureKit();
  if (kit) return <kit.PartFailed {...props} />;
  return props.opened === false ? null : (
    <p role="alert">
      {i18next.t('common.loadFailed')}{' '}
      <button type="button" onClick={() => void props.load().catch(loadFailureKit)}>
        {i18next.t('common.retry')}
      </button>
    </p>
  );
}

/**
 * A component that comes as its own chunk. While it is fetched it suspends, as with React's own `lazy`; but a failure
 * throws nothing: it is shown in the component's place, with a button that loads it again, and what stands beside it
 * stays.
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
    if (Part) return <Part {...props} />;
    return <Failed place={place} load={() => load().then(draw)} opened={props.opened} onClose={props.onClose} />;
  };
}
