/** What the operator of the simulated site has written about refunds, as HTML. */
import type { SiteTexts } from '../../kernel/site.ts';

/** The banners (INV-32). */
export const refundBannerTexts: SiteTexts<readonly string[]> = {
  th: [
    '<h3>คืนยอดเสีย</h3><p>เล่นเสียไม่ต้องกลัว รับคืน <strong>5%</strong></p>',
    '<h3>คำนวณให้ทุกวัน</h3><p>ตรวจสอบเงินคืนได้หลังเที่ยงคืน</p>',
    '<h3>รับแล้วเพิ่มเข้ากระเป๋า</h3><p>แตะรับเงินคืน แล้วเพิ่มเข้ากระเป๋าได้ทันที</p>',
  ],
  la: [
    '<h3>ຄືນຍອດເສຍ</h3><p>ຫຼິ້ນເສຍບໍ່ຕ້ອງຢ້ານ ຮັບຄືນ <strong>5%</strong></p>',
    '<h3>ຄິດໄລ່ໃຫ້ທຸກມື້</h3><p>ກວດສອບເງິນຄືນໄດ້ຫຼັງທ່ຽງຄືນ</p>',
    '<h3>ຮັບແລ້ວເພີ່ມເຂົ້າກະເປົາ</h3><p>ແຕະຮັບເງິນຄືນ ແລ້ວເພີ່ມເຂົ້າກະເປົາຫຼັກໄດ້ທັນທີ</p>',
  ],
};

/** The text that the refund modal shows (REF-6). */
export const refundInfoTexts: SiteTexts = {
  th: '<p>คืนยอดเสีย <strong>5%</strong> ของวันก่อนหน้า</p><ul><li>แตะรับเงินคืนก่อน แล้วจึงเพิ่มเข้ากระเป๋า</li><li>รับไม่ได้ระหว่างที่มีโบนัสที่ใช้อยู่</li></ul>',
  la: '<p>ຄືນຍອດເສຍ <strong>5%</strong> ຂອງມື້ກ່ອນໜ້າ</p><ul><li>ແຕະຮັບເງິນຄືນກ່ອນ ແລ້ວຈຶ່ງເພີ່ມເຂົ້າກະເປົາຫຼັກ</li><li>ຮັບບໍ່ໄດ້ລະຫວ່າງທີ່ມີໂບນັດທີ່ໃຊ້ຢູ່</li></ul>',
};
