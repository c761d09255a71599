/** Taps on all named controls: one row per control, with its text key and the commands it may send. */
import type { OperationId } from '../../../contract/generated/operations.ts';
import en from '../../../src/shared/i18n/en.json' with { type: 'json' };
import { type Texts, textAt, textsOf } from '../../support/texts.ts';
import { type Keyed, languages, named, type Step, sees } from '../step.ts';

interface Row extends Keyed {
  readonly sends?: readonly OperationId[];
  readonly closes?: boolean;
}

export const openers: readonly Row[] = [
  ...['deposit', 'withdraw', 'transfer', 'invite', 'refund', 'conditions', 'history', 'refreshAll'].map((name) => ({
    key: `home.actions.${name}`,
  })),
  { key: 'home.actions.spin', more: true },
  ...['home', 'history', 'profile', 'contact', 'howto', 'register'].map((name) => ({
    key: `shell.menu.${name}`,
    role: 'link' as const,
  })),
  { key: 'shell.menu.conditions' },
  { key: 'home.refresh' },
  { key: 'slip.open' },
  { key: 'password.title', more: true },
  { key: 'chat.open', more: true },
  { key: 'deposit.slip', more: true },
  { key: 'deposit.banks', more: true },
  { key: 'deposit.qrs', more: true },
  { key: 'deposit.wallets', more: true },
  { key: 'deposit.gift.title', more: true },
  { key: 'qr.full' },
  { key: 'deposit.copyNumber' },
  { key: 'qr.transferred' },
  { key: 'invite.copy' },
  { key: 'invite.next' },
  { key: 'refund.next' },
  { key: 'common.retry', sends: ['uploadSlip'] },
  { key: 'common.next' },
  { key: 'common.openStatement' },
  { key: 'chat.menu' },
  { key: 'chat.older.more' },
  { key: 'ui.pages.next' },
  { key: 'ui.pages.previous' },
  ...['filter.all', 'type.deposit', 'type.withdraw', 'type.transfer', 'type.bonus'].map((name) => ({
    key: `statement.${name}`,
  })),
  { key: 'withdraw.all', sends: [] },
  { key: 'transfer.half' },
  { key: 'bonus.cancel' },
  { key: 'refund.add', sends: ['addRefundToWallet'] },
  { key: 'promotion.search' },
  { key: 'spin.claimOf' },
  { key: 'games.reset' },
  { key: 'slip.another' },
  { key: 'register.otp.change' },
  { key: 'register.otp.resend' },
];

export const ends: readonly Row[] = [
  { key: 'common.ok', closes: true },
  { key: 'common.cancel', closes: true },
  { key: 'common.close', closes: true },
  { key: 'chat.close', closes: true },
  { key: 'bonus.keep', closes: true },
];

/** Confirmations: each sends one command, once. */
export const confirmations: readonly Row[] = [
  { key: 'withdraw.submit', sends: ['withdrawAll'] },
  { key: 'transfer.submit', more: true, sends: ['transfer', 'transferAll'] },
  { key: 'qr.create', sends: ['createQr'] },
  { key: 'qr.cancel', sends: ['cancelQr'] },
  { key: 'deposit.gift.send', sends: ['sendGiftLink'] },
  { key: 'bonus.take', sends: ['activateBonus'] },
  { key: 'bonus.cancelConfirm', sends: ['clearBonus'] },
  { key: 'promotion.receive', sends: ['activatePromotion'] },
  { key: 'invite.receive', sends: ['receiveInviteBonus'] },
  { key: 'refund.receive', sends: ['receiveRefund'] },
  { key: 'spin.spin', more: true, sends: ['spin'] },
  { key: 'spin.claimConfirm', sends: ['claimCoupon'] },
  { key: 'games.activate', sends: ['activateGame'] },
  { key: 'games.resetConfirm', sends: ['resetGamePassword'] },
  { key: 'games.transferOnly', sends: ['transfer', 'transferAll'] },
  { key: 'slip.upload', sends: ['uploadSlip'] },
  { key: 'chat.send', sends: ['sendChatMessage'] },
];

/** Commands of all controls that share a name in some language: the page decides which of them a tap meets. */
export const sendsOf = ({ key, sends = [] }: Row): readonly OperationId[] => {
  const isSame = (other: Row) =>
    languages.some((language) => textAt(textsOf(language), other.key) === textAt(textsOf(language), key));
  return [...sends, ...confirmations.filter(isSame).flatMap((other) => other.sends ?? [])];
};

/** The English text of a key, used in step descriptions. */
export const said = (key: string) => textAt(en as Texts, key);

export const tapStep = (row: Row, nth: number): Step => ({
  words: `tap "${said(row.key)}"${nth > 0 ? `, number ${nth + 1} of them` : ''}`,
  may: (player) => sees(player, named(player, row, nth)),
  take: (driver, player) => driver.tap(named(player, row, nth)),
  sends: sendsOf(row),
  closes: row.closes,
});

export const twiceStep = (row: Row, nth: number): Step => ({
  words: `tap "${said(row.key)}" and press Enter in the same moment`,
  may: (player) => sees(player, named(player, row, nth)),
  take: (driver, player) => driver.tapWithEnter(named(player, row, nth)),
  sends: sendsOf(row),
});
