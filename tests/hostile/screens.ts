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
      async (driver) => {
        await withPhone(driver);
        await withName(driver);
        await driver.tryPress('Bank');
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
  getWithdrawLimits: [withdraw(), withdraw((driver) => driver.tryPress('All'))],
  getSlipInfo: [slips],
  login: [
    {
      ...login,
      go: async (driver) => {
        await driver.type('Phone number', '0812345678');
        await driver.type('Password', 'krapao99');
      },
      ask: (driver) => driver.submit(),
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
        async (driver) => {
          await driver.pressFirst('Copy account number');
          await driver.type('Account name (English)', 'SOMCHAI JAIDEE');
        },
        { playerBank: 'KTB', playerBankName: 'thai' },
        byBank,
      ),
      (driver) => driver.press('Save'),
    ),
  ],
  changePassword: [
    {
      ...profile,
      go: async (driver) => {
        await driver.press('Change password');
        await driver.type('Current password', 'krapao99');
        await driver.type('New password', 'krapao100');
        await driver.type('Confirm new password', 'krapao100');
      },
      ask: (driver) => driver.submit('#change-password'),
    },
  ],
  sendOtp: [asking(register(undefined), withPhone)],
  verifyOtp: [asking(register(withPhone), withCode)],
  getChatConfig: [chatAnew()],
  sendChatMessage: [asking(chat(), say)],
  getChatHistory: [chatAnew(), chatAnew((driver) => driver.tryPress('Show earlier messages'))],
  uploadChatImage: [
    asking(chat(), async (driver) => {
      await driver.choose(fileOf('png'));
      await driver.wait(1_200);
    }),
  ],
  uploadChatVideo: [
    asking(chat(), async (driver) => {
      await driver.choose(fileOf('mp4'));
      await driver.wait(1_200);
    }),
  ],
  markChatRead: [chatAnew((driver) => driver.wait(1_500))],
  getWallet: [
    home(),
    profile,
    withdraw(),
    withdraw((driver) => driver.tryPress('All')),
    transfer(),
    deposit(undefined),
    action('Cashback'),
    action('Invite friends'),
    spin,
    statement,
    home((driver) => driver.tryPress('Receive')),
    home((driver) => driver.tryOpenGame('JOKER')),
  ],
  refreshSlots: [asking(home(), (driver) => driver.press('Refresh all balances'))],
  activateGame: [
    asking(game('SLOTXO', undefined, { openGames: 'none' }), (driver) =>
      driver.press(/^(Open this account|Try opening again)$/),
    ),
  ],
  getGameAccount: [game('JOKER'), game('UFABET', undefined, {}, 'provider-tour')],
  resetGamePassword: [
    asking(game('JOKER'), async (driver) => {
      await driver.press('Reset password');
      await driver.press('Reset');
    }),
  ],
  addToWallet: { none: 'no screen moves the refund by this call' },
  transfer: [
    transfer(
      async (driver) => {
        await driver.pick('From', 'Main wallet');
        await driver.pick('To', 'Joker');
        await driver.type('Amount', '1');
      },
      (driver) => driver.submit('#transfer-form'),
    ),
  ],
  transferAll: [asking(game('JOKER'), play)],
  withdraw: { none: 'the screen withdraws by withdrawAll' },
  withdrawAll: [
    withdraw(
      async (driver) => {
        await driver.type('Amount to withdraw', '120');
      },
      (driver) => driver.submit('#withdraw-form'),
    ),
  ],
  uploadSlip: [
    {
      ...slips,
      go: async (driver) => {
        await driver.press('Slip status');
        await driver.choose(fileOf('png'));
      },
      ask: (driver) => driver.press(/^(Upload slip|Try again)$/),
    },
  ],
  sendGiftLink: [
    asking(
      deposit(
        (driver) => driver.type('Gift link', `https://gift.truemoney.com/campaign/?v=${'a'.repeat(32)}`),
        {},
        byGift,
      ),
      async (driver) => {
        await driver.press('Send link');
        await driver.wait(500);
      },
    ),
  ],
  listInvites: [action('Invite friends')],
  receiveInviteBonus: [
    asking(home(), async (driver) => {
      await driver.press('Receive');
      await driver.press('Receive');
    }),
  ],
  getInviteBanners: [home((driver) => driver.press('Invite friends'), { world: {} })],
  listRefunds: [action('Cashback')],
  checkRefund: [action('Cashback')],
  receiveRefund: [asking(action('Cashback'), (driver) => driver.press('Receive cashback'))],
  addRefundToWallet: [
    asking(action('Cashback'), async (driver) => {
      await driver.press('Add to wallet');
      await driver.press('Add to wallet');
    }),
  ],
  getRefundBanners: [home((driver) => driver.press('Cashback'), { world: {} })],
  getSpinSetup: [spin],
  spin: [
    {
      ...spin,
      ask: async (driver) => {
        await driver.press(/^Spin(?! the)/);
        await driver.wait(8_000);
      },
    },
  ],
  listCoupons: [spin],
  claimCoupon: [
    {
      ...spin,
      ask: async (driver) => {
        await driver.press(/^Claim coupon/);
        await driver.press('Claim');
      },
    },
  ],
  getSpinActive: [home(), spin],
  getQr: [deposit(undefined, oneQr, byQr)],
  createQr: [asking(deposit(undefined, oneQr, byQr), createQr)],
  cancelQr: [asking(deposit(createQr, oneQr, byQr), cancelQr)],
  listBonuses: [bonus, { ...bonus, go: (driver) => driver.tryPressFirstBonus() }],
  activateBonus: [
    {
      ...bonus,
      go: (driver) => driver.tryPressFirstBonus(),
      ask: (driver) => driver.press('Take this bonus'),
    },
  ],
  getActiveBonus: [bonus, withdraw()],
  getMinimumBonus: { none: 'no screen shows the minimum of bonuses' },
  clearBonus: [
    {
      ...bonus,
      world: { scenario: 'bonus-active' },
      ask: async (driver) => {
        await driver.press('End bonus');
        await driver.press('End bonus');
      },
    },
  ],
  getCurrentPromotion: { none: 'the screen looks promotions up by their code' },
  findPromotion: [promotion()],
  activatePromotion: [asking(promotion(), (driver) => driver.press('Receive promotion'))],
  listStatements: [statement, lastStatement],
  listSlips: [slips, { ...slips, world: { scenario: 'slips' } }],
  getSlipByReference: [
    {
      ...slips,
      world: { scenario: 'slips' },
      ask: (driver) => driver.pressFirst(/^View the slip/),
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
