import type { Statement } from '../../../contract/generated/models/statement.ts';
import { toBaht } from '../../kernel/money.ts';
import { happenedAt, type Past } from '../../kernel/past.ts';
import { type Random, randomFor } from '../../kernel/random.ts';
import { amounts } from '../../reference/reference-data.ts';
import { mainWallet } from './wallet-accounts.ts';

interface PastStatements extends Past {
  readonly bankCode: string;
  readonly openGames: readonly string[];
}

type Kind = Pick<Statement, 'statementType' | 'from' | 'to' | 'description'>;

/** What a player does, by weight of a hundred. */
function kindOf(chance: Random, { bankCode, openGames }: PastStatements, age: number): Kind {
  const game = openGames.length > 0 ? chance.pick(openGames) : mainWallet;
  const rolled = chance.int(1, 100);
  const dice = certain[age]?.dice ?? rolled;
  if (dice <= 34) return { statementType: 'deposit', from: bankCode, to: mainWallet, description: null };
  if (dice <= 46) return { statementType: 'withdraw', from: mainWallet, to: bankCode, description: null };
  if (dice <= 84) {
    return chance.chance(0.6)
      ? { statementType: 'transfer', from: mainWallet, to: game, description: null }
      : { statementType: 'transfer', from: game, to: mainWallet, description: null };
  }
  if (dice <= 96) {
    const source = chance.pick(['bonus', 'promotion', 'invite', 'refund', 'luckydraw']);
    return { statementType: 'bonus', from: null, to: mainWallet, description: certain[age]?.source ?? source };
  }
  return { statementType: 'finish_bonus', from: null, to: mainWallet, description: 'bonus' };
}

/** So that every past begins with what a statement has to tell apart, whatever the dice say; by age. */
const certain: Readonly<Record<number, { readonly dice: number; readonly source?: string; readonly status: string }>> =
  {
    1: { dice: 40, status: 'PENDING' },
    4: { dice: 90, source: 'luckydraw', status: 'SUCCESS' },
    6: { dice: 60, status: 'FAILED' },
    // A word that no app knows yet: it counts as in progress.
    8: { dice: 10, status: 'CHECKING' },
  };

function amountOf(chance: Random, type: string): number {
  if (type === 'deposit') return chance.pick(chance.chance(0.25) ? amounts.depositOdd : amounts.deposit);
  if (type === 'withdraw') return chance.pick(amounts.withdraw);
  if (type === 'transfer') return chance.pick(amounts.transfer);
  return chance.pick(amounts.bonus);
}

function statusOf(chance: Random, type: string, age: number): string {
  const sure = certain[age]?.status;
  if (sure !== undefined) return sure;
  const dice = chance.int(1, 100);
  return dice <= 5 && (type === 'withdraw' || type === 'transfer') ? 'FAILED' : 'SUCCESS';
}

/**
 * A row of a player's statement from before the world began, computed from its age alone (0 is the newest), so that a
 * page of 100,000 rows costs what a page of 100 does. The past spans 30 days, or two years when it is long.
 */
export function pastStatement(past: PastStatements, age: number): Statement {
  const chance = randomFor(past.seed, `past:${past.player}:${age}`);
  const kind = kindOf(chance, past, age);
  return {
    _id: `past${age.toString(36)}`,
    ...kind,
    amount: toBaht(amountOf(chance, kind.statementType)),
    status: statusOf(chance, kind.statementType, age),
    createdAt: happenedAt(past, age, chance.next(), 500),
  };
}
