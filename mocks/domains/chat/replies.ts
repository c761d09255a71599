import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import type { Language } from '../../reference/language.ts';
import {
  buttonMessage,
  exampleOf,
  helpButtons,
  howToPicture,
  pictureMessage,
  questionMessage,
  type Reader,
  textMessage,
} from './content.ts';
import type { ChatTopic } from './topics.ts';

/** One message in alternative wordings. */
type Part = readonly ChatContent[];

const texts = {
  hello: {
    th: ['สวัสดีค่ะ กระเป๋ายินดีให้บริการ มีอะไรให้ช่วยไหมคะ', 'ฝากเงิน', 'ถอนเงิน', 'โบนัส'],
    la: ['ສະບາຍດີ ກະເປົາຍິນດີໃຫ້ບໍລິການ ມີຫຍັງໃຫ້ພວກເຮົາຊ່ວຍບໍ?', 'ຝາກເງິນ', 'ຖອນເງິນ', 'ໂບນັດ'],
    en: ['Hello, welcome to Krapao. How can we help?', 'Deposit', 'Withdrawal', 'Bonus'],
  },
  deposit: {
    th: [
      'กำลังตรวจสอบให้ค่ะ กรุณารอสักครู่',
      'ขอตรวจสอบให้สักครู่นะคะ',
      'ถ้าโอนแล้วเกิน 1 นาทียังไม่เข้า ส่งสลิปในหน้าประวัติหรือในแชทนี้ได้เลยค่ะ',
    ],
    la: ['ກຳລັງກວດສອບໃຫ້ ກະລຸນາລໍຖ້າຈັກໜ່ອຍ', 'ຂໍກວດສອບໃຫ້ຈັກໜ່ອຍ', 'ຖ້າໂອນແລ້ວເກີນ 1 ນາທີຍັງບໍ່ເຂົ້າ ສົ່ງໃບໂອນໃນໜ້າປະຫວັດ ຫຼື ໃນແຊັດນີ້ໄດ້ເລີຍ'],
    en: [
      'We are looking into it, one moment',
      'Let me have a look',
      'If it has not arrived after a minute, send the slip on the history page or here in the chat',
    ],
  },
  withdraw: {
    th: ['ถอนเงินประมาณ 1–5 นาที เข้าบัญชีที่ลงทะเบียนไว้ค่ะ', 'ปกติไม่เกิน 5 นาที เข้าบัญชีที่ลงทะเบียนไว้ค่ะ'],
    la: ['ຖອນເງິນໃຊ້ເວລາປະມານ 1–5 ນາທີ ເຂົ້າບັນຊີທີ່ລົງທະບຽນໄວ້', 'ປົກກະຕິບໍ່ເກີນ 5 ນາທີ ເງິນເຂົ້າບັນຊີທີ່ລົງທະບຽນໄວ້'],
    en: [
      'A withdrawal takes one to five minutes and goes to the bank account you registered',
      'Usually less than five minutes, to the bank account you registered',
    ],
  },
  bonus: {
    th: ['โบนัสที่รับได้วันนี้อยู่ในหน้าโบนัส รับได้ครั้งละหนึ่งรายการค่ะ'],
    la: ['ໂບນັດທີ່ຮັບໄດ້ມື້ນີ້ຢູ່ໃນໜ້າໂບນັດ ຮັບໄດ້ຄັ້ງລະໜຶ່ງລາຍການ'],
    en: ['Today’s bonuses are on the bonus page; one can run at a time'],
  },
  password: {
    th: ['เปลี่ยนรหัสผ่านได้ที่หน้าโปรไฟล์ค่ะ ถ้าลืม กรุณาแจ้งที่แชทนี้หรือทาง LINE'],
    la: ['ປ່ຽນລະຫັດຜ່ານໄດ້ທີ່ໜ້າໂປຣໄຟລ໌ ຖ້າລືມ ກະລຸນາແຈ້ງໃນແຊັດນີ້ ຫຼື ທາງ LINE'],
    en: ['You can change it on the profile page; if you forgot it, ask here or on LINE'],
  },
  thanks: {
    th: ['ขอบคุณที่ใช้บริการค่ะ ขอให้โชคดีนะคะ', 'ยินดีค่ะ'],
    la: ['ຂອບໃຈທີ່ນຳໃຊ້ບໍລິການ ຂໍໃຫ້ໂຊກດີ', 'ຍິນດີສະເໝີ'],
    en: ['Thank you for being with us, good luck', 'Any time'],
  },
  else: {
    th: ['ขอรายละเอียดเพิ่มค่ะ เกี่ยวกับเรื่องไหนคะ', 'ฝากเงิน', 'ถอนเงิน', 'รหัสผ่าน'],
    la: ['ຂໍລາຍລະອຽດເພີ່ມແດ່ ກ່ຽວກັບເລື່ອງໃດ?', 'ຝາກເງິນ', 'ຖອນເງິນ', 'ລະຫັດຜ່ານ'],
    en: ['Could you tell us a little more? What is it about?', 'Deposit', 'Withdrawal', 'Password'],
  },
} as const;

const away: Record<Language, string> = {
  th: 'ตอนนี้เจ้าหน้าที่ไม่อยู่ค่ะ ฝากข้อความไว้ได้ เราจะตอบเมื่อกลับมา',
  la: 'ຕອນນີ້ພະນັກງານບໍ່ຢູ່ ຝາກຂໍ້ຄວາມໄວ້ໄດ້ ພວກເຮົາຈະຕອບເມື່ອກັບມາ',
  en: 'Support is away now; leave a message and we will answer when we are back',
};
export const awayReply = (language: Language): ChatContent => textMessage(away[language]);
export const isAwayReply = ({ payload }: ChatContent): boolean => Object.values(away).includes(payload.message ?? '');

/** Messages of an answer, each in alternative wordings. */
export function replyTo(topic: ChatTopic, reader: Reader): readonly Part[] {
  const { language } = reader;
  if (topic === 'hello' || topic === 'else') {
    const [text, ...choices] = texts[topic][language];
    return [[questionMessage(text, choices)]];
  }
  if (topic === 'deposit') {
    const [one, other, slip] = texts.deposit[language];
    return [[textMessage(one), textMessage(other)], [buttonMessage(slip, helpButtons(language))]];
  }
  if (topic === 'withdraw')
    return [texts.withdraw[language].map(textMessage), [pictureMessage(howToPicture, 'krapao.jpg')]];
  if (topic === 'bonus') return [texts.bonus[language].map(textMessage), [exampleOf('generic', reader)]];
  if (topic === 'password') return [[buttonMessage(texts.password[language][0], helpButtons(language).slice(1, 2))]];
  return [texts.thanks[language].map(textMessage)];
}
