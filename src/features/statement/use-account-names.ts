import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { accountKey } from '../../shared/i18n/named-accounts.ts';
import { gameAccounts } from '../../shared/money/wallet.ts';

/** Unknown codes stay as they are (WAL-33). */
export function useAccountNames(): (code: string) => string {
  const { t } = useTranslation();
  const wallet = useGetWallet();
  const games = new Map(gameAccounts(wallet.data).map(({ code, name }) => [code, name]));
  return (code) => {
    const game = games.get(code);
    if (game !== undefined) return game;
    const key = accountKey(code);
    return key ? t(key) : code;
  };
}
