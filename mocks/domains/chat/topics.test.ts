import { expect, test } from 'vitest';
import { languageOf, topicOf } from './topics.ts';

test.each([
  ['สวัสดี', 'th'],
  ['ສະບາຍດີ', 'la'],
  ['hello', 'en'],
  ['ถอนเงิน SCB', 'th'],
  ['ຝາກ BCEL', 'la'],
  ['123', 'la'],
  ['👍', 'la'],
] as const)('%j is read as %s', (text, language) => {
  expect(languageOf(text, 'la')).toBe(language);
});

test.each([
  ['ฝากขั้นต่ำเท่าไร', 'deposit'],
  ['สวัสดี โอนเงินแล้วยอดยังไม่เข้า', 'deposit'],
  ['ຖອນເງິນໃຊ້ເວລາດົນບໍ່', 'withdraw'],
  ['I forgot my password', 'password'],
  ['ມີໂບນັດບໍ່', 'bonus'],
  ['ขอบคุณมาก', 'thanks'],
  ['Hi', 'hello'],
  ['this', 'else'],
  ['', 'else'],
] as const)('%j asks about %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic);
});
