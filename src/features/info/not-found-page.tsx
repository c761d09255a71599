import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../shared/ui/display/brand-mark.tsx';
import css from './full-page.module.css';
import { FullPage } from './full-page.tsx';

/** Any address the app does not know (product spec, section 2). `/` sends visitors and players each to their home. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <FullPage
      drawing={
        <p className={css.code}>
          4<BrandMark size={84} />
          <span className={css.zero}>0</span>4
        </p>
      }
      title={t('info.notFound.title')}
      message={t('info.notFound.message')}
      action={
        <Button component={Link} to="/" size="lg">
          {t('info.notFound.home')}
        </Button>
      }
    />
  );
}
