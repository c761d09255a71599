import { accountHandlers } from './account.ts';
import type { Handlers } from './handler.ts';
import { lookupHandlers } from './lookup.ts';
import { spinHandlers } from './spin.ts';
import { statementHandlers } from './statement.ts';
import { walletHandlers } from './wallet.ts';

/** Every operation of the contract; leaving one out is a type error. */
export const handlers: Handlers = {
  ...lookupHandlers,
  ...accountHandlers,
  ...walletHandlers,
  ...spinHandlers,
  ...statementHandlers,
};
