/** Every part of the app with its own error boundary: how to reach it, and what must stay beside it. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Sandbox } from '../../../mocks/index.ts';
import { digest } from '../../../src/shared/base/ids.ts';
import t from '../../../src/shared/i18n/th.json' with { type: 'json' };
import { simulate } from './simulated-backend.ts';

type App = [typeof import('../../../src/app/app.tsx'), typeof import('../../../src/app/routes.tsx')];

export interface Visit {
  readonly at: string;
  readonly scenario?: string;
  readonly set?: NonNullable<Parameters<typeof simulate>[1]>['set'];
  readonly as?: 'player' | 'visitor';
  readonly before?: (sandbox: Sandbox) => void;
}

/** Renders the app at an address of a new world. @param app its modules, as imported by the test */
export async function openApp(
  [{ Providers }, { AppRoutes }]: App,
  { at, scenario = 'everyday', set, as = 'player', before }: Visit,
) {
  const { sandbox } = await simulate(scenario, { set: set ?? {}, as });
  before?.(sandbox);
  window.history.replaceState(null, '', at);
  // Lazy-loaded parts suspend: their first render has to end within an awaited act.
  await act(async () =>
    render(
      <Providers port={{ config: {}, onWorldReplaced: () => () => undefined }}>
        <AppRoutes />
      </Providers>,
    ),
  );
  return { sandbox, user: userEvent.setup() };
}

export interface Joint extends Visit {
  readonly part: string;
  /** What the player does until the part is drawn. */
  readonly steps?: () => Promise<void>;
  readonly wide?: boolean;
  readonly beside: string;
}

/** Taps the first button of that name, within an act that waits: what is fetched for it suspends. */
async function press(name: string | RegExp, role = 'button', place: Pick<typeof screen, 'findAllByRole'> = screen) {
  const [button] = await place.findAllByRole(role, { name });
  await act(async () => button?.click());
}
const type = async (label: string, text: string) =>
  void fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value: text } });
const then =
  (...steps: (() => Promise<void>)[]) =>
  async () => {
    for (const step of steps) await step();
  };

const { actions } = t.home;
const menu = t.shell.menu;
const everyday = { at: '/user/home', beside: menu.profile } as const;
const action = (name: keyof typeof actions) => () => press(actions[name]);
const inSheet = (name: keyof typeof actions, title: string) => ({ ...everyday, steps: action(name), beside: title });
const game = () => press(/^PG Slot/);
const inGame = { ...everyday, steps: game, beside: 'PG Slot' };
const way = (name: string) => then(action('deposit'), () => press(new RegExp(`^${name}`)));
const inDeposit = (name: string) => ({ ...everyday, steps: way(name), beside: t.deposit.title });
const inBankDeposit = (name: string) => ({
  at: '/user/home',
  scenario: 'bank-deposit',
  steps: then(action('deposit'), () => press(new RegExp(name))),
});
const slips = { at: '/user/statement', steps: () => press(t.slip.open), beside: t.slip.title };
const history = { at: '/user/statement', beside: t.common.titles.statement };
const wheel = { at: '/user/spin', scenario: 'lucky', beside: t.common.titles.spin };
const bonus = { at: '/user/bonus', beside: t.common.titles.bonus };
const plain = { banners: false } as const;
const contact = { at: '/user/contact', beside: t.info.contact.title };
const chat = { ...everyday, steps: () => press(t.chat.open), beside: menu.profile };
const bank = then(
  () => type(t.register.phone, '0891112222'),
  () => press(t.common.next),
  () => type(t.register.name, 'สมหญิง ใจงาม'),
  () => type(t.register.password, 'secret99'),
  () => type(t.register.confirm, 'secret99'),
  () => press(t.common.next),
  () => press(t.register.bank, 'combobox'),
);
const promotion = then(
  () => type(t.promotion.code, 'WELCOME'),
  () => press(t.promotion.search),
);
const takeBack = () => press(new RegExp(t.games.takeBack.title));
const takenBack = then(takeBack, () => press(/^โยกกลับ /));
async function entry() {
  const [first] = await screen.findAllByText(t.statement.type.withdraw, { selector: 'button, button *' });
  await act(async () => first?.closest('button')?.click());
}
const receiveInvite = then(
  () => press(t.invite.receive),
  () => press(t.invite.confirm),
);
const withdraw = then(action('withdraw'), async () => {
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(await sheet.findByRole('textbox'), '100');
  await press(t.withdraw.submit, 'button', sheet);
});

/** The device has stored balances, and new ones cannot be loaded. */
function onlyOldBalances(sandbox: Sandbox): void {
  sandbox.fault('getWallet', 'NO_WALLET');
  const kept = { owner: digest(localStorage.getItem('token') ?? ''), total: 100, wallet: 100, games: 0, kip: false };
  localStorage.setItem('last-balances', JSON.stringify({ ...kept, at: Date.parse('2026-03-14T20:15:00+07:00') }));
}

const unsentDraft = () =>
  sessionStorage.setItem(`chat-draft:p1:${digest(localStorage.getItem('token') ?? '')}:text`, 'hello');

/** A bitmap QR: the test document drops the shapes of an SVG. */
const bitmapQr = (sandbox: Sandbox): void =>
  void sandbox.fault('createQr', {
    body: JSON.stringify({
      ...{ hasQrcode: true, qrcodeId: 'q1', amount: 500, expireIn: 4_102_444_800 },
      qrcode: '<img src="data:image/png;base64,AAAA">',
    }),
  });

export const joints: readonly Joint[] = [
  // The frame of all pages.
  { part: 'TopBarContent', ...everyday },
  { part: 'LogOutQuestion', ...everyday, before: unsentDraft, steps: () => press(t.shell.logout) },
  { part: 'BottomMenuContent', ...everyday, beside: t.home.total },
  { part: 'CreditContent', ...everyday },
  { part: 'OfflineNoteContent', ...everyday },
  { part: 'Toaster', ...everyday },
  { part: 'SlowNote', ...everyday },
  { part: 'VersionNote', ...everyday },
  { part: 'ChatWidget', ...everyday },
  { part: 'NoticeBarContent', ...everyday },
  { part: 'OpenQrLinesContent', ...everyday },
  { part: 'ConditionsSheet', ...everyday, steps: () => press(menu.conditions) },
  // Home and what opens from it.
  { part: 'AgreementGateContent', ...everyday },
  { part: 'AgreementSheet', ...everyday, scenario: 'first-terms' },
  { part: 'GreetingContent', ...everyday },
  { part: 'BalanceCardContent', ...everyday },
  { part: 'LastBalancesContent', ...everyday, before: onlyOldBalances },
  { part: 'QuickActionsContent', ...everyday },
  { part: 'InviteLineContent', ...everyday },
  { part: 'ReceiveInvite', ...everyday },
  { part: 'ReceiptDialogContent', ...everyday, steps: receiveInvite },
  { part: 'GamesSectionContent', ...everyday },
  { part: 'GameCarouselContent', ...everyday },
  { part: 'TakeBackSheet', ...everyday, steps: takeBack },
  { part: 'TakeBackListContent', ...everyday, steps: takeBack },
  { part: 'TakeBackReceiptContent', ...everyday, steps: takenBack },
  { part: 'GameCardContent', ...everyday },
  { part: 'TransferModal', ...everyday, steps: action('transfer') },
  { part: 'TransferForm', ...inSheet('transfer', t.transfer.title) },
  { part: 'WithdrawModal', ...everyday, steps: action('withdraw') },
  { part: 'WithdrawForm', ...inSheet('withdraw', t.withdraw.title) },
  { part: 'Outcome', ...everyday, steps: withdraw },
  { part: 'OrderDoneContent', ...everyday, steps: withdraw },
  { part: 'RefusalDialogContent', ...everyday, scenario: 'bonus-active', steps: withdraw },
  { part: 'DepositModal', ...everyday, steps: action('deposit') },
  { part: 'OwnAccountContent', ...inSheet('deposit', t.deposit.title) },
  { part: 'AccountCardContent', ...inSheet('deposit', t.deposit.ownHint), scenario: 'bank-deposit' },
  { part: 'WalletCardContent', ...inDeposit(t.deposit.wallets) },
  { part: 'QrPanelContent', ...inSheet('deposit', t.deposit.ownHint), scenario: 'qr-deposit' },
  {
    part: 'QrFullContent',
    ...inSheet('deposit', t.deposit.title),
    before: bitmapQr,
    scenario: 'qr-deposit',
    steps: then(
      action('deposit'),
      () => press('500'),
      () => press(t.qr.create),
      () => press(t.qr.full),
    ),
  },
  { part: 'EnlargedContent', ...inBankDeposit(t.deposit.enlarge), beside: t.deposit.title },
  { part: 'EditNameDialogContent', ...inBankDeposit(t.deposit.copyNumber), beside: t.deposit.title },
  { part: 'InviteModal', ...everyday, steps: action('invite') },
  { part: 'BannerSheetContent', ...everyday, steps: action('invite') },
  { part: 'PlayerLinkContent', ...inSheet('invite', t.invite.title), set: plain },
  { part: 'InviteTableContent', ...inSheet('invite', t.invite.title), set: plain },
  { part: 'RefundModal', ...everyday, steps: action('refund') },
  { part: 'RefundAmountContent', ...inSheet('refund', t.refund.title), scenario: 'refund-ready', set: plain },
  { part: 'RefundOfferContent', ...inSheet('refund', t.refund.title), scenario: 'refund-ready', set: plain },
  { part: 'RefundLogContent', ...inSheet('refund', t.refund.title), scenario: 'refund-ready', set: plain },
  { part: 'GameSheet', ...everyday, steps: game },
  { part: 'GameHeroContent', ...inGame },
  { part: 'GameNotesContent', ...inGame },
  { part: 'GameCredentialsContent', ...inGame },
  { part: 'GameAppsContent', ...inGame },
  { part: 'PlayEndDialogContent', ...inGame },
  // The other pages of players.
  { part: 'StatementToolsContent', ...history },
  { part: 'FlowPictureContent', ...history, steps: () => press(t.statement.summary) },
  { part: 'StatementFiltersContent', ...history, steps: () => press(t.statement.filter.open) },
  { part: 'EntrySheetContent', ...history, steps: entry },
  { part: 'StatementListContent', ...history },
  { part: 'StatementTableContent', ...history, wide: true },
  { part: 'SlipsModal', ...slips, beside: t.common.titles.statement },
  { part: 'UploadPartContent', ...slips },
  { part: 'HistoryPartContent', ...slips },
  { part: 'WheelCardContent', ...wheel },
  { part: 'CouponTableContent', ...wheel },
  { part: 'PrizeDialogContent', ...wheel, steps: () => press(new RegExp(t.spin.spin)) },
  { part: 'ActiveBonusContent', ...bonus, scenario: 'bonus-active' },
  { part: 'PromotionFormContent', ...bonus },
  { part: 'BonusCardButtonContent', ...bonus },
  { part: 'BonusSheetContent', ...bonus, steps: () => press(/โบนัสต้อนรับ/) },
  { part: 'PromotionSheetContent', ...bonus, steps: promotion },
  { part: 'BonusOutcomeDialogContent', ...bonus },
  { part: 'LineQrContent', ...contact },
  { part: 'ContactChatContent', ...contact },
  { part: 'ChangePasswordModal', at: '/user/profile', steps: () => press(t.password.title), beside: t.profile.title },
  { part: 'OutcomeAlertContent', at: '/user/profile', steps: () => press(t.password.title), beside: t.profile.title },
  { part: 'ChatFrame', ...chat },
  { part: 'MessageLogContent', ...chat },
  { part: 'ComposerContent', ...chat },
  {
    part: 'PictureViewerContent',
    ...chat,
    scenario: 'chat-busy',
    steps: then(chat.steps, () => press(new RegExp(t.chat.openImage.replace('{{name}}', '.*')))),
  },
  // Pages of visitors.
  {
    part: 'HowtoSheetContent',
    at: '/howto',
    as: 'visitor',
    steps: () => press(new RegExp(t.howto.wallet.title)),
    beside: t.common.titles.howto,
  },
  {
    part: 'BankSheetContent',
    at: '/register',
    as: 'visitor',
    scenario: 'otp-off',
    steps: bank,
    beside: t.register.bank,
  },
];

/** Every page, with a menu link that leads elsewhere; pages without a menu have none. */
export const pages: readonly (Visit & { readonly part: string; readonly menu?: string })[] = [
  { part: 'LoginPage', at: '/login', as: 'visitor', menu: menu.howto },
  { part: 'RegisterPage', at: '/register', as: 'visitor', menu: menu.howto },
  { part: 'HowtoPage', at: '/howto', as: 'visitor', menu: menu.contact },
  { part: 'ContactRoute', at: '/contact', as: 'visitor', menu: menu.howto },
  { part: 'ContactRoute', at: '/user/contact', menu: menu.profile },
  { part: 'HomeRoute', at: '/user/home', menu: menu.profile },
  { part: 'ProfilePage', at: '/user/profile', menu: menu.history },
  { part: 'StatementRoute', at: '/user/statement', menu: menu.profile },
  { part: 'BonusPage', at: '/user/bonus', menu: menu.profile },
  { part: 'SpinPage', at: '/user/spin', menu: menu.profile },
  { part: 'TerminatedPage', at: '/terminated', as: 'visitor', scenario: 'terminated' },
  { part: 'NotFoundPage', at: '/nowhere', as: 'visitor' },
];
