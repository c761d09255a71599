import type { OperationId } from '../../../contract/generated/operations.ts';
import type { UploadedFile } from '../../../mocks/kernel/uploaded-file.ts';
import { registration } from '../worlds/newcomer.ts';

export interface RequestParts {
  /** Path parameters by name, unescaped. */
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The form field `file`; null for a form without it. */
  readonly file?: UploadedFile | null;
}

export const guest = { userId: '', guestId: '7b1c9f2e-4a55-4f0e-9d5a-0c6a2f4c1e11' };

export const chatMessage = (message: string) => ({
  ...guest,
  sender: 'customer',
  message: { message_type: 'text', payload: { message } },
  username: '',
  name: '',
  deviceToken: '',
});

export const png = (name: string): UploadedFile => ({
  name,
  type: 'image/png',
  size: 9,
  hash: 'a'.repeat(64),
  sniffed: 'png',
});
export const mp4 = (name: string): UploadedFile => ({ ...png(name), type: 'video/mp4', sniffed: 'mp4' });

const firstPage = { body: { page: 1, limit: 10 } };

/** A valid request per operation that takes one, in a world with a registered player. */
export const goodRequests: Partial<Record<OperationId, RequestParts>> = {
  login: { body: { username: '0812345678', password: 'krapao99' } },
  validateAccount: { body: registration },
  createAccount: { body: registration },
  updateProfile: {
    body: { name: 'สมชาย', bankCode: 'SCB', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567891' },
  },
  updateBankAccountName: { body: { bankCode: 'SCB', bankAccountName: 'SOMCHAI JAIDEE' } },
  changePassword: { body: { oldPassword: 'krapao99', newPassword: 'krapao100' } },
  sendOtp: { body: { phoneNumber: '0891112222' } },
  verifyOtp: { body: { otpToken: 'otp-1', otpCode: '123456' } },
  sendChatMessage: { body: chatMessage('สวัสดี') },
  getChatHistory: { body: { ...guest, limit: 10, skip: 0 } },
  markChatRead: { body: guest },
  uploadChatImage: { file: png('photo.png') },
  uploadChatVideo: { file: mp4('clip.mp4') },
  activateGame: { params: { code: 'SLOTXO' } },
  getGameAccount: { params: { code: 'JOKER' } },
  resetGamePassword: { params: { code: 'JOKER' } },
  transfer: { body: { from: 'WALLET', to: 'JOKER', amount: 1 } },
  transferAll: { body: { to: 'PG' } },
  addToWallet: { body: { amount: 100 } },
  withdraw: { body: { amount: 100 } },
  withdrawAll: { body: { amount: 100 } },
  uploadSlip: { file: png('slip-500.png') },
  sendGiftLink: { body: { link: 'U2FsdGVkX1+4xq' } },
  createQr: { params: { id: 'WW' }, body: { amount: 100 } },
  getQr: { params: { id: 'WW' } },
  cancelQr: { params: { id: 'qr1' } },
  activateBonus: { params: { code: 'DAILY' } },
  findPromotion: { params: { code: 'KRAPAO50' } },
  activatePromotion: { params: { code: 'KRAPAO50' } },
  listStatements: firstPage,
  listSlips: firstPage,
  getSlipByReference: { params: { reference: 'REF1' } },
  claimCoupon: { body: { coupon: 'cp1' } },
  listRefunds: firstPage,
  listInvites: firstPage,
};

/** Default path parameter. */
const anyParameter = 'player1';

/** A path with its parameters, escaped as the app does. */
export function pathOf(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? anyParameter));
}
