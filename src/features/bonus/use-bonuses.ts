import { useQueryClient } from '@tanstack/react-query';
import type { BonusList } from '../../../contract/generated/models/bonusList.ts';
import type { UserBonus } from '../../../contract/generated/models/userBonus.ts';
import {
  getGetActiveBonusQueryKey,
  getListBonusesQueryKey,
  useGetActiveBonus,
  useListBonuses,
} from '../../shared/api/generated/bonus/bonus.ts';
import { useNow } from '../../shared/time/clock.ts';
import { bonusCards } from './bonus-rules.ts';

/** The cards and the bonus that runs, with the ways to bring them up to date. */
export function useBonuses() {
  const queryClient = useQueryClient();
  const list = useListBonuses();
  const active = useGetActiveBonus();
  // Days and weeks end while the page is open: cards that were used up open again then.
  const now = useNow(3_000);

  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: getListBonusesQueryKey() });
    void queryClient.invalidateQueries({ queryKey: getGetActiveBonusQueryKey() });
  };
  return {
    list,
    active,
    cards: bonusCards(list.data?.bonuses ?? [], now),
    reload,
    /** Puts what the server answered into the card at once; the list is loaded again behind it. */
    replace: (code: string, userBonus: UserBonus) => {
      queryClient.setQueryData<BonusList>(
        getListBonusesQueryKey(),
        (before) =>
          before && { bonuses: before.bonuses.map((bonus) => (bonus.code === code ? { ...bonus, userBonus } : bonus)) },
      );
      reload();
    },
  };
}
