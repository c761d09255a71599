import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { gameAccounts } from '../../shared/money/wallet.ts';

/** The codes that have a translated name: the wallet, the banks players use, and the words of the sources. */
const translated = [
  'WALLET',
  'SCB',
  'KBANK',
  'GSB',
  'KTB',
  'BBL',
  'TMB',
  'BAY',
  'BAAC',
  'GHB',
  'CIMB',
  'UOB',
  'BCEL',
  'LDB',
  'JDB',
  'TRUEWALLET',
  'BONUS',
  'PROMOTION',
  'INVITE',
  'REFUND',
  'LUCKYDRAW',
] as const;

/** From an account code of the statement to the name a player knows it by (WAL-31, WAL-33); an unknown code stays as it is. */
export function useAccountNames(): (code: string) => string {
  const { t } = useTranslation();
  const wallet = useGetWallet();
  const games = new Map(gameAccounts(wallet.data).map(({ code, name }) => [code, name]));
  return (code) => {
    const game = games.get(code);
    if (game !== undefined) return game;
    const known = translated.find((one) => one === code.toUpperCase());
    return known ? t(`account.${known}`) : code;
  };
}
