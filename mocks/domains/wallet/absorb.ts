import { type Absorbs, pageOf } from '../../kernel/absorb.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { switchSatang } from '../../kernel/money.ts';
import { statementLog } from './movements.ts';

export const walletAbsorbs = {
  getWallet: (draft, { wallet, invite }) => {
    draft.balance(walletOf(draft.player), wallet.amount);
    draft.change({ inviteBonus: switchSatang(invite.amount) });
  },

  listStatements: (draft, { total, statements }, { body }) =>
    draft.rows(statementLog, draft.player, { ...pageOf(body), rows: statements, total }),
} satisfies Absorbs;
