import type { Statement } from '../../../contract/generated/models/statement.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { type Random, randomFor } from '../../kernel/random.ts';
import { happenedAt, type Past, pastOf } from '../../kernel/time/past.ts';
import type { World } from '../../kernel/world.ts';
import { catalogue } from '../../reference/game-catalogue.ts';
import { amounts } from '../../reference/reference-data.ts';
import { opensAtStart } from '../games/index.ts';
import { statementLog } from './records.ts';
import { mainWallet } from './wallet-accounts.ts';

/**
 * Ages whose rows are always the same kind, so that the newest rows of every past show each status and a prize of the
 * wheel. `roll` takes the place of the number that `kindOf` draws.
 */
const fixedRows: Readonly<
  Record<number, { readonly roll: number; readonly source?: string; readonly status: string }>
> = {
  1: { roll: 40, status: 'PENDING' },
  4: { roll: 90, source: 'luckydraw', status: 'SUCCESS' },
  6: { roll: 60, status: 'FAILED' },
  // a status that no app knows: it counts as in progress (WAL-36)
  8: { roll: 10, status: 'CHECKING' },
};

interface PastStatements extends Past {
  /** The player's bank. */
  readonly bankCode: string;
  /** Codes of the games that are open. */
  readonly openGames: readonly string[];
}

type Kind = Pick<Statement, 'statementType' | 'from' | 'to' | 'description'>;

/** What happened, by weights out of 100. */
function kindOf(random: Random, { bankCode, openGames }: PastStatements, age: number): Kind {
  const game = openGames.length > 0 ? random.pick(openGames) : mainWallet;
  const drawn = random.int(1, 100);
  const roll = fixedRows[age]?.roll ?? drawn;
  if (roll <= 34) return { statementType: 'deposit', from: bankCode, to: mainWallet, description: null };
  if (roll <= 46) return { statementType: 'withdraw', from: mainWallet, to: bankCode, description: null };
  if (roll <= 84) {
    return random.chance(0.6)
      ? { statementType: 'transfer', from: mainWallet, to: game, description: null }
      : { statementType: 'transfer', from: game, to: mainWallet, description: null };
  }
  if (roll <= 96) {
    const source = random.pick(['bonus', 'promotion', 'invite', 'refund', 'luckydraw']);
    return { statementType: 'bonus', from: null, to: mainWallet, description: fixedRows[age]?.source ?? source };
  }
  return { statementType: 'finish_bonus', from: null, to: mainWallet, description: 'bonus' };
}

function amountOf(random: Random, type: string): number {
  if (type === 'deposit') return random.pick(random.chance(0.25) ? amounts.depositOdd : amounts.deposit);
  if (type === 'withdraw') return random.pick(amounts.withdraw);
  if (type === 'transfer') return random.pick(amounts.transfer);
  return random.pick(amounts.bonus);
}

function statusOf(random: Random, type: string, age: number): string {
  const fixed = fixedRows[age]?.status;
  if (fixed !== undefined) return fixed;
  const roll = random.int(1, 100);
  return roll <= 5 && (type === 'withdraw' || type === 'transfer') ? 'FAILED' : 'SUCCESS';
}

/**
 * A row of a player's statement from before the world began, computed from its age (0 is the newest). The past spans 30
 * days, or two years when it has more than 500 rows.
 */
function pastStatement(past: PastStatements, age: number): Statement {
  const random = randomFor(past.seed, `past:${past.owner}:${age}`);
  const kind = kindOf(random, past, age);
  return {
    _id: `past${age.toString(36)}`,
    ...kind,
    amount: toBaht(amountOf(random, kind.statementType)),
    status: statusOf(random, kind.statementType, age),
    createdAt: happenedAt(past, age, random.next(), 500),
  };
}

/** Begins the statement of a player with rows from before the world began. */
export function seedStatements(world: World, player: Player, rows: number): void {
  const openGames = catalogue.filter(({ code }) => opensAtStart(world, code)).map(({ code }) => code);
  const past = { ...pastOf(world, player._id, rows), bankCode: player.bankCode, openGames };
  world.openLog(statementLog, player._id, rows, (age) => pastStatement(past, age));
}

/** Puts money into a wallet as the world begins. @param amount satang; nothing is posted for 0 */
export function seedBalance(world: World, player: Player, amount: number): void {
  if (amount <= 0) return;
  const to = walletOf(player._id);
  world.ledger.post({ amount, from: 'outside:opening', to, at: world.now, memo: 'opening balance' });
}
