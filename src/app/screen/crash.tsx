import i18next from 'i18next';
import css from './crash.module.css';

/**
 * Fallback of an error boundary. Never shows the error, which may contain amounts and names.
 * @param level what crashed: the whole app, or one page
 */
export const crashOf = (level: 'root' | 'route') => (_: unknown, reference: string) => (
  // Plain elements only: the components of the app may be what crashed.
  <div role="alert" className={css[level]}>
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
