/** What a customer wants of the support desk. */
export type ChatIntent = 'password' | 'withdraw' | 'deposit' | 'bonus' | 'thanks' | 'hello' | 'else';

/** In order: "the deposit has not arrived, hello" is about the deposit. */
const signs: readonly (readonly [ChatIntent, RegExp])[] = [
  ['password', /รหัสผ่าน|พาสเวิร์ด|ລະຫັດຜ່ານ|password|passcode/i],
  ['withdraw', /ถอน|ຖອນ|withdraw|pay ?out/i],
  ['deposit', /ฝาก|โอน|เติม|สลิป|ยอด|ຝາກ|ໂອນ|ເຕີມ|ໃບໂອນ|ຍອດ|deposit|top ?up|slip|transfer/i],
  ['bonus', /โบนัส|โปร|เครดิตฟรี|ໂບນັດ|ໂປຣ|bonus|promo/i],
  ['thanks', /ขอบคุณ|ขอบใจ|ຂອບໃຈ|thank|thx/i],
  ['hello', /สวัสดี|หวัดดี|ดีจ้า|ສະບາຍດີ|\bhello\b|\bhi\b|\bhey\b/i],
];

/** The plain reading of a message; `else` when the desk has to ask back. */
export const intentOf = (text: string): ChatIntent => signs.find(([, sign]) => sign.test(text))?.[0] ?? 'else';
