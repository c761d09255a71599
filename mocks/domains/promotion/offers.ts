import * as z from 'zod/mini';
import type { SiteTexts } from '../../kernel/site.ts';
import { defineTable } from '../../kernel/table.ts';
export interface PromotionOffer {
  readonly code: string;
  /** Percent. */
  readonly percentFail: number;
  /** Satang; players in kip get the equivalent. */
  readonly amount: number;
}

/** The first promotion that a player has not received is the current one (PRO-20). */
export const promotions: readonly PromotionOffer[] = [
  { code: 'KRAPAO50', percentFail: 20, amount: 50_00 },
  { code: 'MARKET100', percentFail: 12.5, amount: 100_00 },
];

/** Found under a magic code, refused when received (PRO-23). */
export const magicPromotion = (code: string): PromotionOffer => ({ code, percentFail: 10, amount: 50_00 });

/** Once per player (PRO-20). */
export const promotionReceipts = defineTable(
  'promotionReceipts',
  z.object({ player: z.string(), code: z.string(), receivedAt: z.string() }),
);

/** Operator texts as HTML, by code; `other` serves magic codes. A promotion starts no bonus and sets no condition (PRO-25). */
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
