/** The screens that read each operation's response, and the way to them. Total over the contract. */
import type { OperationId } from '../../contract/generated/operations.ts';
import { eventOf, type Subject } from './cases.ts';
import { walletSums } from './computed.ts';
import type { NoScreen, Screen } from './screen.ts';
import {
  action,
  asking,
  autoLogin,
  bonus,
  byBank,
  byGift,
  byQr,
  byWallet,
  cancelQr,
  chat,
  chatAnew,
  createQr,
  deposit,
  fileOf,
  game,
  home,
  lastStatement,
  login,
  oneQr,
  play,
  profile,
  promotion,
  register,
  say,
  sendRegistration,
  slips,
  spin,
  statement,
  transfer,
  withBank,
  withCode,
  withdraw,
  withName,
  withPhone,
} from './ways.ts';

export const screens: Record<OperationId, readonly Screen[] | NoScreen> = {
  getActive: [login],
  getInfo: [home(), statement],
  getNotice: [home(undefined, { world: { set: { notice: true, banners: false } } }), login],
  getRegisterOtp: [asking(register(undefined), withPhone)],
  getEnableChatWidget: [chatAnew(), { path: '/user/contact' }],
  getConditions: [action('Conditions')],
  getAgreements: [home(undefined, { world: { set: { agreements: 'must-accept', banners: false } } })],
  getContact: [{ path: '/contact', visitor: true }, { path: '/user/contact' }],
  getBanks: [
    register(
      async (hands) => {
        await withPhone(hands);
        await withName(hands);
        await hands.tryPress('Bank');
      },
      { registerOtp: false },
    ),
  ],
  getSources: [register(withPhone, { registerOtp: false })],
  getDepositChannels: [
    deposit(undefined),
    ...[byBank, byQr, byWallet, byGift].map((method) => deposit(undefined, {}, method)),
    deposit(undefined, { isManual: true }, byBank),
  ],
  getWithdrawLimits: [withdraw(), withdraw((hands) => hands.tryPress('All'))],
  getSlipInfo: [slips],
  login: [
    {
      ...login,
      go: async (hands) => {
        await hands.type('Phone number', '0812345678');
        await hands.type('Password', 'krapao99');
      },
      ask: (hands) => hands.submit(),
      computed: walletSums,
    },
  ],
  validateAccount: [asking(register(withPhone, { registerOtp: false }), withName)],
  createAccount: [asking(register(withBank, { registerOtp: false }), sendRegistration)],
  getProfile: [profile, chatAnew()],
  updateProfile: { none: 'no screen changes the profile' },
  updateBankAccountName: [
    asking(
      deposit(
        async (hands) => {
          await hands.pressFirst('Copy account number');
          await hands.type('Account name (English)', 'SOMCHAI JAIDEE');
        },
        { playerBank: 'KTB', playerBankName: 'thai' },
        byBank,
      ),
      (hands) => hands.press('Save'),
    ),
  ],
  changePassword: [
    {
      ...profile,
      go: async (hands) => {
        await hands.press('Change password');
        await hands.type('Current password', 'krapao99');
        await hands.type('New password', 'krapao100');
        await hands.type('Confirm new password', 'krapao100');
      },
      ask: (hands) => hands.submit('#change-password'),
    },
  ],
  sendOtp: [asking(register(undefined), withPhone)],
  verifyOtp: [asking(register(withPhone), withCode)],
  getChatConfig: [chatAnew()],
  sendChatMessage: [asking(chat(), say)],
  getChatHistory: [chatAnew(), chatAnew((hands) => hands.tryPress('Show earlier messages'))],
  uploadChatImage: [
    asking(chat(), async (hands) => {
      await hands.choose(fileOf('png'));
      await hands.wait(1_200);
    }),
  ],
  uploadChatVideo: [
    asking(chat(), async (hands) => {
      await hands.choose(fileOf('mp4'));
      await hands.wait(1_200);
    }),
  ],
  markChatRead: [chatAnew((hands) => hands.wait(1_500))],
  getWallet: [
    home(),
    profile,
    withdraw(),
    withdraw((hands) => hands.tryPress('All')),
    transfer(),
    deposit(undefined),
    action('Cashback'),
    action('Invite friends'),
    spin,
    statement,
    home((hands) => hands.tryPress('Receive')),
    home((hands) => hands.tryOpenGame('JOKER')),
  ],
  refreshSlots: [asking(home(), (hands) => hands.press('Refresh all balances'))],
  activateGame: [
    asking(game('SLOTXO', undefined, { openGames: 'none' }), (hands) =>
      hands.press(/^(Open this account|Try opening again)$/),
    ),
  ],
  getGameAccount: [game('JOKER'), game('UFABET', undefined, {}, 'provider-tour')],
  resetGamePassword: [
    asking(game('JOKER'), async (hands) => {
      await hands.press('Reset password');
      await hands.press('Reset');
    }),
  ],
  addToWallet: { none: 'no screen moves the refund by this call' },
  transfer: [
    transfer(
      async (hands) => {
        await hands.pick('From', 'Main wallet');
        await hands.pick('To', 'Joker');
        await hands.type('Amount', '1');
      },
      (hands) => hands.submit('#transfer-form'),
    ),
  ],
  transferAll: [asking(game('JOKER'), play)],
  withdraw: { none: 'the screen withdraws by withdrawAll' },
  withdrawAll: [
    withdraw(
      async (hands) => {
        await hands.type('Amount to withdraw', '120');
      },
      (hands) => hands.submit('#withdraw-form'),
    ),
  ],
  uploadSlip: [
    {
      ...slips,
      go: async (hands) => {
        await hands.press('Slip status');
        await hands.choose(fileOf('png'));
      },
      ask: (hands) => hands.press(/^(Upload slip|Try again)$/),
    },
  ],
  sendGiftLink: [
    asking(
      deposit(
        (hands) => hands.type('Gift link', `https://gift.truemoney.com/campaign/?v=${'a'.repeat(32)}`),
        {},
        byGift,
      ),
      async (hands) => {
        await hands.press('Send link');
        await hands.wait(500);
      },
    ),
  ],
  listInvites: [action('Invite friends')],
  receiveInviteBonus: [
    asking(home(), async (hands) => {
      await hands.press('Receive');
      await hands.press('Receive');
    }),
  ],
  getInviteBanners: [home((hands) => hands.press('Invite friends'), { world: {} })],
  listRefunds: [action('Cashback')],
  checkRefund: [action('Cashback')],
  receiveRefund: [asking(action('Cashback'), (hands) => hands.press('Receive cashback'))],
  addRefundToWallet: [
    asking(action('Cashback'), async (hands) => {
      await hands.press('Add to wallet');
      await hands.press('Add to wallet');
    }),
  ],
  getRefundBanners: [home((hands) => hands.press('Cashback'), { world: {} })],
  getSpinSetup: [spin],
  spin: [
    {
      ...spin,
      ask: async (hands) => {
        await hands.press(/^Spin(?! the)/);
        await hands.wait(8_000);
      },
    },
  ],
  listCoupons: [spin],
  claimCoupon: [
    {
      ...spin,
      ask: async (hands) => {
        await hands.press(/^Claim coupon/);
        await hands.press('Claim');
      },
    },
  ],
  getSpinActive: [home(), spin],
  getQr: [deposit(undefined, oneQr, byQr)],
  createQr: [asking(deposit(undefined, oneQr, byQr), createQr)],
  cancelQr: [asking(deposit(createQr, oneQr, byQr), cancelQr)],
  listBonuses: [bonus, { ...bonus, go: (hands) => hands.tryPressFirstBonus() }],
  activateBonus: [
    {
      ...bonus,
      go: (hands) => hands.tryPressFirstBonus(),
      ask: (hands) => hands.press('Take this bonus'),
    },
  ],
  getActiveBonus: [bonus, withdraw()],
  getMinimumBonus: { none: 'no screen shows the minimum of bonuses' },
  clearBonus: [
    {
      ...bonus,
      world: { scenario: 'bonus-active' },
      ask: async (hands) => {
        await hands.press('End bonus');
        await hands.press('End bonus');
      },
    },
  ],
  getCurrentPromotion: { none: 'the screen looks promotions up by their code' },
  findPromotion: [promotion()],
  activatePromotion: [asking(promotion(), (hands) => hands.press('Receive promotion'))],
  listStatements: [statement, lastStatement],
  listSlips: [slips, { ...slips, world: { scenario: 'slips' } }],
  getSlipByReference: [
    {
      ...slips,
      world: { scenario: 'slips' },
      ask: (hands) => hands.pressFirst(/^View the slip/),
    },
  ],
  autoLoginPg: [autoLogin('PG')],
  autoLoginBetflix: [autoLogin('BETFLIX')],
  autoLoginAskmebet: [autoLogin('ASKMEBET')],
  autoLoginImi: [autoLogin('IMI')],
  autoLoginUsun: [autoLogin('USUN')],
  autoLoginAreaslot: [autoLogin('AREASLOT')],
  autoLoginCircus: [autoLogin('CIRCUS')],
  autoLoginSlotracha: [autoLogin('SLOTRACHA')],
  autoLoginPgslot: [autoLogin('PGSLOT')],
  autoLoginJoker2: [autoLogin('JOKER2')],
  autoLoginHuayhd: [autoLogin('HUAYHD')],
};

const chatScreen = (screens.getChatHistory as readonly Screen[])[0] as Screen;

/** The screens that read the responses of an operation, or a chat event. */
export const screensOf = (subject: Subject): readonly Screen[] => {
  if (eventOf(subject) !== null) return [chatScreen];
  const entry = screens[subject as OperationId];
  return 'none' in entry ? [] : entry;
};
