import { account } from '../../domains/account/index.ts';
import { bonus } from '../../domains/bonus/index.ts';
import { chat } from '../../domains/chat/index.ts';
import { deposit } from '../../domains/deposit/index.ts';
import { games } from '../../domains/games/index.ts';
import { info } from '../../domains/info/index.ts';
import { invite } from '../../domains/invite/index.ts';
import { promotion } from '../../domains/promotion/index.ts';
import { qr } from '../../domains/qr/index.ts';
import { refund } from '../../domains/refund/index.ts';
import { registration } from '../../domains/registration/index.ts';
import { slips } from '../../domains/slips/index.ts';
import { spin } from '../../domains/spin/index.ts';
import { transfer } from '../../domains/transfer/index.ts';
import { wallet } from '../../domains/wallet/index.ts';
import { withdraw } from '../../domains/withdraw/index.ts';
import type { Domain, EventDefinition } from '../../kernel/domain.ts';
import type { Handlers } from '../../kernel/handler.ts';
import type { TableKey } from '../../kernel/table.ts';

/** Every domain of the simulator. */
export const domains = [
  info,
  account,
  registration,
  games,
  wallet,
  transfer,
  withdraw,
  deposit,
  qr,
  slips,
  bonus,
  promotion,
  invite,
  refund,
  spin,
  chat,
] as const satisfies readonly Domain[];

/** The handler of every operation; a missing one is a type error here. */
export const handlers: Handlers = {
  ...info.handlers,
  ...account.handlers,
  ...registration.handlers,
  ...games.handlers,
  ...wallet.handlers,
  ...transfer.handlers,
  ...withdraw.handlers,
  ...deposit.handlers,
  ...qr.handlers,
  ...slips.handlers,
  ...bonus.handlers,
  ...promotion.handlers,
  ...invite.handlers,
  ...refund.handlers,
  ...spin.handlers,
  ...chat.handlers,
};

/** Every operator action by name. */
export const operatorActions = {
  ...info.operator,
  ...account.operator,
  ...registration.operator,
  ...games.operator,
  ...wallet.operator,
  ...transfer.operator,
  ...withdraw.operator,
  ...deposit.operator,
  ...qr.operator,
  ...slips.operator,
  ...bonus.operator,
  ...promotion.operator,
  ...invite.operator,
  ...refund.operator,
  ...spin.operator,
  ...chat.operator,
};

/** The tables of all domains. */
export const tables: readonly TableKey[] = domains.flatMap((domain): readonly TableKey[] => domain.tables);

/** The definition of each kind of scheduled event. */
export const eventDefinitions: ReadonlyMap<string, Pick<EventDefinition, 'kind' | 'carryOut'>> = new Map(
  domains
    .flatMap((domain): readonly Pick<EventDefinition, 'kind' | 'carryOut'>[] => domain.events)
    .map((event) => [event.kind, event]),
);
