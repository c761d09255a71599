import { type KeptKind, useKept } from '../../base/use-kept.ts';
import { formatMoney, type Satang } from '../../money/money.ts';

const hidden: KeptKind<boolean> = { name: 'hide-money', read: (stored) => stored === true };

/** Stands for an amount that is hidden: as wide whatever the amount is. */
export const hiddenFigure = '••••';

/** Whether the player has hidden the amounts on this device, and what changes that (WAL-285). */
export const useHiddenMoney = () => useKept(hidden, 'device');

/** Writes amounts inside of sentences, or hides them. */
export function useMoneyWords(): (satang: Satang) => string {
  const [isHidden] = useHiddenMoney();
  return (satang) => (isHidden ? hiddenFigure : formatMoney(satang));
}
