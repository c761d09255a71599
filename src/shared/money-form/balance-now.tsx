import { useGetWallet } from '../api/generated/wallet/wallet.ts';
import { MoneyText, type MoneyTextProps } from '../ui/display/money-text.tsx';
import { Skeleton } from '../ui/states/skeletons.tsx';

/**
 * Balance after money has moved: a placeholder until the wallet is refetched, `-` if that fails. Never the old balance
 * (MNY-261).
 */
export function BalanceNow({ satang, ...look }: MoneyTextProps) {
  // Only observes: `refetchMoney` fetches.
  const { isFetchedAfterMount, isFetching, isError } = useGetWallet({ query: { enabled: false } });
  if (isFetching && !isFetchedAfterMount) return <Skeleton width="6em" height="1.2em" />;
  return <MoneyText satang={isError ? null : satang} {...look} />;
}
