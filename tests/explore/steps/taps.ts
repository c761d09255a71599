/** Taps on everything that has a name: each row one control, by the key of its text, and the commands it may send. */
import type { OperationId } from '../../../contract/generated/operations.ts';
import en from '../../../src/shared/i18n/en.json' with { type: 'json' };
import type { Texts } from '../../support/texts.ts';
import { nameIn, type Step, sees, textAt } from '../step.ts';
import type { Control } from '../view.ts';

interface Row {
  readonly key: string;
  readonly role?: Control['role'];
  readonly sends?: readonly OperationId[];
  /** Whether more follows the text in the control's name. */
  readonly more?: boolean;
  readonly closes?: boolean;
}

/** What leads somewhere. */
export const ways: readonly Row[] = [
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
  { key: 'deposit.copyNumber' },
  { key: 'qr.transferred' },
  { key: 'invite.copy' },
  { key: 'invite.next' },
  { key: 'refund.next' },
  { key: 'common.retry' },
  { key: 'common.next' },
  { key: 'common.openStatement' },
  { key: 'chat.refresh' },
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
];

/** What closes a dialog. */
export const ends: readonly Row[] = [
  { key: 'common.ok', closes: true },
  { key: 'common.cancel', closes: true },
  { key: 'common.close', closes: true },
  { key: 'chat.close', closes: true },
  { key: 'bonus.keep', closes: true },
];

/** What confirms something: a command goes out, once. */
export const confirmations: readonly Row[] = [
  { key: 'withdraw.submit', sends: ['withdrawAll'] },
  { key: 'transfer.submit', sends: ['transfer', 'transferAll'] },
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
  { key: 'chat.send', sends: ['sendChatMessage'] },
];

const said = (key: string) => textAt(en as Texts, key);

export const tapStep = ({ key, role = 'button', more, sends, closes }: Row, nth: number): Step => ({
  words: `tap "${said(key)}"${nth > 0 ? `, number ${nth + 1} of them` : ''}`,
  may: (player) => sees(player, { role, name: nameIn(player.language, key, more), nth }),
  take: (hands, player) => hands.tap({ role, name: nameIn(player.language, key, more), nth }),
  sends,
  closes,
});

/** Taps and presses Enter in the same moment. */
export const twiceStep = ({ key, role = 'button', more, sends }: Row, nth: number): Step => ({
  words: `tap "${said(key)}" and press Enter in the same moment`,
  may: (player) => sees(player, { role, name: nameIn(player.language, key, more), nth }),
  take: (hands, player) => hands.tapWithEnter({ role, name: nameIn(player.language, key, more), nth }),
  sends,
});
