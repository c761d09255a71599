import i18next from 'i18next';
import { Component, type ReactNode } from 'react';
import { randomId } from '../shared/random-id.ts';
import css from './error-boundary.module.css';

interface Props {
  /** How much is lost: the whole app, one page, or one part of a page. */
  level: 'root' | 'route' | 'widget';
  /** A crash is forgotten when this changes, for example with the path. */
  resetKey?: string;
  children: ReactNode;
}
interface State {
  reference: string | null;
  resetKey: string | undefined;
}

/**
 * Keeps a crash from taking the rest with it. The player sees a reference and a way on, never what was thrown: it may
 * hold amounts and names (bad-input.md, O167). React itself logs the error to the console.
 */
export class ErrorBoundary extends Component<Props, State> {
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
    if (reference === null) return this.props.children;
    if (this.props.level !== 'widget') return <Crash reference={reference} root={this.props.level === 'root'} />;
    return (
      <div role="alert" className={css.widget}>
        <p>{i18next.t('boundary.widget')}</p>
        <button type="button" className={css.quiet} onClick={() => this.setState({ reference: null })}>
          {i18next.t('common.retry')}
        </button>
      </div>
    );
  }
}

/** Plain elements only: whatever draws the rest of the app may be what crashed. */
function Crash({ reference, root }: { reference: string; root: boolean }) {
  return (
    <div role="alert" className={root ? css.root : css.route}>
      <h1 className={css.title}>{i18next.t('boundary.title')}</h1>
      <p>{i18next.t('boundary.message')}</p>
      <p className={css.reference}>{i18next.t('boundary.reference', { id: reference })}</p>
      <div className={css.actions}>
        <button type="button" className={css.main} onClick={() => location.reload()}>
          {i18next.t('boundary.reload')}
        </button>
        <a className={css.quiet} href={import.meta.env.BASE_URL}>
          {i18next.t('boundary.home')}
        </a>
      </div>
    </div>
  );
}
