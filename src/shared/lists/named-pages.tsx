import { useTranslation } from 'react-i18next';
import { Pages, type PagesProps } from '../ui/controls/pagination.tsx';

/** Page buttons with translated labels. */
export function NamedPages(props: Omit<PagesProps, 'labels'>) {
  const { t } = useTranslation();
  return (
    <Pages
      {...props}
      labels={{
        nav: t('ui.pages.nav'),
        previous: t('ui.pages.previous'),
        next: t('ui.pages.next'),
        page: (page) => t('ui.pages.page', { page }),
      }}
    />
  );
}
