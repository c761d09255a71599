/** Operator texts as HTML. A promotion starts no bonus and sets no condition (PRO-25). */
import type { SiteTexts } from '../../kernel/site.ts';

/** By code; `other` serves magic codes. */
export const promotionTexts: Readonly<Record<string, SiteTexts>> & { readonly other: SiteTexts } = {
  KRAPAO50: {
    th: '<p>รับเครดิต <strong>{amount}</strong> ฟรี หนึ่งครั้งต่อบัญชี</p><p>ไม่มีเงื่อนไข ถอนได้ทันที</p>',
    la: '<p>ຮັບເຄຣດິດ <strong>{amount}</strong> ຟຣີ ໜຶ່ງຄັ້ງຕໍ່ບັນຊີ</p><p>ບໍ່ມີເງື່ອນໄຂ ຖອນໄດ້ທັນທີ</p>',
  },
  MARKET100: {
    th: '<p>ฉลองเปิดตลาด รับเครดิต <strong>{amount}</strong></p><p>ไม่มีเงื่อนไข ถอนได้ทันที</p>',
    la: '<p>ສະຫຼອງເປີດຕະຫຼາດ ຮັບເຄຣດິດ <strong>{amount}</strong></p><p>ບໍ່ມີເງື່ອນໄຂ ຖອນໄດ້ທັນທີ</p>',
  },
  other: {
    th: '<p>โปรโมชันพิเศษ รับเครดิต <strong>{amount}</strong></p><p>ไม่มีเงื่อนไข ถอนได้ทันที</p>',
    la: '<p>ໂປຣໂມຊັນພິເສດ ຮັບເຄຣດິດ <strong>{amount}</strong></p><p>ບໍ່ມີເງື່ອນໄຂ ຖອນໄດ້ທັນທີ</p>',
  },
};
