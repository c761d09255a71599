/** Descriptions are HTML (BON-22). */
import type { SiteTexts } from '../../kernel/site.ts';
import type { BonusCode } from './offers.ts';

interface BonusText {
  readonly name: string;
  readonly description: string;
}

export const bonusTexts: Readonly<Record<BonusCode, SiteTexts<BonusText>>> = {
  WELCOME: {
    th: {
      name: 'โบนัสต้อนรับ',
      description:
        '<p>เครดิตฟรี <strong>{amount}</strong> สำหรับสมาชิกใหม่ รับได้ครั้งเดียว</p><ul><li>ทำยอด 5 เท่าก่อนถอน</li><li>จบโบนัสก่อนครบเงื่อนไข หัก percentFail%</li></ul>',
    },
    la: {
      name: 'ໂບນັດຕ້ອນຮັບ',
      description:
        '<p>ເຄຣດິດຟຣີ <strong>{amount}</strong> ສຳລັບສະມາຊິກໃໝ່ ຮັບໄດ້ຄັ້ງດຽວ</p><ul><li>ຫຼິ້ນໃຫ້ຄົບຍອດ 5 ເທົ່າກ່ອນຖອນ</li><li>ຈົບໂບນັດກ່ອນຄົບເງື່ອນໄຂ ຈະຖືກຫັກ percentFail%</li></ul>',
    },
  },
  FRIENDLY: {
    th: {
      name: 'โบนัสขาประจำ',
      description:
        '<p>ขอบคุณที่อยู่กับเรา รับ <strong>{amount}</strong> ได้ 3 ครั้งตลอดการเป็นสมาชิก</p><p>หากไม่ครบเงื่อนไขจะหัก percentFail% และการถอนครั้งถัดไปจะหักอีก percentFail%</p>',
    },
    la: {
      name: 'ໂບນັດຂາປະຈຳ',
      description:
        '<p>ຂອບໃຈທີ່ຢູ່ນຳກັນ ຮັບ <strong>{amount}</strong> ໄດ້ 3 ຄັ້ງຕະຫຼອດການເປັນສະມາຊິກ</p><p>ຖ້າບໍ່ຄົບເງື່ອນໄຂ ຈະຖືກຫັກ percentFail% ແລະ ການຖອນຄັ້ງຕໍ່ໄປຈະຖືກຫັກອີກ percentFail%</p>',
    },
  },
  DAILY: {
    th: {
      name: 'โบนัสรายวัน',
      description: '<p>รับ <strong>{amount}</strong> วันละครั้ง เริ่มใหม่เวลา 00:00 น.</p>',
    },
    la: {
      name: 'ໂບນັດລາຍວັນ',
      description: '<p>ຮັບ <strong>{amount}</strong> ມື້ລະຄັ້ງ ເລີ່ມໃໝ່ເວລາ 00:00 ໂມງ</p>',
    },
  },
  NIGHT: {
    th: {
      name: 'โบนัสตลาดโต้รุ่ง',
      description: '<p>รับ <strong>{amount}</strong> ได้วันละ 2 ครั้ง จบก่อนครบเงื่อนไข หัก percentFail%</p>',
    },
    la: {
      name: 'ໂບນັດຕະຫຼາດກາງຄືນ',
      description: '<p>ຮັບ <strong>{amount}</strong> ໄດ້ມື້ລະ 2 ຄັ້ງ ຈົບກ່ອນຄົບເງື່ອນໄຂ ຈະຖືກຫັກ percentFail%</p>',
    },
  },
  WEEKLY: {
    th: {
      name: 'โบนัสรายสัปดาห์',
      description: '<p>รับ <strong>{amount}</strong> สัปดาห์ละครั้ง เริ่มใหม่ทุกวันจันทร์</p>',
    },
    la: {
      name: 'ໂບນັດລາຍອາທິດ',
      description: '<p>ຮັບ <strong>{amount}</strong> ອາທິດລະຄັ້ງ ເລີ່ມໃໝ່ທຸກວັນຈັນ</p>',
    },
  },
  SPORTWEEK: {
    th: {
      name: 'โบนัสคอกีฬา',
      description: '<p>รับ <strong>{amount}</strong> ได้สัปดาห์ละ 2 ครั้ง เล่นได้ทุกค่ายกีฬา จบก่อนครบเงื่อนไข หัก percentFail%</p>',
    },
    la: {
      name: 'ໂບນັດແຟນກິລາ',
      description: '<p>ຮັບ <strong>{amount}</strong> ໄດ້ອາທິດລະ 2 ຄັ້ງ ຫຼິ້ນໄດ້ທຸກຄ່າຍກິລາ ຈົບກ່ອນຄົບເງື່ອນໄຂ ຈະຖືກຫັກ percentFail%</p>',
    },
  },
};
