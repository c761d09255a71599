import type { Banner } from '../../../contract/generated/models/banner.ts';
import { refundBanner } from '../../art/paths.ts';

/** The banners that the operator of the simulated site has written (INV-32). */
export const refundBanners: readonly Banner[] = [
  { image: refundBanner(0), html: '<h3>คืนยอดเสีย</h3><p>เล่นเสียไม่ต้องกลัว รับคืน <strong>5%</strong></p>' },
  { image: refundBanner(1), html: '<h3>คำนวณให้ทุกวัน</h3><p>เงินคืนมาหลังเที่ยงคืน</p>' },
  { image: refundBanner(2), html: '<h3>รับแล้วโยกเข้ากระเป๋า</h3><p>กดรับเงินคืน แล้วเพิ่มเข้ากระเป๋าได้ทันที</p>' },
];

/** HTML; the text that the refund modal shows (REF-6). */
export const refundInfo =
  '<p>คืนยอดเสีย <strong>5%</strong> ของวันก่อนหน้า</p><ul><li>กดรับเงินคืนก่อน แล้วจึงเพิ่มเข้ากระเป๋า</li><li>รับไม่ได้ระหว่างที่มีโบนัสทำงานอยู่</li></ul>';
