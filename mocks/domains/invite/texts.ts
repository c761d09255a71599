/** The banners that the operator of the simulated site has written (INV-32), as HTML. */
import type { SiteTexts } from '../../kernel/site.ts';

export const inviteBannerTexts: SiteTexts<readonly string[]> = {
  th: [
    '<h3>ชวนเพื่อนมาเดินตลาด</h3><p>เพื่อนเล่น คุณได้ <strong>ทุกยอด</strong></p>',
    '<h3>ยิ่งชวน ยิ่งได้</h3><p>ไม่จำกัดจำนวนเพื่อน รับโบนัสได้ทุกวัน</p>',
    '<h3>แชร์ลิงก์เดียวจบ</h3><p>คัดลอกลิงก์ของคุณแล้วส่งให้เพื่อนได้เลย</p>',
  ],
  la: [
    '<h3>ຊວນໝູ່ມາຍ່າງຕະຫຼາດ</h3><p>ໝູ່ຫຼິ້ນ ທ່ານໄດ້ <strong>ທຸກຍອດ</strong></p>',
    '<h3>ຍິ່ງຊວນ ຍິ່ງໄດ້</h3><p>ບໍ່ຈຳກັດຈຳນວນໝູ່ ຮັບໂບນັດໄດ້ທຸກມື້</p>',
    '<h3>ແບ່ງປັນລິ້ງດຽວຈົບ</h3><p>ສຳເນົາລິ້ງຂອງທ່ານ ແລ້ວສົ່ງໃຫ້ໝູ່ໄດ້ເລີຍ</p>',
  ],
};
