import type { Slot } from '../../../contract/generated/models/slot.ts';
import type { Absorbs, LifeDraft } from '../../kernel/absorb.ts';
import { gameOf } from '../../kernel/ledger.ts';
import { gameAccounts } from './records.ts';

function absorbSlots(draft: LifeDraft, slots: readonly Slot[]): void {
  for (const { amount, ...game } of slots) {
    draft.put(gameAccounts, { ...game, player: draft.player }, 'code');
    draft.balance(gameOf(draft.player, game.code), amount);
  }
}

export const gameAbsorbs = {
  getWallet: (draft, { slots }) => absorbSlots(draft, slots),
} satisfies Absorbs;
