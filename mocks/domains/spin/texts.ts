/** Operator texts of wheel and coupons; explanations are HTML. */

import type { SiteTexts } from '../../kernel/site.ts';
import type { WheelCode } from '../../reference/codes.ts';
import type { CouponCode } from './coupon-prizes.ts';

export const wheelNames: SiteTexts = { th: 'วงล้อตลาดโต้รุ่ง', la: 'ວົງລໍ້ຕະຫຼາດກາງຄືນ' };

interface PrizeText {
  readonly label: string;
  readonly text: string;
}

const money: SiteTexts<PrizeText> = {
  th: { label: '{amount}', text: '<p>เงิน <strong>{amount}</strong> เข้ากระเป๋าแล้ว</p>' },
  la: { label: '{amount}', text: '<p>ເງິນ <strong>{amount}</strong> ເຂົ້າກະເປົາຫຼັກແລ້ວ</p>' },
};

export const sliceTexts: Readonly<Record<WheelCode, SiteTexts<PrizeText>>> = {
  B20: money,
  COIN1: {
    th: { label: '1 เหรียญ', text: '<p>ได้เหรียญคืน <strong>1 เหรียญ</strong></p>' },
    la: { label: '1 ຫຼຽນ', text: '<p>ໄດ້ຫຼຽນຄືນ <strong>1 ຫຼຽນ</strong></p>' },
  },
  B50: money,
  NONE: {
    th: { label: 'ลองอีกครั้ง', text: '<p>รอบนี้ยังไม่ได้รางวัล ลองอีกครั้ง</p>' },
    la: { label: 'ລອງອີກຄັ້ງ', text: '<p>ຮອບນີ້ຍັງບໍ່ໄດ້ລາງວັນ ລອງອີກຄັ້ງ</p>' },
  },
  B100: money,
  COUPON: {
    th: { label: 'คูปอง', text: '<p>ได้คูปอง 1 ใบ แตะรับได้ในรายการคูปอง</p>' },
    la: { label: 'ຄູປອງ', text: '<p>ໄດ້ຄູປອງ 1 ໃບ ແຕະຮັບໄດ້ໃນລາຍການຄູປອງ</p>' },
  },
  COIN3: {
    th: { label: '3 เหรียญ', text: '<p>ได้เพิ่ม <strong>3 เหรียญ</strong></p>' },
    la: { label: '3 ຫຼຽນ', text: '<p>ໄດ້ເພີ່ມ <strong>3 ຫຼຽນ</strong></p>' },
  },
  B500: {
    th: { label: '{amount}', text: '<p>แจ็กพอต! เงิน <strong>{amount}</strong> เข้ากระเป๋าแล้ว</p>' },
    // The amount in kip does not fit a slice
    la: { label: 'ແຈັກພັອດ', text: '<p>ແຈັກພັອດ! ເງິນ <strong>{amount}</strong> ເຂົ້າກະເປົາຫຼັກແລ້ວ</p>' },
  },
};

interface CouponText extends PrizeText {
  readonly name: string;
}

const coupon = (label: string, name: string, text: string): CouponText => ({ label, name, text: `<p>${text}</p>` });

const thaiCredit = 'เครดิตเข้ากระเป๋าทันที';
const laoCredit = 'ເຄຣດິດເຂົ້າກະເປົາຫຼັກທັນທີ';

export const couponTexts: Readonly<Record<CouponCode, SiteTexts<CouponText>>> = {
  CREDIT30: {
    th: coupon('{amount}', 'คูปองเครดิตฟรี', thaiCredit),
    la: coupon('{amount}', 'ຄູປອງເຄຣດິດຟຣີ', laoCredit),
  },
  CREDIT88: {
    th: coupon('{amount}', 'คูปองเลขมงคล', thaiCredit),
    la: coupon('{amount}', 'ຄູປອງເລກນຳໂຊກ', laoCredit),
  },
  CREDIT200: {
    th: coupon('{amount}', 'คูปองคืนวันศุกร์', thaiCredit),
    la: coupon('{amount}', 'ຄູປອງຄືນວັນສຸກ', laoCredit),
  },
  COINS2: {
    th: coupon('2 เหรียญ', 'คูปองเหรียญ', 'เหรียญหมุนวงล้อ <strong>2 เหรียญ</strong>'),
    la: coupon('2 ຫຼຽນ', 'ຄູປອງຫຼຽນ', 'ຫຼຽນໝຸນວົງລໍ້ <strong>2 ຫຼຽນ</strong>'),
  },
  SHIRT: {
    th: coupon('เสื้อยืด', 'คูปองของรางวัล', 'เสื้อยืด 1 ตัว ติดต่อเจ้าหน้าที่เพื่อรับของ'),
    la: coupon('ເສື້ອຍືດ', 'ຄູປອງຂອງລາງວັນ', 'ເສື້ອຍືດ 1 ຜືນ ຕິດຕໍ່ພະນັກງານເພື່ອຮັບຂອງ'),
  },
  OLDWHEEL: {
    th: coupon('{amount}', 'คูปองวงล้อเก่า', 'รางวัลของวงล้อรอบที่แล้ว'),
    la: coupon('{amount}', 'ຄູປອງວົງລໍ້ເກົ່າ', 'ລາງວັນຂອງວົງລໍ້ຮອບກ່ອນ'),
  },
  CANCELLED: {
    th: coupon('{amount}', 'คูปองที่ถูกยกเลิก', 'รหัสของคูปองนี้ถูกยกเลิก'),
    la: coupon('{amount}', 'ຄູປອງທີ່ຖືກຍົກເລີກ', 'ລະຫັດຂອງຄູປອງນີ້ຖືກຍົກເລີກແລ້ວ'),
  },
};
