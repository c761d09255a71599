/** The ways to the screens: presses and inputs until an operation is called. */
import type { WorldChoice } from './backend.ts';
import { flowSums, halves, roundBetweenLimits, walletSums } from './computed.ts';
import type { Driver, Screen } from './screen.ts';

const baht = (...amounts: number[]) => amounts.map((amount) => amount * 100);

const noBanners = { set: { banners: false } };
export const home = (go?: Screen['go'], own: Partial<Screen> = {}): Screen => ({
  path: '/user/home',
  world: noBanners,
  computed: walletSums,
  ...(go ? { go } : {}),
  ...own,
});
export const action = (name: string, own: Partial<Screen> = {}) => home((driver) => driver.press(name), own);

/** Presets of the QR panels, their minimums, and the minimum of the e-wallet. */
const depositFigures = baht(1, 2, 10, 20, 50, 100, 200, 300, 500, 1000);
/** Sections of the deposit sheet. */
export const [byBank, byQr, byWallet, byGift] = [
  /^Bank transfer/,
  /^QR payment/,
  /^True Wallet/,
  /^Gift envelope/,
] as const;
/** @param method section to open; without it the first is open */
export const deposit = (go: Screen['go'], set: WorldChoice['set'] = {}, method?: RegExp): Screen =>
  home(
    async (driver) => {
      await driver.press('Deposit');
      if (method) await driver.tryPress(method);
      await go?.(driver);
    },
    { world: { set: { banners: false, ...set } }, computed: (given) => [...walletSums(given), ...depositFigures] },
  );
export const withdraw = (go?: Screen['go'], ask?: Screen['ask']): Screen =>
  home(
    async (driver) => {
      await driver.press('Withdraw');
      await go?.(driver);
    },
    {
      ...(ask ? { ask } : {}),
      // These tests type 120.
      computed: (given) => [...walletSums(given), ...roundBetweenLimits(given), ...baht(120)],
    },
  );
export const transfer = (go?: Screen['go'], ask?: Screen['ask']): Screen =>
  home(
    async (driver) => {
      await driver.press('Transfer');
      await go?.(driver);
    },
    {
      ...(ask ? { ask } : {}),
      computed: (given) => [...walletSums(given), ...halves(given), ...baht(1, 100, 500)],
    },
  );

export const asking = (screen: Screen, ask: Screen['go']): Screen => ({ ...screen, ...(ask ? { ask } : {}) });

export const slips: Screen = {
  path: '/user/statement',
  computed: flowSums,
  go: (driver) => driver.press('Slip status'),
};
export const statement: Screen = { path: '/user/statement', computed: flowSums };
export const lastStatement: Screen = { path: '/user/statement?page=3', computed: flowSums };
export const spin: Screen = { path: '/user/spin' };
export const bonus: Screen = { path: '/user/bonus' };
export const profile: Screen = { path: '/user/profile' };
export const login: Screen = { path: '/login', visitor: true };

export const chat = (go?: Screen['go']): Screen =>
  home(async (driver) => {
    // The chat waits for an idle page twice, 500 ms each without the browser's own signal.
    await driver.wait(1_200);
    await driver.tryPress('Chat with us');
    await driver.wait(200);
    await go?.(driver);
  });
export const chatAnew = (go?: Screen['go']): Screen => ({ ...chat(go), anew: true });
export const say = async (driver: Driver) => {
  await driver.type('Message', 'Hello');
  await driver.press('Send message');
  await driver.wait(1_200);
};

/** The ways through a registration; each step is skipped when the one before was refused. */
export const register = (go: Screen['go'], set: WorldChoice['set'] = {}): Screen => ({
  path: '/register',
  visitor: true,
  world: { scenario: 'newcomer', set },
  ...(go ? { go } : {}),
});
export const withPhone = async (driver: Driver) => {
  await driver.type('Phone number', '0891112222');
  await driver.press('Next');
};
export const withCode = async (driver: Driver) => {
  // The sixth digit submits it.
  await driver.type('OTP code', '123456');
  await driver.wait(1_200);
};
export const withName = async (driver: Driver) => {
  await driver.type('Display name', 'Somying');
  await driver.type('Password', 'secret99');
  await driver.type('Confirm password', 'secret99');
  await driver.press('Next');
};
export const withBank = async (driver: Driver) => {
  await withPhone(driver);
  await withName(driver);
  await driver.press('Bank');
  await driver.tryPress(/^SCB|SCB$|Siam Commercial/);
  await driver.type('First name', 'SOMYING');
  await driver.type('Last name', 'JAIDEE');
  await driver.type('Account number', '1234567890');
};
export const sendRegistration = async (driver: Driver) => {
  await driver.submit();
  await driver.wait(500);
};

export const game = (code: string, go?: Screen['go'], set: WorldChoice['set'] = {}, scenario = 'everyday'): Screen =>
  home(
    async (driver) => {
      await driver.openGame(code);
      await go?.(driver);
    },
    { world: { scenario, set: { banners: false, ...set } } },
  );
export const play = (driver: Driver) => driver.press('Play');
export const autoLogin = (code: string): Screen => asking(game(code, undefined, {}, 'provider-tour'), play);

export const promotion = (go?: Screen['go']): Screen => ({
  path: '/user/bonus',
  go: async (driver) => {
    await driver.type('Your code', 'KRAPAO50');
    await driver.press('Search');
    await go?.(driver);
  },
  anew: true,
});

export const createQr = async (driver: Driver) => {
  await driver.type('Amount to deposit', '100');
  await driver.press('Create QR');
};
export const cancelQr = (driver: Driver) => driver.press('Cancel QR');
export const oneQr = {
  depositPaytimz: false,
  depositPayonex: false,
  depositFp: false,
  depositKbankSms: false,
  depositGiftLink: false,
};

/** Small files with the signature of their type. */
const heads = {
  png: { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] },
  mp4: { type: 'video/mp4', bytes: [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d] },
} as const;

export const fileOf = (kind: keyof typeof heads): File =>
  new File([new Uint8Array(heads[kind].bytes)], `file.${kind}`, { type: heads[kind].type });
