import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { gameAccounts } from '../../shared/money/wallet.ts';

/** The codes that have a translated name: the wallet, banks and sources. */
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
  'TISCO',
  'KKP',
  'LHB',
  'ICBC',
  'BCEL',
  'LDB',
  'JDB',
  'APB',
  'LVB',
  'STB',
  'BFL',
  'TRUEWALLET',
  'BONUS',
  'PROMOTION',
  'INVITE',
  'REFUND',
  'LUCKYDRAW',
] as const;

/** Gives the name of an account code of the statement; an unknown code stays as it is (WAL-33). */
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
