/** Descriptions are HTML (BON-22). */
import type { SiteTexts } from '../../kernel/site.ts';
import type { BonusCode } from './offers.ts';

interface BonusText {
  readonly name: string;
  readonly description: string;
}

/** Rules of every bonus (BON-38, TRF-30). */
const terms: SiteTexts = {
  th: '<ul><li>ทำยอดให้ครบ 5 เท่าของโบนัสก่อนถอนเงิน</li><li>ระหว่างนั้นโยกเงินเข้าเกมหวยหรือโยกเงินกลับกระเป๋าไม่ได้</li><li>ให้เจ้าหน้าที่จบก่อนครบเงื่อนไข หัก percentFail%</li></ul>',
  la: '<ul><li>ຫຼິ້ນໃຫ້ຄົບຍອດ 5 ເທົ່າຂອງໂບນັດກ່ອນຖອນເງິນ</li><li>ລະຫວ່າງນັ້ນຍ້າຍເງິນເຂົ້າເກມຫວຍ ຫຼື ຍ້າຍເງິນກັບເຂົ້າກະເປົາບໍ່ໄດ້</li><li>ໃຫ້ພະນັກງານຈົບກ່ອນຄົບເງື່ອນໄຂ ຈະຖືກຫັກ percentFail%</li></ul>',
};

/** @param words description in front of the rules */
const bonus = (th: string, thWords: string, la: string, laWords: string): SiteTexts<BonusText> => ({
  th: { name: th, description: `<p>${thWords}</p>${terms.th}` },
  la: { name: la, description: `<p>${laWords}</p>${terms.la}` },
});

export const bonusTexts: Readonly<Record<BonusCode, SiteTexts<BonusText>>> = {
  WELCOME: bonus(
    'โบนัสต้อนรับ',
    'เครดิตฟรี <strong>{amount}</strong> รับได้ครั้งเดียวตลอดการเป็นสมาชิก',
    'ໂບນັດຕ້ອນຮັບ',
    'ເຄຣດິດຟຣີ <strong>{amount}</strong> ຮັບໄດ້ຄັ້ງດຽວຕະຫຼອດການເປັນສະມາຊິກ',
  ),
  FRIENDLY: bonus(
    'โบนัสขาประจำ',
    'ขอบคุณที่อยู่กับเรา รับ <strong>{amount}</strong> ได้ 3 ครั้งตลอดการเป็นสมาชิก',
    'ໂບນັດຂາປະຈຳ',
    'ຂອບໃຈທີ່ຢູ່ນຳກັນ ຮັບ <strong>{amount}</strong> ໄດ້ 3 ຄັ້ງຕະຫຼອດການເປັນສະມາຊິກ',
  ),
  DAILY: bonus(
    'โบนัสรายวัน',
    'รับ <strong>{amount}</strong> วันละครั้ง เริ่มใหม่เวลา 00:00 น.',
    'ໂບນັດລາຍວັນ',
    'ຮັບ <strong>{amount}</strong> ມື້ລະຄັ້ງ ເລີ່ມໃໝ່ເວລາ 00:00 ໂມງ',
  ),
  NIGHT: bonus(
    'โบนัสตลาดโต้รุ่ง',
    'รับ <strong>{amount}</strong> ได้วันละ 2 ครั้ง',
    'ໂບນັດຕະຫຼາດກາງຄືນ',
    'ຮັບ <strong>{amount}</strong> ໄດ້ມື້ລະ 2 ຄັ້ງ',
  ),
  WEEKLY: bonus(
    'โบนัสรายสัปดาห์',
    'รับ <strong>{amount}</strong> สัปดาห์ละครั้ง เริ่มใหม่ทุกวันจันทร์',
    'ໂບນັດລາຍອາທິດ',
    'ຮັບ <strong>{amount}</strong> ອາທິດລະຄັ້ງ ເລີ່ມໃໝ່ທຸກວັນຈັນ',
  ),
  SPORTWEEK: bonus(
    'โบนัสคอกีฬา',
    'รับ <strong>{amount}</strong> ได้สัปดาห์ละ 2 ครั้ง เล่นได้ทุกค่ายกีฬา',
    'ໂບນັດແຟນກິລາ',
    'ຮັບ <strong>{amount}</strong> ໄດ້ອາທິດລະ 2 ຄັ້ງ ຫຼິ້ນໄດ້ທຸກຄ່າຍກິລາ',
  ),
};
