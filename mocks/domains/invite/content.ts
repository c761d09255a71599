import type { Banner } from '../../../contract/generated/models/banner.ts';
import { inviteBanner } from '../../art/paths.ts';

/** The banners that the operator of the simulated site has written (INV-32). */
export const inviteBanners: readonly Banner[] = [
  { image: inviteBanner(0), html: '<h3>ชวนเพื่อนมาเดินตลาด</h3><p>เพื่อนเล่น คุณได้ <strong>ทุกยอด</strong></p>' },
  { image: inviteBanner(1), html: '<h3>ยิ่งชวน ยิ่งได้</h3><p>ไม่จำกัดจำนวนเพื่อน รับโบนัสได้ทุกวัน</p>' },
  { image: inviteBanner(2), html: '<h3>แชร์ลิงก์เดียวจบ</h3><p>คัดลอกลิงก์ของคุณแล้วส่งให้เพื่อนได้เลย</p>' },
];
