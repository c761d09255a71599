import type { ChatButton } from '../../../contract/generated/models/chatButton.ts';
import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import { type Currency, inCurrency, withAmount, writtenAmount } from '../../kernel/site.ts';
import type { ChatKind } from '../../reference/codes.ts';
import type { Language } from '../../reference/language.ts';

export const textMessage = (message: string): ChatContent => ({ message_type: 'text', payload: { message } });

export const questionMessage = (message: string, choices: readonly string[]): ChatContent => ({
  message_type: 'quick_replies',
  payload: { message, buttons: choices.map((title) => ({ title, type: 'postback', payload: title })) },
});

export const buttonMessage = (message: string, buttons: ChatButton[]): ChatContent => ({
  message_type: 'buttons',
  payload: { message, buttons },
});

/** Paths of the files that support sends, relative to the base address of images. */
const media = 'sandbox-art/media';
export const promotionPicture = `${media}/promotion.jpg`;
export const howToPicture = `${media}/how-to.jpg`;
export const howToFilm = `${media}/how-to.mp4`;
export const conditionsFile = `${media}/conditions.pdf`;

export const pictureMessage = (filePath: string, name: string): ChatContent => ({
  message_type: 'media',
  payload: { fileType: 'image', filePath, name },
});

/** A reserved host and an unassigned number: taps reach no real site or phone. */
const siteLink = 'https://krapao.example/promotion';
const supportPhone = '020000000';

interface Words {
  readonly text: string;
  readonly choose: string;
  readonly read: string;
  readonly call: string;
  readonly deposit: string;
  readonly withdraw: string;
  readonly picture: string;
  readonly film: string;
  readonly file: string;
  readonly more: string;
  readonly cardTitle: string;
  readonly cardText: string;
  readonly asked: string;
}

const words: Record<Language, Words> = {
  th: {
    text: 'คืนนี้ฝากถอนได้ตามปกติ ระบบใช้เวลาไม่เกิน 1 นาที ทุกธนาคาร',
    choose: 'เลือกเรื่องที่อยากทราบ',
    read: 'อ่านโปรโมชัน',
    call: 'โทรหาเรา',
    deposit: 'วิธีฝากเงิน',
    withdraw: 'วิธีถอนเงิน',
    picture: 'โปรโมชันสัปดาห์นี้.jpg',
    film: 'วิธีฝากเงิน.mp4',
    file: 'เงื่อนไขการรับโบนัส.pdf',
    more: 'ให้ช่วยเรื่องไหนต่อดีคะ',
    cardTitle: 'โบนัสฝากแรกของวัน 10%',
    cardText: 'รับได้วันละครั้ง สูงสุด {amount} ทำยอด 3 เท่าแล้วถอนได้',
    asked: 'เลือก: วิธีฝากเงิน',
  },
  la: {
    text: 'ຄືນນີ້ຝາກຖອນໄດ້ຕາມປົກກະຕິ ລະບົບໃຊ້ເວລາບໍ່ເກີນ 1 ນາທີ ທຸກທະນາຄານ',
    choose: 'ເລືອກເລື່ອງທີ່ຢາກຮູ້',
    read: 'ອ່ານໂປຣໂມຊັນ',
    call: 'ໂທຫາພວກເຮົາ',
    deposit: 'ວິທີຝາກເງິນ',
    withdraw: 'ວິທີຖອນເງິນ',
    picture: 'ໂປຣໂມຊັນອາທິດນີ້.jpg',
    film: 'ວິທີຝາກເງິນ.mp4',
    file: 'ເງື່ອນໄຂການຮັບໂບນັດ.pdf',
    more: 'ຢາກໃຫ້ພວກເຮົາຊ່ວຍເລື່ອງໃດຕໍ່?',
    cardTitle: 'ໂບນັດຝາກທຳອິດຂອງມື້ 10%',
    cardText: 'ຮັບໄດ້ມື້ລະຄັ້ງ ສູງສຸດ {amount} ຫຼິ້ນໃຫ້ຄົບຍອດ 3 ເທົ່າແລ້ວຖອນໄດ້',
    asked: 'ເລືອກ: ວິທີຝາກເງິນ',
  },
  en: {
    text: 'Deposits and withdrawals work as usual tonight and take less than a minute, at every bank',
    choose: 'What would you like to know?',
    read: 'Read the promotions',
    call: 'Call us',
    deposit: 'How to deposit',
    withdraw: 'How to withdraw',
    picture: 'this-week.jpg',
    film: 'how-to-deposit.mp4',
    file: 'bonus-conditions.pdf',
    more: 'What else can we help with?',
    cardTitle: '10% on the first deposit of the day',
    cardText: 'Once a day, up to {amount}; play three times the amount, then withdraw',
    asked: 'Chosen: how to deposit',
  },
};

export const helpButtons = (language: Language): ChatButton[] => [
  { title: words[language].read, type: 'web', payload: siteLink },
  { title: words[language].call, type: 'call', payload: supportPhone },
  { title: words[language].deposit, type: 'postback', payload: words[language].deposit },
];

/** Satang of a baht; maximum bonus of the card. */
const cardBonus = 500_00;

export interface Reader {
  readonly language: Language;
  readonly currency: Currency;
}

export function exampleOf(kind: ChatKind, { language, currency }: Reader): ChatContent {
  const text = words[language];
  const [readMore, , postback] = helpButtons(language) as [ChatButton, ChatButton, ChatButton];
  const examples: Record<ChatKind, ChatContent> = {
    text: textMessage(text.text),
    buttons: buttonMessage(text.choose, helpButtons(language)),
    image: pictureMessage(promotionPicture, text.picture),
    video: { message_type: 'media', payload: { fileType: 'video', filePath: howToFilm, name: text.film } },
    file: {
      message_type: 'media',
      payload: { fileType: 'file', filePath: conditionsFile, name: text.file, url: conditionsFile },
    },
    quick_replies: questionMessage(text.more, [text.deposit, text.withdraw]),
    generic: {
      message_type: 'generic',
      payload: {
        title: text.cardTitle,
        subtitle: withAmount(text.cardText, writtenAmount(inCurrency(cardBonus, currency), currency, language)),
        image_url: promotionPicture,
        buttons: [readMore, postback],
      },
    },
    postback: { message_type: 'postback', payload: { title: text.deposit, message: text.asked } },
    unknown: { message_type: 'sticker', payload: { title: text.cardTitle, url: siteLink } },
  };
  return examples[kind];
}
