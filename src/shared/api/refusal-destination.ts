import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { Destination } from '../toast/notify.ts';
import type { ApiError } from './api-error.ts';

/**
 * Where a refusal leads on (MNY-330). Codes without a place are solved where the command was sent: another amount,
 * another code, a moment's wait.
 */
const destinations: Readonly<Partial<Record<ErrorCode, Destination>>> = {
  MONEY_NOT_ENOUGH: 'deposit',
  TRANSFER_FAIL: 'history',
  NO_BANK: 'support',
  NO_WALLET: 'support',
  NO_GAME: 'games',
  SLOT_NO_ACCOUNT: 'games',
  SLOT_ACTIVATE_FAIL: 'support',
  GAME_ACTIVATION_FAIL: 'support',
  BONUS_REMAINING: 'bonus',
  BONUS_ALREADY_ACTIVE: 'bonus',
  BONUS_CONDITION: 'games',
  INVITE_COLLECT: 'invite',
  NO_INVITE_BONUS: 'invite',
  NO_INVITEE_PLAY_INFO: 'invite',
  INVITE_INACTIVE: 'support',
  INVITE_BONUS_FAIL: 'support',
  NO_REFUND: 'games',
  REFUND_MINIMUM: 'games',
  REFUND_CONDITION: 'bonus',
  REFUND_INACTIVE: 'support',
  QR_FAIL: 'support',
  INVALID_BANK: 'support',
  TRUELINK_DUPLICATE: 'support',
  TRUELINK_INVALID: 'support',
  SLIP_UPLOAD_FAIL: 'support',
  INVALID_PRIZE_CODE: 'support',
  INVALID_CODE: 'support',
  INVALID_COUPON_TYPE: 'support',
  INTERNAL_SERVER_ERROR: 'support',
};

/** @param code of the contract, or any other text of the server */
export const destinationOf = (code: unknown): Destination | undefined =>
  typeof code === 'string' && Object.hasOwn(destinations, code) ? destinations[code as ErrorCode] : undefined;

/** Undefined for a call that was not answered: the connection is the player's. */
export const refusalCode = ({ kind, code }: ApiError): string | undefined => (kind === 'refused' ? code : undefined);

export const refusalDestination = (error: ApiError): Destination | undefined => destinationOf(refusalCode(error));
