import type { Handlers } from '../../kernel/handler.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { switchSatang, toBaht, toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { inCurrency, siteCurrency } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { activeBonus } from '../bonus/index.ts';
import { addStatementRow, mainWallet, postMovement, withdrawalSources } from '../wallet/index.ts';
import { scheduleWithdrawalEnd } from './events.ts';
import { checkWithdrawal, type Source, takeFrom } from './rules.ts';

/** Satang; switches give the limits in the site's currency. */
function limitsFor({ switches }: World, { currency }: Player) {
  const own = (baht: number) => inCurrency(switchSatang(baht), currency, siteCurrency(switches));
  return { minimum: own(switches.withdrawMin), maximum: own(switches.withdrawMax) };
}

/** Writes a PENDING row (WDR-25); the bank pays later. */
function withdrawFrom(world: World, player: Player, baht: number, sources: readonly Source[]): { message: string } {
  const amount = toSatang(baht);
  checkWithdrawal({
    amount,
    ...limitsFor(world, player),
    available: sources.reduce((total, { balance }) => total + balance, 0),
    bonusRuns: activeBonus(world, player) !== null,
    hasBank: player.bankCode !== '' && player.bankAccountNo !== '',
  });

  for (const part of takeFrom(sources, amount))
    postMovement(world, part.amount, part.account, 'outside:bank', 'withdrawal');
  const row = { statementType: 'withdraw', from: mainWallet, to: player.bankCode, amount, status: 'PENDING' };
  scheduleWithdrawalEnd(world, player, addStatementRow(world, player, row));
  return { message: 'SUCCESS' };
}

export const withdrawHandlers = {
  getWithdrawLimits: (world, { player }) => {
    const { minimum, maximum } = limitsFor(world, player);
    return { withdrawMin: toBaht(minimum), withdrawMax: toBaht(maximum) };
  },

  withdraw: (world, { player, body }) => {
    const account = walletOf(player._id);
    return withdrawFrom(world, player, body.amount, [{ account, balance: world.ledger.balance(account) }]);
  },

  withdrawAll: (world, { player, body }) => withdrawFrom(world, player, body.amount, withdrawalSources(world, player)),
} satisfies Partial<Handlers>;
