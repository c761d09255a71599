import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListRefunds } from '../../shared/api/generated/refund/refund.ts';
import { recordsIn } from '../../shared/base/is-record.ts';
import { LogList } from '../../shared/lists/log-list.tsx';
import { logPageSize, useLogPage } from '../../shared/lists/use-log-page.ts';
import { fromBaht } from '../../shared/money/money.ts';
import { guarded } from '../../shared/parts/guard.tsx';

interface Props {
  enabled: boolean;
  /** The offer has said already that there is no cashback. */
  nothing: boolean;
}

/** In the server's order (REF-20). */
function RefundLogContent({ enabled, nothing }: Props) {
  const { t } = useTranslation();
  const paging = useLogPage();
  const query = useListRefunds(
    { page: paging.page, limit: logPageSize },
    { query: { enabled, placeholderData: keepPreviousData } },
  );
  if (nothing && query.data?.total === 0) return null;
  return (
    <LogList
      title={t('refund.log')}
      empty={t('refund.empty')}
      rows={recordsIn(query.data?.refunds).map(({ refundAmount, createdAt }) => ({
        name: t('refund.entry'),
        amount: fromBaht(refundAmount),
        createdAt,
      }))}
      total={query.data?.total}
      paging={paging}
      query={query}
    />
  );
}

export const RefundLog = guarded('line', RefundLogContent);
