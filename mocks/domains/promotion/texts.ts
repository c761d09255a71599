/** Operator texts as HTML; the app replaces percentFail (PRO-9). */
import type { SiteTexts } from '../../kernel/site.ts';

/** By code; `other` serves magic codes. */
export const promotionTexts: Readonly<Record<string, SiteTexts>> & { readonly other: SiteTexts } = {
  KRAPAO50: {
    th: '<p>รับเครดิต <strong>{amount}</strong> ฟรี หนึ่งครั้งต่อบัญชี</p><p>ไม่ครบเงื่อนไขหัก percentFail%</p>',
    la: '<p>ຮັບເຄຣດິດ <strong>{amount}</strong> ຟຣີ ໜຶ່ງຄັ້ງຕໍ່ບັນຊີ</p><p>ຖ້າບໍ່ຄົບເງື່ອນໄຂ ຈະຖືກຫັກ percentFail%</p>',
  },
  MARKET100: {
    th: '<p>ฉลองเปิดตลาด รับเครดิต <strong>{amount}</strong></p><p>ไม่ครบเงื่อนไขหัก percentFail%</p>',
    la: '<p>ສະຫຼອງເປີດຕະຫຼາດ ຮັບເຄຣດິດ <strong>{amount}</strong></p><p>ຖ້າບໍ່ຄົບເງື່ອນໄຂ ຈະຖືກຫັກ percentFail%</p>',
  },
  other: {
    th: '<p>โปรโมชันพิเศษ รับเครดิต <strong>{amount}</strong></p><p>ไม่ครบเงื่อนไขหัก percentFail%</p>',
    la: '<p>ໂປຣໂມຊັນພິເສດ ຮັບເຄຣດິດ <strong>{amount}</strong></p><p>ຖ້າບໍ່ຄົບເງື່ອນໄຂ ຈະຖືກຫັກ percentFail%</p>',
  },
};
