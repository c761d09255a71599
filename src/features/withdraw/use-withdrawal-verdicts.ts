import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { getListStatementsQueryOptions } from '../../shared/api/generated/statement/statement.ts';
import { getGetWalletQueryKey } from '../../shared/api/generated/wallet/wallet.ts';
import { refetchMoney } from '../../shared/api/query-client.ts';
import { useVerdicts, type Verdicts } from '../../shared/api/use-verdicts.ts';
import { isRecord, recordsIn } from '../../shared/base/is-record.ts';
import { trimmedText } from '../../shared/base/text.ts';
import { logPageSize } from '../../shared/lists/use-log-page.ts';
import { formatBaht, type MoneyStatus, moneyStatus } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';

interface Withdrawal {
  readonly key: string;
  readonly status: MoneyStatus;
  readonly createdAt: unknown;
  /** As the server sent it. */
  readonly baht: unknown;
}

function withdrawalsIn(answer: unknown): Withdrawal[] {
  return recordsIn(isRecord(answer) ? answer.statements : null)
    .filter(({ statementType }) => trimmedText(statementType).toLowerCase() === 'withdraw')
    .map(({ _id, status, createdAt, amount }) => ({
      ...{ key: trimmedText(_id), status: moneyStatus(status), createdAt },
      baht: amount,
    }))
    .filter(({ key }) => key !== '');
}

function tell(client: QueryClient, { key, status, baht }: Withdrawal): void {
  const currency = currencyWord((key) => i18next.t(key), client.getQueryData<WalletView>(getGetWalletQueryKey()));
  const values = { amount: formatBaht(baht), currency };
  if (status === 'success') return notifySuccess(i18next.t('withdraw.paidOut', values), { entry: key });
  notifyError(i18next.t('withdraw.sentBack', values), { entry: key });
  // The money may be back in the wallet.
  void refetchMoney(client);
}

const withdrawals: Verdicts<Withdrawal> = {
  kind: 'withdrawal',
  begunBy: 'withdrawAll',
  path: '/api/statement',
  ask: (client) =>
    client.fetchQuery({
      ...getListStatementsQueryOptions({ page: 1, limit: logPageSize }),
      ...{ staleTime: 0, retry: false },
    }),
  read: withdrawalsIn,
  tell,
};

/** MNY-260 */
export const useWithdrawalVerdicts = (): void => useVerdicts(withdrawals);
