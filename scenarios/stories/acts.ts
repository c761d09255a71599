import type { BeatAction, LocalizedText, Target, Words } from '../../mocks/index.ts';
import type { Key } from '../states/acts.ts';

/** Buttons that stories press, by the app's keys; a test compares them with the app's texts. */
export const appWords = {
  'home.actions.deposit': { th: 'ฝากเงิน', la: 'ຝາກເງິນ', en: 'Deposit' },
  'home.actions.transfer': { th: 'โยกเงิน', la: 'ຍ້າຍເງິນ', en: 'Transfer' },
  'home.actions.withdraw': { th: 'ถอนเงิน', la: 'ຖອນເງິນ', en: 'Withdraw' },
  'home.actions.spin': { th: 'วงล้อนำโชค', la: 'ວົງລໍ້ນຳໂຊກ', en: 'Lucky wheel' },
  'home.refresh': { th: 'อัปเดตยอดทั้งหมด', la: 'ອັບເດດຍອດທັງໝົດ', en: 'Refresh all balances' },
  'slip.open': { th: 'สถานะสลิป', la: 'ສະຖານະໃບໂອນ', en: 'Slip status' },
  'slip.upload': { th: 'อัปโหลดสลิป', la: 'ອັບໂຫຼດໃບໂອນ', en: 'Upload slip' },
  'common.ok': { th: 'ตกลง', la: 'ຕົກລົງ', en: 'OK' },
  'common.close': { th: 'ปิด', la: 'ປິດ', en: 'Close' },
  'chat.open': { th: 'แชทกับเรา', la: 'ແຊັດກັບພວກເຮົາ', en: 'Chat with us' },
  'chat.close': { th: 'ปิดแชท', la: 'ປິດແຊັດ', en: 'Close chat' },
  'chat.send': { th: 'ส่งข้อความ', la: 'ສົ່ງຂໍ້ຄວາມ', en: 'Send message' },
  'spin.spin': { th: 'หมุน', la: 'ໝຸນ', en: 'Spin' },
} as const satisfies Record<string, LocalizedText>;

type Word = keyof typeof appWords;

export const go = (route: string): BeatAction => ({ do: 'go', route });
export const type = (field: string, text: string): BeatAction => ({
  do: 'type',
  on: { css: `[name="${field}"]` },
  text,
});
export const pause = (ms: number): BeatAction => ({ do: 'pause', ms });

const button = (word: Word): Target => ({ css: 'button', says: appWords[word] });

export const press = (word: Word): BeatAction => ({ do: 'press', on: button(word) });
/** Presses a button that opens something, unless `css` is on the screen already. */
export const pressUnless = (word: Word, css: string): BeatAction => ({
  do: 'press',
  on: button(word),
  unless: { css },
});
export const pressOn = (css: string, says?: Words): BeatAction => ({
  do: 'press',
  on: says === undefined ? { css } : { css, says },
});
/** Submits the form that has this field. */
export const send = (field: string): BeatAction => pressOn(`form:has([name="${field}"]) [type=submit]`);

export const see = (css: string, says?: Words): BeatAction => ({
  do: 'see',
  what: says === undefined ? { css } : { css, says },
});
export const seeButton = (word: Word): BeatAction => ({ do: 'see', what: button(word) });

/** Waits for a dialog with one of the app's texts as its title. */
export const seeDialog = (key: Key): BeatAction => see(':is([role=dialog], [role=alertdialog]) h2', { key });

export const home: readonly BeatAction[] = [go('/user/home'), see('#home-total')];

/** A bank reports a payment while its QR is open; the story goes back to home. */
export const receiveMoney: readonly BeatAction[] = [
  { do: 'operate', action: 'payQr', data: {} },
  see('[data-received]'),
  pause(1_500),
  press('common.close'),
  see('#home-total'),
  pause(600),
];

export const amount = '[role=dialog] [inputmode=decimal]';

/** From home to the receipt of a withdrawal. */
export const withdraw = (text: string): readonly BeatAction[] => [
  press('home.actions.withdraw'),
  see(amount),
  { do: 'type', on: { css: amount }, text },
  pause(600),
  pressOn('[role=dialog] [type=submit]'),
  seeDialog('withdraw.done'),
  pause(1_200),
];

export const seeHistory: readonly BeatAction[] = [pressOn('nav a[href$="/user/statement"]'), see('main h1')];
