import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListInvites } from '../../shared/api/generated/invite/invite.ts';
import { isRecord } from '../../shared/base/is-record.ts';
import { isVisible } from '../../shared/base/text.ts';
import { LogList } from '../../shared/lists/log-list.tsx';
import { logPageSize, useLogPage } from '../../shared/lists/use-log-page.ts';
import { fromBaht } from '../../shared/money/money.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';

/** In the server's order (INV-15, INV-16). */
function InviteTableContent({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation();
  const paging = useLogPage();
  const query = useListInvites(
    { page: paging.page, limit: logPageSize },
    { query: { enabled, placeholderData: keepPreviousData } },
  );
  return (
    <LogList
      title={t('invite.table')}
      empty={t('invite.empty')}
      rows={(query.data?.invites ?? []).filter(isRecord).map(({ from, amount, createdAt }) => ({
        name: <ServerText>{typeof from?.name === 'string' && isVisible(from.name) ? from.name : '-'}</ServerText>,
        amount: fromBaht(amount),
        createdAt,
      }))}
      total={query.data?.total}
      paging={paging}
      query={query}
    />
  );
}

export const InviteTable = guarded('line', InviteTableContent);
