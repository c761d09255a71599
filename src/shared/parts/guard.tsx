import type { ComponentType, ReactNode } from 'react';
import { Boundary } from '../ui/states/boundary.tsx';
import { Failed } from './failed.tsx';
import type { PartFailedProps, Place } from './part-failed.tsx';

interface Props extends Pick<PartFailedProps, 'place' | 'opened' | 'onClose'> {
  children: ReactNode;
}

/**
 * The boundary of one part of a screen: a crash inside is replaced by a small note with a way to try again, and what
 * stands beside the part stays (SAFE-68). Closing a sheet or dialog forgets its crash.
 */
export function Guard({ place, opened, onClose, children }: Props) {
  const note = (forget: () => void) => <Failed crashed load={async () => forget()} {...{ place, opened, onClose }} />;
  return (
    <Boundary resetKey={opened} fallback={note}>
      {children}
    </Boundary>
  );
}

/** A component within a boundary of its own. Widgets, sheets and dialogs go through here or through `lazyPart`. */
export const guarded =
  <Props extends object>(
    place: Place,
    Part: ComponentType<Props>,
  ): ComponentType<Props & Pick<PartFailedProps, 'opened' | 'onClose'>> =>
  (props) => (
    <Guard place={place} opened={props.opened} onClose={props.onClose}>
      <Part {...props} />
    </Guard>
  );
