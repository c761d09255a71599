import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSlipInfo } from '../../shared/api/generated/lookup/lookup.ts';
import { useListSlips } from '../../shared/api/generated/statement/statement.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { useNow } from '../../shared/clock.ts';
import { SafeHtml } from '../../shared/safe-html.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Pages } from '../../shared/ui/pagination.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { ListSkeleton } from '../../shared/ui/skeletons.tsx';
import { currencyKey } from '../../shared/wallet.ts';
import { SlipList } from './slip-list.tsx';
import { type SlipRow, slipPageSize, slipPages, slipRows, slipWindow } from './slip-rules.ts';
import { SlipUpload } from './slip-upload.tsx';
import css from './slips-modal.module.css';

/** How often slips are looked at again while one of them is being checked, ms. */
const waitingMs = 10_000;
const isWaiting = ({ status }: SlipRow) => status === 'pending';

/** What to know about uploading, and the upload itself, as far as the time of day allows (spec §9; readings, 28). */
function UploadPart() {
  const { t } = useTranslation();
  const info = useGetSlipInfo();
  const window = slipWindow(info.data, useNow(1_000));
  return (
    <section className={css.part} aria-label={t('slip.upload')}>
      <SlipUpload closed={window?.closed ? t('slip.closed', { to: window.to }) : null} />
      <div className={css.notes}>
        <p>{t('slip.hour')}</p>
        {window ? <p>{t('slip.window', { from: window.from, to: window.to })}</p> : null}
        <SafeHtml html={info.data?.notice} />
      </div>
    </section>
  );
}

/** The slips sent so far, newest first, ten to a page. A failed load is no toast (readings, 48). */
function HistoryPart() {
  const { t } = useTranslation();
  const wallet = useGetWallet();
  const [page, setPage] = useState(1);
  const query = useListSlips(
    { page, limit: slipPageSize },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchOnMount: 'always',
        refetchInterval: ({ state }) => (slipRows(state.data?.slips).some(isWaiting) ? waitingMs : false),
      },
    },
  );
  const rows = slipRows(query.data?.slips);
  const pages = slipPages(query.data?.total, page, rows.length);
  // A page that is no longer there becomes the last that is.
  if (query.isSuccess && !query.isPlaceholderData && page > Math.max(1, pages)) setPage(Math.max(1, pages));

  return (
    <section className={css.part} aria-labelledby="slip-history">
      <h3 id="slip-history" className={css.title}>
        {t('slip.history')}
      </h3>
      {query.isPending ? (
        <div role="region" aria-busy aria-label={t('common.loading')}>
          <ListSkeleton rows={4} />
        </div>
      ) : query.isError ? (
        <ErrorState
          message={t('slip.failed')}
          retryLabel={t('common.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : rows.length === 0 ? (
        <EmptyState title={t('slip.empty')} message={t('slip.emptyHint')} />
      ) : (
        <div
          className={css.rows}
          aria-busy={query.isPlaceholderData}
          data-turning={query.isPlaceholderData || undefined}
        >
          <SlipList rows={rows} currency={t(currencyKey(wallet.data))} />
        </div>
      )}
      {query.isError ? null : (
        <Pages
          page={page}
          count={pages}
          onChange={setPage}
          labels={{
            nav: t('slip.pages.nav'),
            previous: t('slip.pages.previous'),
            next: t('slip.pages.next'),
            page: (number) => t('slip.pages.page', { number }),
          }}
        />
      )}
    </section>
  );
}

export interface SlipsModalProps {
  opened: boolean;
  onClose: () => void;
}

/** Upload a slip and see what became of the others (spec §2, §8; readings, 27). */
export function SlipsModal({ opened, onClose }: SlipsModalProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('slip.title')}
      closeLabel={t('common.close')}
      loading={false}
      error={null}
    >
      <div className={css.root}>
        <UploadPart />
        <HistoryPart />
      </div>
    </Sheet>
  );
}
