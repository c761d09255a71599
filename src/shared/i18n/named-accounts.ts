/** Codes of the wallet, banks and sources with a name in the app's texts (`account`). */
const named = [
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

/** Text key of an account's name; undefined for an unknown code. */
export function accountKey(code: string): `account.${(typeof named)[number]}` | undefined {
  const known = named.find((one) => one === code.toUpperCase());
  return known && `account.${known}`;
}
