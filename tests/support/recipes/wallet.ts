import aes from 'crypto-js/aes.js';
import type { DepositChannels } from '../../../contract/generated/models/depositChannels.ts';
import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { byMagic, bySwitch, natural, type Recipe, type Scene } from './recipe.ts';
import { mp4, png, type RequestParts } from './requests.ts';

const body = (content: unknown): { request: RequestParts } => ({ request: { body: content } });
const code = (value: string): { request: RequestParts } => ({ request: { params: { code: value } } });
const order = (to: string, amount = 10, from = 'WALLET') => body({ from, to, amount });

/** A gift link, encrypted as the app does for this world's e-wallet. */
export async function sealedGift({ player }: Pick<Scene, 'player'>, link: string): Promise<RequestParts> {
  const { wallets } = (await player.get('/api/lookup/deposit')).body as DepositChannels;
  const number = wallets.find(({ mode }) => mode !== 'AUTO')?.walletAccountName;
  return { body: { link: aes.encrypt(`${link}|${number}`, 'krapao-gift').toString() } };
}

const gifts = byMagic(
  'giftLinks',
  ['sendGiftLink'],
  (link) => `The link is \`${link}\`.`,
  (link) => ({ before: (scene) => sealedGift(scene, link) }),
);

const anyGift = 'https://gift.truemoney.com/campaign/?v=aBcDeFgH1234';

const noWallet: Recipe[] = (['getWallet', 'addToWallet', 'transfer', 'transferAll'] as const).map((operation) =>
  bySwitch(operation, 'NO_WALLET', 'The player has no wallet.', { set: { noWallet: true } }),
);

const withdrawals = (['withdraw', 'withdrawAll'] as const).flatMap((operation): Recipe[] => [
  natural(operation, 'TRANSFER_MINIMUM', 'Less than the site’s minimum.', body({ amount: 99.99 })),
  natural(operation, 'MONEY_NOT_ENOUGH', 'More than there is.', body({ amount: 200_000 })),
  natural(operation, 'KEY_INVALID', 'More than the site’s maximum.', body({ amount: 200_000.01 })),
  natural(operation, 'BONUS_REMAINING', 'A bonus runs.', { scenario: 'bonus-active' }),
  bySwitch(operation, 'NO_BANK', 'The player has no bank account.', { set: { playerBank: 'none' } }),
]);

const failing = (['transfer', 'transferAll'] as const).flatMap((operation): Recipe[] => [
  ...byMagic(
    'amounts',
    [operation],
    (amount) => `The amount is \`${amount}\`.`,
    (amount) => (operation === 'transfer' ? order('JOKER', Number(amount)) : { set: { balance: Number(amount) } }),
  ),
  bySwitch(operation, 'TRANSFER_FAIL', 'Every transfer fails.', { set: { transferFails: true } }),
]);

const autoLogins = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].tag === 'auto-login');

const games: Recipe[] = [
  ...autoLogins.map((operation) =>
    natural(operation, 'SLOT_NO_ACCOUNT', 'The game is not open.', { scenario: 'all-games-closed' }),
  ),
  natural('autoLoginAreaslot', 'NOT_AREASLOT', 'A name that the provider does not know.', {
    scenario: 'provider-tour',
  }),
  natural('getSlipByReference', 'NO_DATA', 'A reference that no slip has.'),
];

export const walletRecipes: readonly Recipe[] = [
  ...games,
  ...noWallet,
  ...withdrawals,
  ...failing,
  ...gifts,
  natural('addToWallet', 'TRANSFER_MINIMUM', 'Less than a baht.', body({ amount: 0.5 })),
  natural('addToWallet', 'KEY_INVALID', 'More than a million baht.', body({ amount: 1_000_000.01 })),
  natural('transfer', 'NO_GAME', 'To a game that does not exist.', order('NOWHERE')),
  natural('transfer', 'SLOT_NO_ACCOUNT', 'To a game that is not open.', order('SLOTXO')),
  natural('transfer', 'TRANSFER_MINIMUM', 'Less than a baht.', order('JOKER', 0.5)),
  natural('transfer', 'MONEY_NOT_ENOUGH', 'More than there is.', order('JOKER', 999_999)),
  natural('transfer', 'KEY_INVALID', 'From an account to itself.', order('JOKER', 1, 'JOKER')),
  natural('transfer', 'BONUS_REMAINING', 'Into a lotto while a bonus runs.', {
    scenario: 'bonus-active',
    ...order('HUAYHD'),
  }),
  natural('transferAll', 'NO_GAME', 'To a game that does not exist.', body({ to: 'NOWHERE' })),
  natural('transferAll', 'SLOT_NO_ACCOUNT', 'To a game that is not open.', body({ to: 'SLOTXO' })),
  natural('transferAll', 'TRANSFER_MINIMUM', 'There is half a baht.', { set: { balance: 0.5 } }),
  natural('transferAll', 'MONEY_NOT_ENOUGH', 'There is nothing.', { scenario: 'broke' }),
  natural('transferAll', 'KEY_INVALID', 'From the wallet to itself.', body({ to: 'WALLET' })),
  natural('transferAll', 'BONUS_REMAINING', 'Into a lotto while a bonus runs.', {
    scenario: 'bonus-active',
    ...body({ to: 'HUAYHD' }),
  }),
  natural('activateGame', 'NO_GAME', 'A game that does not exist.', code('NOWHERE')),
  natural('activateGame', 'SLOT_ALREADY_ACTIVE', 'A game that is open.', code('JOKER')),
  ...(['SLOT_ACTIVATE_FAIL', 'GAME_ACTIVATION_FAIL'] as const).map((mood) =>
    bySwitch('activateGame', mood, 'The provider opens no account.', { set: { gameProvider: mood } }),
  ),
  natural('getGameAccount', 'NO_GAME', 'A game that does not exist.', code('NOWHERE')),
  natural('getGameAccount', 'SLOT_NO_ACCOUNT', 'A game that is not open.', code('SLOTXO')),
  bySwitch('getGameAccount', 'NOT_UFABET', 'The provider of UFABET does not know the player.', {
    set: { gameProvider: 'NOT_UFABET' },
    ...code('UFABET'),
  }),
  natural('resetGamePassword', 'NO_GAME', 'A game that does not exist.', code('NOWHERE')),
  natural('resetGamePassword', 'SLOT_NO_ACCOUNT', 'A game that is not open.', code('SLOTXO')),
  bySwitch('resetGamePassword', 'SLOT_RESET_PASSWORD_FAIL', 'The provider resets no password.', {
    set: { gameProvider: 'SLOT_RESET_PASSWORD_FAIL' },
  }),
  natural('uploadSlip', 'SLIP_NO_FILE', 'A form without a file.', { request: { file: null } }),
  natural('uploadSlip', 'SLIP_INVALID_FILE', 'A video.', { request: { file: mp4('slip.mp4') } }),
  ...byMagic(
    'slipFiles',
    ['uploadSlip'],
    (name) => `The file is named \`${name}\`.`,
    (name) => ({ request: { file: png(name) } }),
  ),
  bySwitch('uploadSlip', 'SLIP_UPLOAD_FAIL', 'Slips are not taken at this hour.', { set: { slipWindow: 'now' } }),
  natural('sendGiftLink', 'TRUELINK_INVALID', 'What is sent was never sealed.'),
  natural('sendGiftLink', 'TRUELINK_DUPLICATE', 'The same gift again.', {
    before: async (scene) => {
      const request = await sealedGift(scene, anyGift);
      await scene.player.post('/api/wallet/truelink', request.body);
      return request;
    },
  }),
];

const inQrWorld = { scenario: 'qr-deposit' } as const;

/** Makes a QR. @returns the request that cancels it */
async function madeQr({ player }: Scene, amount: number): Promise<RequestParts> {
  const { qrcodeId } = (await player.post('/api/qrcode/WW', { amount })).body as QrCode;
  return { params: { id: qrcodeId ?? '' } };
}

export const qrRecipes: readonly Recipe[] = [
  natural('getQr', 'INVALID_BANK', 'A bank that makes no QRs.', { ...inQrWorld, request: { params: { id: 'SCB' } } }),
  natural('createQr', 'INVALID_BANK', 'A bank that makes no QRs.', {
    ...inQrWorld,
    request: { params: { id: 'SCB' }, body: { amount: 100 } },
  }),
  ...byMagic(
    'amounts',
    ['createQr'],
    (amount) => `The amount is \`${amount}\`.`,
    (amount) => ({ ...inQrWorld, request: { params: { id: 'WW' }, body: { amount: Number(amount) } } }),
  ),
  ...byMagic(
    'amounts',
    ['cancelQr'],
    (amount) => `The QR is of \`${amount}\` baht.`,
    (amount) => ({ ...inQrWorld, before: (scene) => madeQr(scene, Number(amount)) }),
  ),
  natural('cancelQr', 'NO_DATA', 'The QR has expired.', {
    ...inQrWorld,
    before: async (scene) => {
      const request = await madeQr(scene, 100);
      await scene.sandbox.clock.jump('15m');
      return request;
    },
  }),
];
