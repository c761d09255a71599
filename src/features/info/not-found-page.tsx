import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../shared/ui/display/brand-mark.tsx';
import css from './full-page.module.css';
import { FullPage } from './full-page.tsx';

/** Unknown addresses (APP-4). */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <FullPage
      drawing={
        <p className={css.code}>
          <span>4</span>
          <BrandMark size={84} />
          <span className={css.zero}>0</span>
          <span>4</span>
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
