import type { Absorbs } from '../../kernel/absorb.ts';
import { switchSatang, toBaht } from '../../kernel/money.ts';
import { inCurrency, siteCurrency } from '../../kernel/site.ts';

export const withdrawAbsorbs = {
  getWithdrawLimits: (draft, { withdrawMin, withdrawMax }) => {
    const ofSite = (baht: number) =>
      Math.max(0, toBaht(inCurrency(switchSatang(baht), siteCurrency(draft.switches), draft.currency)));
    draft.set({ withdrawMin: ofSite(withdrawMin), withdrawMax: ofSite(withdrawMax) });
  },
} satisfies Absorbs;
