import { Component, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { randomId } from '../base/ids.ts';
import { Failed, type FailedProps, type Place } from './failed.tsx';

interface BoundaryProps {
  /** Replaces the crashed children. The reference is logged to the console. */
  fallback: ReactElement | ((retry: () => void, reference: string) => ReactNode);
  /** A change resets the crash, for example of the path. */
  resetKey?: unknown;
  children: ReactNode;
}
interface State {
  reference: string | null;
  resetKey: unknown;
}

/** Error boundary. React logs the error to the console. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { reference: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { reference: randomId().slice(0, 8) };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { resetKey, reference: null };
  }

  override componentDidCatch(): void {
    console.error(`Reference ${this.state.reference}`);
  }

  override render(): ReactNode {
    const { reference } = this.state;
    const { fallback, children } = this.props;
    if (reference === null) return children;
    return typeof fallback === 'function' ? fallback(() => this.setState({ reference: null }), reference) : fallback;
  }
}

interface GuardProps extends Pick<FailedProps, 'place' | 'opened' | 'onClose'> {
  children: ReactNode;
}

/** Error boundary of one part of a screen: a crash shows a small note in its place (SAFE-68). */
export function Guard({ place, opened, onClose, children }: GuardProps) {
  const note = (forget: () => void) => <Failed crashed load={async () => forget()} {...{ place, opened, onClose }} />;
  return (
    <Boundary resetKey={opened} fallback={note}>
      {children}
    </Boundary>
  );
}

/** Wraps a component in a `Guard`. Every widget, sheet and dialog uses this or `lazyPart`. */
export const guarded =
  <Props extends object>(
    place: Place,
    Part: ComponentType<Props>,
  ): ComponentType<Props & Pick<FailedProps, 'opened' | 'onClose'>> =>
  (props) => (
    <Guard place={place} opened={props.opened} onClose={props.onClose}>
      <Part {...props} />
    </Guard>
  );
