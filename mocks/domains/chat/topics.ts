import type { Language } from '../../reference/language.ts';

export type ChatTopic = 'password' | 'withdraw' | 'deposit' | 'bonus' | 'thanks' | 'hello' | 'else';

/** First match wins: "hello, my deposit has not arrived" is about the deposit. */
const patterns: readonly (readonly [ChatTopic, RegExp])[] = [
  ['password', /รหัสผ่าน|พาสเวิร์ด|ລະຫັດຜ່ານ|password|passcode/i],
  ['withdraw', /ถอน|ຖອນ|withdraw|pay ?out/i],
  ['deposit', /ฝาก|โอน|เติม|สลิป|ยอด|ຝາກ|ໂອນ|ເຕີມ|ໃບໂອນ|ຍອດ|deposit|top ?up|slip|transfer/i],
  ['bonus', /โบนัส|โปร|เครดิตฟรี|ໂບນັດ|ໂປຣ|bonus|promo/i],
  ['thanks', /ขอบคุณ|ขอบใจ|ຂອບໃຈ|thank|thx/i],
  ['hello', /สวัสดี|หวัดดี|ดีจ้า|ສະບາຍດີ|\bhello\b|\bhi\b|\bhey\b/i],
];

export const topicOf = (text: string): ChatTopic => patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'else';

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * Detects the language by script, since messages do not carry the app's language.
 * @param otherwise for a text without letters
 */
export function languageOf(text: string, otherwise: Language): Language {
  const thai = count(text, /\p{Script=Thai}/gu);
  const lao = count(text, /\p{Script=Lao}/gu);
  if (thai + lao > 0) return lao > thai ? 'la' : 'th';
  return /\p{Script=Latin}/u.test(text) ? 'en' : otherwise;
}
