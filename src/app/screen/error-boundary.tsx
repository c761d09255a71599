import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Boundary } from '../../shared/ui/states/boundary.tsx';
import css from './error-boundary.module.css';

interface Props {
  /** What crashed: the whole app, or one page. */
  level: 'root' | 'route';
  /** A crash is forgotten when this changes, for example with the path. */
  resetKey?: string;
  children: ReactNode;
}

/** Shows a reference and a way on in place of the page or app that crashed; never the error, which may contain amounts and names. */
export function ErrorBoundary({ level, resetKey, children }: Props) {
  const crash = (_: unknown, reference: string) => <Crash reference={reference} root={level === 'root'} />;
  return (
    <Boundary resetKey={resetKey} fallback={crash}>
      {children}
    </Boundary>
  );
}

/** Plain elements only: the components of the app may be what crashed. */
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
