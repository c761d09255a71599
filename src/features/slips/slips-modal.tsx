import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGetSlipInfo } from '../../shared/api/generated/lookup/lookup.ts';
import { useListSlips } from '../../shared/api/generated/statement/statement.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { NamedPages } from '../../shared/lists/named-pages.tsx';
import { logPageCount, logPageSize, useLogPage } from '../../shared/lists/use-log-page.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { useNow } from '../../shared/time/clock.ts';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { ListSkeleton } from '../../shared/ui/states/skeletons.tsx';
import { SlipList } from './slip-list.tsx';
import { type SlipRow, slipRows, slipWindow } from './slip-rules.ts';
import { SlipUpload } from './slip-upload.tsx';
import css from './slips-modal.module.css';

/** Poll interval while a slip on the page is in progress, ms (SLP-35). */
const waitingMs = 10_000;
const isWaiting = ({ status }: SlipRow) => status === 'pending';

/** SLP-2 to SLP-4 */
function UploadPartContent() {
  const { t } = useTranslation();
  const info = useGetSlipInfo();
  const closing = slipWindow(info.data, useNow(1_000));
  return (
    <section className={css.part} aria-label={t('slip.upload')}>
      <SlipUpload closed={closing?.closed ? t('slip.closed', { to: closing.to }) : null} />
      <div className={css.notes}>
        <p>{t('slip.hour')}</p>
        {closing ? <p>{t('slip.window', { from: closing.from, to: closing.to })}</p> : null}
        <SafeHtml html={info.data?.notice} />
      </div>
    </section>
  );
}

const UploadPart = guarded('line', UploadPartContent);

function useSlips() {
  const paging = useLogPage();
  const query = useFailureKept(
    useListSlips(
      { page: paging.page, limit: logPageSize },
      {
        query: {
          placeholderData: keepPreviousData,
          refetchOnMount: 'always',
          refetchInterval: ({ state }) => (slipRows(state.data?.slips).some(isWaiting) ? waitingMs : false),
        },
      },
    ),
  );
  const rows = slipRows(query.data?.slips);
  const pages = logPageCount(query.data?.total, paging.page, rows.length);
  if (query.isSuccess && !query.isPlaceholderData) paging.keepWithin(pages);
  return { query, rows, pages, paging };
}

/** Slips, placeholders, failure, or "no slips" (SLP-36). */
function Slips({ query, rows }: Pick<ReturnType<typeof useSlips>, 'query' | 'rows'>) {
  const { t } = useTranslation();
  const wallet = useGetWallet();
  if (query.isPending) {
    return (
      <div role="region" aria-busy aria-label={t('common.loading')}>
        <ListSkeleton rows={4} shape="slip" />
      </div>
    );
  }
  if (query.isError) {
    return <ErrorState {...queryFailure(query, t('slip.failed'))} />;
  }
  if (rows.length === 0) return <EmptyState title={t('slip.empty')} message={t('slip.emptyHint')} />;
  const turning = query.isPlaceholderData;
  return (
    <div className={css.rows} aria-busy={turning} data-turning={turning || undefined}>
      <SlipList rows={rows} currency={currencyWord(t, wallet.data)} />
    </div>
  );
}

/** Newest first, ten to a page (SLP-26). */
function HistoryPartContent() {
  const { t } = useTranslation();
  const { query, rows, pages, paging } = useSlips();
  return (
    <section className={css.part} aria-labelledby="slip-history">
      <h3 id="slip-history" className={css.title}>
        {t('slip.history')}
      </h3>
      <Slips query={query} rows={rows} />
      {query.isError ? null : <NamedPages page={paging.page} count={pages} onChange={paging.go} />}
    </section>
  );
}

const HistoryPart = guarded('line', HistoryPartContent);

export interface SlipsModalProps {
  opened: boolean;
  onClose: () => void;
}

export function SlipsModal({ opened, onClose }: SlipsModalProps) {
  const { t } = useTranslation();
  return (
    <Sheet opened={opened} onClose={onClose} title={t('slip.title')} closeLabel={t('common.close')}>
      <div className={css.root}>
        <UploadPart />
        <HistoryPart />
      </div>
    </Sheet>
  );
}
