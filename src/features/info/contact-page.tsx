import { Button } from '@mantine/core';
import { IconBrandLine } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../../contract/generated/models/contact.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useGetContact } from '../../shared/api/generated/lookup/lookup.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { config } from '../../shared/config/config.ts';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { safeLink } from '../../shared/safety/safe-url.ts';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Skeleton, TextSkeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './contact-page.module.css';
import { LineQr } from './line-qr.tsx';

/** For visitors at /contact and players at /user/contact (INF-7, INF-12). */
export function ContactPage({ chat }: { /** The button that opens the support chat (CHT-3). */ chat?: ReactNode }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useFailureKept(useGetContact());
  const hasLine = Boolean(data?.lineName || data?.lineQR);
  return (
    <div className={css.room}>
      <div className={css.root} aria-busy={isPending} data-columns={isPending || hasLine || undefined}>
        <h1 className={css.heading} tabIndex={-1}>
          {t('info.contact.title')}
        </h1>
        {isPending ? <ContactSkeleton /> : null}
        {error && !data ? <ErrorState {...queryFailure({ isFetching, refetch }, errorText(error))} /> : null}
        {data ? <ContactDetails contact={data} /> : null}
        {isPending ? null : <div className={css.chat}>{chat}</div>}
        <p className={css.version}>
          {t('info.contact.version', { version: config.version, environment: config.environment })}
        </p>
      </div>
    </div>
  );
}

function ContactDetails({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  const { contactText, lineName, lineQR } = contact;
  const link = safeLink(contact.lineLink);
  if (!contactText && !lineName && !lineQR) {
    return <EmptyState title={t('info.contact.emptyTitle')} message={t('info.contact.emptyMessage')} />;
  }
  return (
    <>
      {contactText ? (
        <section className={css.card}>
          <SafeHtml html={contactText} />
        </section>
      ) : null}
      {lineName || lineQR ? (
        <section className={css.line}>
          <LineQr address={lineQR} name={lineName} />
          <div className={css.words}>
            <h2 className={css.title}>{t('info.contact.line')}</h2>
            <p className={css.name}>
              {link ? (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  <ServerText>{lineName}</ServerText>
                </a>
              ) : (
                <ServerText>{lineName}</ServerText>
              )}
            </p>
            <p className={css.hint}>{t('info.contact.scan')}</p>
            {link ? (
              <Button
                component="a"
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                fullWidth
                leftSection={<IconBrandLine size={22} aria-hidden />}
              >
                {t('info.contact.open')}
              </Button>
            ) : null}
          </div>
        </section>
      ) : null}
    </>
  );
}

function ContactSkeleton() {
  return (
    <>
      <div className={css.card}>
        <TextSkeleton lines={2} />
      </div>
      <div className={css.line}>
        <div className={css.noQr} />
        <div className={css.words}>
          <Skeleton width="70%" height="27px" />
          <Skeleton width="40%" height="32px" />
          <Skeleton width="85%" height="22px" />
          <Skeleton height="58px" />
        </div>
      </div>
    </>
  );
}
