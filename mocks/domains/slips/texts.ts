/** Operator texts as HTML. */
import type { SiteTexts } from '../../kernel/site.ts';

export const slipNoticeTexts: SiteTexts = {
  th: '<p>กรุณาส่งสลิปภายใน <strong>1 ชั่วโมง</strong> หลังโอน และใช้ภาพต้นฉบับจากแอปธนาคารเท่านั้น</p>',
  la: '<p>ກະລຸນາສົ່ງໃບໂອນພາຍໃນ <strong>1 ຊົ່ວໂມງ</strong> ຫຼັງໂອນ ແລະ ໃຊ້ຮູບຕົ້ນສະບັບຈາກແອັບທະນາຄານເທົ່ານັ້ນ</p>',
};
