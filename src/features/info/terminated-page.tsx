import { Button } from '@mantine/core';
import { IconBrandLine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useGetContact } from '../../shared/api/generated/lookup/lookup.ts';
import { safeLink } from '../../shared/safety/safe-url.ts';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './full-page.module.css';
import { FullPage } from './full-page.tsx';

/** The service has ended: what happens to money, and support; no menu (APP-22). */
export function TerminatedPage() {
  const { t } = useTranslation();
  return (
    <FullPage
      drawing={<ClosedStall />}
      title={t('info.terminated.title')}
      message={t('info.terminated.message')}
      action={
        <>
          <p className={css.message}>{t('info.terminated.money')}</p>
          <Support />
        </>
      }
    />
  );
}

/** The server may still name support (APP-270). */
function Support() {
  const { t } = useTranslation();
  const { data, isPending } = useGetContact({ query: { retry: false, refetchOnWindowFocus: false } });
  if (isPending) return <Skeleton width="220px" height="50px" />;
  const link = safeLink(data?.lineLink);
  const name = <ServerText>{data?.lineName}</ServerText>;
  if (!link) return <p className={css.message}>{data?.lineName ? name : t('info.terminated.nowhere')}</p>;
  return (
    <>
      <Button
        component="a"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        size="lg"
        leftSection={<IconBrandLine size={22} aria-hidden />}
      >
        {t('info.contact.open')}
      </Button>
      <p className={css.message}>{name}</p>
    </>
  );
}

function ClosedStall() {
  return (
    <svg className={css.art} viewBox="0 0 200 150" fill="none" aria-hidden="true">
      <ellipse cx="100" cy="140" rx="84" ry="6" fill="var(--kp-surface)" />
      <path d="M36 58v80M164 58v80" stroke="var(--kp-line-strong)" strokeWidth="4" strokeLinecap="round" />
      <rect x="42" y="62" width="116" height="76" rx="4" fill="var(--kp-surface-2)" />
      <path d="M42 76h116M42 90h116M42 104h116M42 118h116" stroke="var(--kp-line)" strokeWidth="2" />
      <rect x="88" y="124" width="24" height="8" rx="4" fill="var(--kp-line-strong)" />
      <path
        d="M28 34h144l10 26c0 7-10 9-14 2-4 7-15 7-19 0-4 7-15 7-19 0-4 7-15 7-20 0-4 7-15 7-19 0-4 7-15 7-19 0-4 7-15 7-19 0-4 7-25 5-25-2l10-26Z"
        fill="var(--kp-gold)"
      />
      <path d="m62 34-8 28m34-28-4 28m32-28 4 28m22-28 8 28" stroke="var(--kp-gold-deep)" strokeWidth="2" />
      <path d="M100 4v10" stroke="var(--kp-line-strong)" strokeWidth="2" strokeLinecap="round" />
      <circle cx="100" cy="20" r="18" fill="var(--kp-gold-soft)" />
      <circle cx="100" cy="20" r="6" fill="var(--kp-gold-bright)" />
    </svg>
  );
}
