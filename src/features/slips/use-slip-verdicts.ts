import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { getListSlipsQueryOptions } from '../../shared/api/generated/statement/statement.ts';
import { getGetWalletQueryKey } from '../../shared/api/generated/wallet/wallet.ts';
import { refetchMoney } from '../../shared/api/query-client.ts';
import { useVerdicts, type Verdicts } from '../../shared/api/use-verdicts.ts';
import { isRecord } from '../../shared/base/is-record.ts';
import { logPageSize } from '../../shared/lists/use-log-page.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import { type SlipRow, slipRows } from './slip-rules.ts';

/** Stable wherever the slip is in the list; its reference may be missing. */
const slipsIn = (answer: unknown): SlipRow[] =>
  slipRows(isRecord(answer) ? answer.slips : null).map((row) => ({
    ...row,
    key: `${row.reference} ${String(row.createdAt)}`,
  }));

function tell(client: QueryClient, { status, amount, reason }: SlipRow): void {
  if (status === 'failed') {
    const why = i18next.t(`slip.reason.${reason ?? 'other'}`);
    return notifyError(i18next.t('slip.refused', { reason: why }), 'history');
  }
  const currency = currencyWord((key) => i18next.t(key), client.getQueryData<WalletView>(getGetWalletQueryKey()));
  notifySuccess(
    i18next.t('slip.accepted', { amount: amount === null ? '-' : formatMoney(amount), currency }),
    'history',
  );
  void refetchMoney(client);
}

const slips: Verdicts<SlipRow> = {
  kind: 'slip',
  begunBy: 'uploadSlip',
  path: '/api/statement/slip',
  ask: (client) =>
    client.fetchQuery({
      ...getListSlipsQueryOptions({ page: 1, limit: logPageSize }),
      ...{ staleTime: 0, retry: false },
    }),
  read: slipsIn,
  tell,
};

/** MNY-260 */
export const useSlipVerdicts = (): void => useVerdicts(slips);
