/** Why a slip can fail (SLP-31). The misspelt codes are those of the contract (SLP-32). */
export const slipReasons = [
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'DEST_ACC_INVALID',
  'SLIP_REFNO_DUPLICATED',
  'UNSTABLE_REFNO_ON_SLIP',
  'TRIPPLE_WRONG_CAPTCHA',
  'INVALID_SLIP',
  'NOT_MATCH',
  'EXPIRED_SLIP',
  'UNKNOW_ERROR',
] as const;
export type SlipReason = (typeof slipReasons)[number];

/** Slices of the wheel, clockwise from the pointer; for their prizes see `domains/spin/wheel.ts`. */
export const wheelCodes = ['B20', 'COIN1', 'B50', 'NONE', 'B100', 'COUPON', 'COIN3', 'B500'] as const;
export type WheelCode = (typeof wheelCodes)[number];

/** Kinds of messages from support; `unknown` stands for a future kind. */
export const chatKinds = [
  'text',
  'buttons',
  'image',
  'video',
  'file',
  'quick_replies',
  'generic',
  'postback',
  'unknown',
] as const;
export type ChatKind = (typeof chatKinds)[number];

/** The kind that a customer's text requests (CHT-78): `!buttons`, or `!all` for one of each; null for other texts. */
export function chatKindAsked(text: string): ChatKind | 'all' | null {
  if (text === '!all') return 'all';
  return chatKinds.find((kind) => text === `!${kind}`) ?? null;
}
