import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { BonusList } from '../../../contract/generated/models/bonusList.ts';
import type { UserBonus } from '../../../contract/generated/models/userBonus.ts';
import {
  getGetActiveBonusQueryKey,
  getListBonusesQueryKey,
  useGetActiveBonus,
  useListBonuses,
} from '../../shared/api/generated/bonus/bonus.ts';
import { useFailureKept } from '../../shared/api/query-failure.ts';
import { isRecord } from '../../shared/base/is-record.ts';
import { useNow } from '../../shared/time/clock.ts';
import { bangkokDay, bangkokDayStart } from '../../shared/time/dates.ts';
import { bonusCards } from './bonus-rules.ts';

export function useBonuses() {
  const queryClient = useQueryClient();
  const list = useFailureKept(useListBonuses());
  const active = useGetActiveBonus();
  // Exhausted cards reopen when a day or week ends while the page is open (BON-20).
  const today = bangkokDayStart(bangkokDay(useNow(3_000)));
  // Recomputed once a day: a list may be long, and every receipt is a date to parse.
  const bonuses = list.data?.bonuses;
  const cards = useMemo(() => bonusCards(bonuses?.filter(isRecord) ?? [], today), [bonuses, today]);

  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: getListBonusesQueryKey() });
    void queryClient.invalidateQueries({ queryKey: getGetActiveBonusQueryKey() });
  };
  const ask = useEffectEvent(reload);
  const known = useRef(today);
  useEffect(() => {
    if (known.current === today) return;
    known.current = today;
    ask();
  }, [today]);
  return {
    list,
    active,
    cards,
    reload,
    /** Shows the server's answer at once and refetches the list (BON-24). */
    replace: (code: string, userBonus: UserBonus) => {
      queryClient.setQueryData<BonusList>(
        getListBonusesQueryKey(),
        (before) =>
          before && {
            bonuses: before.bonuses.map((bonus) => (bonus?.code === code ? { ...bonus, userBonus } : bonus)),
          },
      );
      reload();
    },
  };
}
