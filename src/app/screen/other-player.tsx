import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FullPage } from '../../features/info/full-page.tsx';
import { http } from '../../shared/api/http.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { endDoubt } from '../../shared/session/own-player.ts';
import { clearSession } from '../../shared/session/session.ts';
import { focusPage } from '../../shared/ui/controls/focus.ts';
import { ErrorDrawing } from '../../shared/ui/states/drawings.tsx';

/**
 * Replaces all player screens after a response that named another player (ACC-61). Refetches with the screens' query
 * key, and shows a failure.
 */
export function OtherPlayer({ path }: { path: string }) {
  const { t } = useTranslation();
  const query = useFailureKept(
    useQuery({ queryKey: [path], queryFn: ({ signal }) => http(path, { signal }), retry: false }),
  );
  const { isSuccess, isError } = query;
  useEffect(() => {
    if (isSuccess) endDoubt();
  }, [isSuccess]);
  // The focused element is gone: moves the focus to the heading.
  useEffect(() => {
    if (isError) focusPage();
  }, [isError]);
  if (!isError) return <main aria-busy="true" style={{ minHeight: '100dvh' }} />;
  const { retryLabel, retrying, onRetry } = queryFailure(query, '');
  return (
    <FullPage
      drawing={<ErrorDrawing />}
      title={t('otherPlayer.title')}
      message={t('otherPlayer.message')}
      action={
        <>
          <Button size="lg" onClick={() => clearSession('ended')}>
            {t('otherPlayer.logIn')}
          </Button>
          <Button variant="default" aria-busy={retrying} aria-disabled={retrying} onClick={() => retrying || onRetry()}>
            {retryLabel}
          </Button>
        </>
      }
    />
  );
}
