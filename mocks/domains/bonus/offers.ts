import { bonusBanner } from '../../art/paths.ts';

export type BonusType = 'limit' | 'day' | 'week';

/** A bonus as the site offers it. */
export interface BonusOffer {
  readonly code: string;
  readonly name: string;
  /** HTML; the app replaces the word percentFail by the figure (BON-22). */
  readonly description: string;
  readonly type: BonusType;
  /** How often it may be received: ever, in a day or in a week, by its type. */
  readonly maxReceived: number;
  /** Satang. */
  readonly amount: number;
  /** Percent. */
  readonly percentFail: number;
  readonly banner: string;
}

/** What the site offers (BON-36), in the order the cards are shown. */
export const bonusOffers: readonly BonusOffer[] = [
  {
    code: 'WELCOME',
    name: 'โบนัสต้อนรับ',
    description:
      '<p>เครดิตฟรี <strong>100 บาท</strong> สำหรับสมาชิกใหม่ รับได้ครั้งเดียว</p><ul><li>ทำเทิร์น 5 เท่าก่อนถอน</li><li>จบก่อนครบ หัก percentFail%</li></ul>',
    type: 'limit',
    maxReceived: 1,
    amount: 100_00,
    percentFail: 20,
    banner: bonusBanner(0),
  },
  {
    code: 'FRIENDLY',
    name: 'โบนัสขาประจำ',
    description:
      '<p>ขอบคุณที่อยู่กับเรา รับ <strong>150 บาท</strong> ได้ 3 ครั้งตลอดการเป็นสมาชิก</p><p>จบก่อนครบ หัก percentFail% ทุกครั้งหัก percentFail%</p>',
    type: 'limit',
    maxReceived: 3,
    amount: 150_00,
    percentFail: 12.5,
    banner: bonusBanner(1),
  },
  {
    code: 'DAILY',
    name: 'โบนัสรายวัน',
    description: '<p>รับ <strong>50 บาท</strong> วันละครั้ง เริ่มใหม่เวลา 00:00 น.</p>',
    type: 'day',
    maxReceived: 1,
    amount: 50_00,
    percentFail: 10,
    banner: bonusBanner(2),
  },
  {
    code: 'NIGHT',
    name: 'โบนัสตลาดโต้รุ่ง',
    description: '<p>รับ <strong>30 บาท</strong> ได้วันละ 2 ครั้ง จบก่อนครบ หัก percentFail%</p>',
    type: 'day',
    maxReceived: 2,
    amount: 30_00,
    percentFail: 15,
    banner: bonusBanner(4),
  },
  {
    code: 'WEEKLY',
    name: 'โบนัสรายสัปดาห์',
    description: '<p>รับ <strong>200 บาท</strong> สัปดาห์ละครั้ง เริ่มใหม่ทุกวันจันทร์</p>',
    type: 'week',
    maxReceived: 1,
    amount: 200_00,
    percentFail: 20,
    banner: bonusBanner(3),
  },
  {
    code: 'SPORTWEEK',
    name: 'โบนัสคอกีฬา',
    description: '<p>รับ <strong>80 บาท</strong> ได้สัปดาห์ละ 2 ครั้ง เล่นได้ทุกค่ายกีฬา จบก่อนครบ หัก percentFail%</p>',
    type: 'week',
    maxReceived: 2,
    amount: 80_00,
    percentFail: 15,
    banner: bonusBanner(5),
  },
];
