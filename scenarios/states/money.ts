/** Deposit, transfer, withdraw, statement, slips. */
import type { Act, ScreenState } from '../../mocks/index.ts';
import {
  button,
  from,
  miss,
  press,
  pressBegun,
  pressOn,
  see,
  seeDialog,
  send,
  show,
  showText,
  text,
  type,
} from './acts.ts';

const transfers = from('transfer', '/user/home');
const deposits = from('deposit', '/user/home');
const withdrawals = from('withdraw', '/user/home');
const statement = from('statement', '/user/statement');

const openDeposit: readonly Act[] = [press('home.actions.deposit'), seeDialog(text('deposit.title'))];
const openTransfer: readonly Act[] = [press('home.actions.transfer'), seeDialog(text('transfer.title'))];
const openWithdraw: readonly Act[] = [press('home.actions.withdraw'), seeDialog(text('withdraw.title'))];

const shown = (method: string) => `[data-method-shown="${method}"]`;
/** Opens a deposit method's section, unless it is open. */
const depositBy = (method: 'bank' | 'qr' | 'wallet' | 'gift'): readonly Act[] => [
  ...openDeposit,
  { do: 'press', on: { css: `[data-method="${method}"]` }, unless: { css: shown(method) } },
  see(shown(method)),
];

const closeDeposit: readonly Act[] = [press('common.close'), miss('[role=dialog]')];

const qrShown: readonly Act[] = [
  ...depositBy('qr'),
  { do: 'press', on: { css: `${shown('qr')} button`, says: '500', whole: true } },
  press('qr.create'),
  show('[role=timer]'),
];

/** Picks an account in one of the two columns. */
const pick = (column: ':first-child' | ':last-child', says: Parameters<typeof show>[1]): readonly Act[] => {
  const option = `:has(> div > [role=listbox])${column} [role=option]`;
  return [pressOn(option, says), show(`${option}[aria-selected="true"]`, says)];
};

const transferDone: readonly Act[] = [
  ...openTransfer,
  ...pick(':first-child', text('account.WALLET')),
  ...pick(':last-child', 'Joker'),
  type('[role=dialog] [inputmode=decimal]', '100.50'),
  send,
  seeDialog(text('transfer.done')),
];

const slips: readonly Act[] = [press('slip.open'), see('h3', text('slip.history'))];

const statementTool = (key: 'statement.summary' | 'statement.filter.open'): readonly Act[] => [
  {
    do: 'press',
    on: { css: 'button[aria-expanded="false"]', says: text(key) },
    unless: { css: 'button[aria-expanded="true"]', says: text(key) },
  },
  show('button[aria-expanded="true"]', text(key)),
];

const depositStates: readonly ScreenState[] = [
  ...['everyday', 'bank-deposit', 'qr-deposit', 'no-deposit'].map((scenario) =>
    deposits(`deposit-${scenario.replace('-deposit', '')}`, scenario, openDeposit),
  ),
  deposits('deposit-laos-bank', 'laos', depositBy('bank')),
  deposits('deposit-laos-qr', 'laos', depositBy('qr'), 'depositPayonex:on'),
  ...(['wallet', 'gift'] as const).map((method) => deposits(`deposit-by-${method}`, 'everyday', depositBy(method))),
  deposits('deposit-by-bank-manual', 'manual-deposit', depositBy('bank')),
  deposits('deposit-qr-full', 'qr-deposit', [
    ...qrShown,
    press('qr.full'),
    show('[role=dialog][aria-label] [role=timer]'),
  ]),
  deposits('deposit-qr-shown', 'qr-deposit', qrShown),
  deposits('deposit-qr-received', 'qr-deposit', [
    ...qrShown,
    { do: 'operate', action: 'payQr', data: {} },
    { do: 'jump', by: '6s' },
    show('button', text('qr.play')),
  ]),
  deposits('qr-left-open', 'qr-deposit', [...qrShown, ...closeDeposit]),
  deposits('qr-closed', 'qr-deposit', [
    ...qrShown,
    { do: 'fault', operation: 'getQr', effect: { body: '{"hasQrcode":false}', times: 'always' } },
    { do: 'jump', by: '6s' },
    showText('qr.gone'),
    ...closeDeposit,
  ]),
  deposits('deposit-name', 'bank-deposit', [
    ...depositBy('bank'),
    press('deposit.copyNumber'),
    seeDialog(text('deposit.name.title')),
  ]),
  deposits('deposit-instruction', 'bank-deposit', [
    ...depositBy('bank'),
    pressOn('button > span', text('deposit.enlarge')),
    show('button', text('deposit.zoomIn')),
  ]),
  deposits('deposit-gift-unknown', 'everyday', [
    { do: 'fault', operation: 'sendGiftLink', effect: { after: 'cut' } },
    ...depositBy('gift'),
    type(`${shown('gift')} textarea:not([aria-hidden])`, 'https://gift.truemoney.com/campaign/?v=KRAPAOGIFT500'),
    press('deposit.gift.send'),
    show('[role=alert] button', text('common.openStatement')),
  ]),
];

const statementStates: readonly ScreenState[] = [
  statement('slips', 'slips', slips),
  statement('slips-closed', 'broke', slips, 'slipWindow:now'),
  statement('statement', 'everyday'),
  statement('statement-summary', 'everyday', statementTool('statement.summary')),
  statement('statement-filters', 'everyday', statementTool('statement.filter.open')),
  statement('statement-entry', 'everyday', [
    pressBegun(text('statement.type.withdraw'), 'main button[aria-haspopup=dialog]'),
    show('[role=dialog] *', text('statement.field.reference')),
  ]),
  statement('statement-empty', 'broke'),
];

export const moneyStates: readonly ScreenState[] = [
  transfers('transfer', 'everyday', openTransfer),
  transfers('transfer-refused', 'everyday', [...openTransfer, send, showText('transfer.selectAccount')]),
  transfers('transfer-done', 'everyday', transferDone),
  transfers('transfer-again', 'everyday', [
    ...transferDone,
    press('common.ok'),
    miss('[role=dialog]'),
    ...openTransfer,
    pressOn('[role=dialog] form > [role=group]:first-child button'),
    { do: 'see', what: button('transfer.half') },
  ]),
  ...depositStates,
  withdrawals('withdraw', 'everyday', openWithdraw),
  withdrawals('withdraw-bonus', 'bonus-active', openWithdraw),
  ...statementStates,
];
