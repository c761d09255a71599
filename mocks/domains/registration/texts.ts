/** Operator texts of the registration. */
import type { SiteTexts } from '../../kernel/site.ts';
import type { SourceCode } from './rules.ts';

/** Answers to "how did you hear of us" (REG-29). */
export const sourceTexts: Readonly<Record<SourceCode, SiteTexts>> = {
  FRIEND: { th: 'เพื่อนแนะนำ', la: 'ໝູ່ແນະນຳ' },
  FACEBOOK: { th: 'เฟซบุ๊ก', la: 'ເຟສບຸກ' },
  LINE: { th: 'LINE', la: 'LINE' },
  TIKTOK: { th: 'ติ๊กต็อก', la: 'ຕິກຕັອກ' },
  GOOGLE: { th: 'ค้นหาจากกูเกิล', la: 'ຄົ້ນຫາຈາກກູໂກລ' },
  STREAMER: { th: 'สตรีมเมอร์', la: 'ສະຕຣີມເມີ' },
  OTHER: { th: 'อื่น ๆ', la: 'ອື່ນໆ' },
};
