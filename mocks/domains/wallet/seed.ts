import type { Statement } from '../../../contract/generated/models/statement.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { type Random, randomFor } from '../../kernel/random.ts';
import { type Currency, inCurrency } from '../../kernel/site.ts';
import { happenedAt, type Past, pastOf } from '../../kernel/time/past.ts';
import type { World } from '../../kernel/world.ts';
import { catalogue } from '../../reference/game-catalogue.ts';
import { amounts } from '../../reference/reference-data.ts';
import { opensAtStart } from '../games/index.ts';
import { mainWallet, statementLog } from './movements.ts';

type StatementType = 'deposit' | 'withdraw' | 'transfer' | 'bonus' | 'finish_bonus';

interface FixedRow {
  readonly type: StatementType;
  readonly status: string;
  readonly source?: string;
}

/** Fixed rows by age, so that the newest rows show each status and a prize of the wheel. */
const fixedRows: Readonly<Record<number, FixedRow>> = {
  1: { type: 'withdraw', status: 'PENDING' },
  4: { type: 'bonus', status: 'SUCCESS', source: 'luckydraw' },
  6: { type: 'transfer', status: 'FAILED' },
  // An unknown status counts as in progress (WAL-36)
  8: { type: 'deposit', status: 'CHECKING' },
};

/** Weighted choice. @param drawn 1 to 100 */
function typeOf(drawn: number): StatementType {
  if (drawn <= 34) return 'deposit';
  if (drawn <= 46) return 'withdraw';
  if (drawn <= 84) return 'transfer';
  return drawn <= 96 ? 'bonus' : 'finish_bonus';
}

interface PastStatements extends Past {
  readonly bankCode: string;
  readonly currency: Currency;
  readonly openGames: readonly string[];
}

type Kind = Pick<Statement, 'statementType' | 'from' | 'to' | 'description'>;

/** Draws numbers for fixed rows too: otherwise the later draws of the row would change. */
function kindOf(random: Random, { bankCode, openGames }: PastStatements, age: number): Kind {
  const game = openGames.length > 0 ? random.pick(openGames) : mainWallet;
  const drawn = typeOf(random.int(1, 100));
  const fixed = fixedRows[age];
  const statementType = fixed?.type ?? drawn;
  switch (statementType) {
    case 'deposit':
      return { statementType, from: bankCode, to: mainWallet, description: null };
    case 'withdraw':
      return { statementType, from: mainWallet, to: bankCode, description: null };
    case 'transfer': {
      const [from, to] = random.chance(0.6) ? [mainWallet, game] : [game, mainWallet];
      return { statementType, from, to, description: null };
    }
    case 'bonus': {
      const source = random.pick(['bonus', 'promotion', 'invite', 'refund', 'luckydraw']);
      return { statementType, from: null, to: mainWallet, description: fixed?.source ?? source };
    }
    case 'finish_bonus':
      return { statementType, from: null, to: mainWallet, description: 'bonus' };
  }
}

/** Satang of a baht. */
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

/** Computes a past row from its age; 0 is the newest. The past spans 30 days, or two years above 500 rows. */
function pastStatement(past: PastStatements, age: number): Statement {
  const random = randomFor(past.seed, `past:${past.owner}:${age}`);
  const kind = kindOf(random, past, age);
  return {
    _id: `past${age.toString(36)}`,
    ...kind,
    amount: toBaht(inCurrency(amountOf(random, kind.statementType), past.currency)),
    status: statusOf(random, kind.statementType, age),
    createdAt: happenedAt(past, age, random.next(), 500),
  };
}

export function seedStatements(world: World, player: Player, rows: number): void {
  const openGames = catalogue.filter(({ code }) => opensAtStart(world, code)).map(({ code }) => code);
  const past = { ...pastOf(world, player._id, rows), bankCode: player.bankCode, currency: player.currency, openGames };
  world.openLog(statementLog, player._id, rows, (age) => pastStatement(past, age));
}

/** Posts nothing for 0. @param amount satang */
export function seedBalance(world: World, player: Player, amount: number): void {
  if (amount <= 0) return;
  const to = walletOf(player._id);
  world.ledger.post({ amount, from: 'outside:opening', to, at: world.now, memo: 'opening balance' });
}
