import { Component, type ReactElement, type ReactNode } from 'react';
import { randomId } from '../../base/random-id.ts';

interface Props {
  /** Shown in place of what crashed. The reference is logged to the console too. */
  fallback: ReactElement | ((retry: () => void, reference: string) => ReactNode);
  /** A crash is forgotten when this changes, for example with the path. */
  resetKey?: unknown;
  children: ReactNode;
}
interface State {
  reference: string | null;
  resetKey: unknown;
}

/** Catches a crash of its children and shows the fallback. React itself logs the error to the console. */
export class Boundary extends Component<Props, State> {
  override state: State = { reference: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { reference: randomId().slice(0, 8) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
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
