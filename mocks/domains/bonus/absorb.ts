import type { UserBonus } from '../../../contract/generated/models/userBonus.ts';
import type { Absorbs, LifeDraft } from '../../kernel/absorb.ts';
import { switchSatang } from '../../kernel/money.ts';
import { bonusOffers } from './offers.ts';
import { type BonusRecord, bonuses } from './records.ts';

function putBonus(draft: LifeDraft, code: string, { _id, isActive, received }: UserBonus): void {
  const fresh = { turnoverFrom: 0, conditionMet: false };
  draft.put(bonuses, { _id, isActive, received, player: draft.player, code, ...fresh }, 'code');
}

function running(draft: LifeDraft): BonusRecord | undefined {
  const records = draft.of(bonuses) as readonly BonusRecord[];
  return bonusOffers
    .map(({ code }) => records.find((each) => each.isActive && each.code === code))
    .find((record) => record !== undefined);
}

export const bonusAbsorbs = {
  listBonuses: (draft, answer) => {
    for (const { code, userBonus } of answer.bonuses) if (userBonus) putBonus(draft, code, userBonus);
  },

  getActiveBonus: (draft, { status, type }) => {
    const offer = bonusOffers.find((each) => each.type === type);
    if (!status || !offer || running(draft)) return;
    // without a list of bonuses, assume one of this type
    const received = [{ updatedAt: new Date(draft.at).toISOString() }];
    putBonus(draft, offer.code, { _id: `ub-${offer.code.toLowerCase()}`, isActive: true, received });
  },

  getMinimumBonus: (draft, { turnover }) => {
    const record = running(draft);
    const turnoverBefore = switchSatang(turnover);
    if (record && turnoverBefore > 0) draft.put(bonuses, { ...record, turnoverBefore }, 'code');
  },
} satisfies Absorbs;
