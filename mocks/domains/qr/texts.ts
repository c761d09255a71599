/** Server texts for amounts outside the limits (QR-44). */
import type { SiteTexts } from '../../kernel/site.ts';

export const limitTexts: Readonly<Record<'minimum' | 'maximum', SiteTexts>> = {
  minimum: { th: 'ยอดฝากขั้นต่ำ {amount}', la: 'ຍອດຝາກຂັ້ນຕ່ຳ {amount}' },
  maximum: { th: 'ยอดฝากสูงสุดต่อครั้ง {amount}', la: 'ຍອດຝາກສູງສຸດຕໍ່ຄັ້ງ {amount}' },
};
