import type { Language } from '../mocks/index.ts';

/** Lazy-loaded, because the start needs no sentences. */
export const descriptions: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  everyday: {
    th: 'ผู้เล่นประจำ มีเงินในกระเป๋าและในเกม มีประวัติย้อนหลังหนึ่งเดือน',
    la: 'ຜູ້ຫຼິ້ນປະຈຳ ມີເງິນໃນກະເປົາ ແລະ ໃນເກມ ມີປະຫວັດຍ້ອນຫຼັງໜຶ່ງເດືອນ',
    en: 'A regular player: some money in the wallet and in games, a month of history.',
  },
  newcomer: {
    th: 'ยังไม่มีผู้เล่นสมัครสมาชิก เปิดใช้รหัส OTP สมัครแล้วจะได้กระเป๋าว่าง',
    la: 'ຍັງບໍ່ມີຜູ້ຫຼິ້ນສະໝັກສະມາຊິກ ເປີດໃຊ້ລະຫັດ OTP ສະໝັກແລ້ວຈະໄດ້ກະເປົາວ່າງ',
    en: 'No player is registered yet, OTP is on, and registration leads to an empty wallet.',
  },
  broke: {
    th: 'ไม่มีเงินเหลือเลย ทุกรายการเรื่องเงินจะติดยอดขั้นต่ำ',
    la: 'ບໍ່ມີເງິນເຫຼືອເລີຍ ທຸກລາຍການກ່ຽວກັບເງິນຈະຕິດຍອດຂັ້ນຕ່ຳ',
    en: 'No money anywhere: every amount is below the minimum.',
  },
  'expired-session': {
    th: 'โทเคนที่เก็บไว้ใช้ไม่ได้แล้ว ต้องเข้าสู่ระบบใหม่',
    la: 'ໂທເຄນທີ່ເກັບໄວ້ໃຊ້ບໍ່ໄດ້ແລ້ວ ຕ້ອງເຂົ້າສູ່ລະບົບໃໝ່',
    en: 'The stored token is no longer valid; the player has to log in again.',
  },
  'slow-network': {
    th: 'เครือข่ายช้า ทุกคำขอใช้เวลาหนึ่งถึงสองวินาที',
    la: 'ເຄືອຂ່າຍຊ້າ ທຸກຄຳຂໍໃຊ້ເວລາໜຶ່ງຫາສອງວິນາທີ',
    en: 'A slow network: every call takes one to two seconds.',
  },
  terminated: {
    th: 'เว็บไซต์นี้ปิดให้บริการแล้ว',
    la: 'ເວັບໄຊນີ້ຢຸດໃຫ້ບໍລິການແລ້ວ',
    en: 'The service has ended.',
  },
  slips: {
    th: 'สลิปครบทุกสถานะและทุกเหตุผลที่ไม่ผ่าน พร้อมประวัติสลิปหลายหน้า',
    la: 'ໃບໂອນຄົບທຸກສະຖານະ ແລະ ທຸກເຫດຜົນທີ່ບໍ່ຜ່ານ ພ້ອມປະຫວັດຫຼາຍໜ້າ',
    en: 'A slip in every status and with every reason to fail, and several pages of them.',
  },
  'all-games-closed': {
    th: 'ยังไม่เปิดบัญชีเกมเลยสักค่าย',
    la: 'ຍັງບໍ່ໄດ້ເປີດບັນຊີເກມຈັກຄ່າຍ',
    en: 'No game account is open yet.',
  },
  'provider-tour': {
    th: 'เปิดบัญชีครบทั้งสิบหกค่าย เล่นได้ทุกค่าย มีทั้งเว็บ Android และ iOS',
    la: 'ເປີດບັນຊີຄົບທັງສິບຫົກຄ່າຍ ຫຼິ້ນໄດ້ທຸກຄ່າຍ ທັງເວັບ, Android ແລະ iOS',
    en: 'An open account with each of the sixteen providers, on the web, Android and iOS.',
  },
  vip: {
    th: 'ผู้เล่นรายใหญ่ ยอดเงินสูง รายการหนึ่งหมื่นแถว เปิดครบทุกค่าย',
    la: 'ຜູ້ຫຼິ້ນລາຍໃຫຍ່ ຍອດເງິນສູງ ປະຫວັດໜຶ່ງໝື່ນແຖວ ເປີດຄົບທຸກຄ່າຍ',
    en: 'A big player: large balances, ten thousand transactions, every game open.',
  },
  'flaky-network': {
    th: 'เครือข่ายไม่เสถียร คำขอหนึ่งในสี่ขาดหาย ที่เหลือช้า',
    la: 'ເຄືອຂ່າຍບໍ່ສະຖຽນ ຄຳຂໍໜຶ່ງໃນສີ່ຂາດຫາຍ ທີ່ເຫຼືອຊ້າ',
    en: 'An unsteady network: one call in four is cut off, the others are slow.',
  },
  offline: {
    th: 'ไม่มีเครือข่าย ทุกคำขอไม่สำเร็จ',
    la: 'ບໍ່ມີເຄືອຂ່າຍ ທຸກຄຳຂໍບໍ່ສຳເລັດ',
    en: 'No network: every call fails.',
  },
  'server-down': {
    th: 'เซิร์ฟเวอร์ล่ม ทุกคำขอได้คำตอบ 500 บางครั้งเป็นหน้าเว็บ',
    la: 'ເຊີບເວີລົ່ມ ທຸກຄຳຂໍໄດ້ຄຳຕອບ 500 ບາງຄັ້ງເປັນໜ້າເວັບ',
    en: 'The server is down: every call answers 500, some of them with a web page.',
  },
  'otp-off': {
    th: 'ยังไม่มีผู้เล่นสมัครสมาชิก สมัครได้เลยโดยไม่ต้องใช้รหัส OTP',
    la: 'ຍັງບໍ່ມີຜູ້ຫຼິ້ນສະໝັກສະມາຊິກ ສະໝັກໄດ້ເລີຍໂດຍບໍ່ຕ້ອງໃຊ້ລະຫັດ OTP',
    en: 'No player is registered yet, and registration asks for no OTP.',
  },
  'manual-deposit': {
    th: 'ฝากเงินแบบแจ้งเองทุกช่องทาง ทุกบัญชีแสดงเลขที่บัญชีให้โอน',
    la: 'ຝາກເງິນແບບແຈ້ງເອງທຸກຊ່ອງທາງ ທຸກບັນຊີສະແດງເລກບັນຊີໃຫ້ໂອນ',
    en: 'Deposits are manual: every account shows a number to transfer to.',
  },
  'qr-deposit': {
    th: 'ฝากด้วย QR ครบทุกผู้ให้บริการ KBANK SMS, WW, PAYTIMZ, PAYONEX และ FP',
    la: 'ຝາກດ້ວຍ QR ຄົບທຸກຜູ້ໃຫ້ບໍລິການ KBANK SMS, WW, PAYTIMZ, PAYONEX ແລະ FP',
    en: 'Every QR provider: KBANK SMS, WW, PAYTIMZ, PAYONEX and FP.',
  },
  'bank-deposit': {
    th: 'ฝากผ่านบัญชีธนาคารทุกแบบ และชื่อบัญชี KTB ของผู้เล่นยังไม่เป็นภาษาอังกฤษ',
    la: 'ຝາກຜ່ານບັນຊີທະນາຄານທຸກແບບ ແລະ ຊື່ບັນຊີ KTB ຂອງຜູ້ຫຼິ້ນຍັງບໍ່ເປັນພາສາອັງກິດ',
    en: 'Every kind of bank account; the name of the player’s own KTB account is not in English.',
  },
  'no-deposit': {
    th: 'ไม่มีช่องทางฝากเงินเลย',
    la: 'ບໍ່ມີຊ່ອງທາງຝາກເງິນເລີຍ',
    en: 'There is no way to deposit at all.',
  },
  'first-terms': {
    th: 'ผู้เล่นต้องยอมรับข้อตกลงก่อน และมีประกาศจากเว็บ',
    la: 'ຜູ້ຫຼິ້ນຕ້ອງຍອມຮັບຂໍ້ຕົກລົງກ່ອນ ແລະ ມີປະກາດຈາກເວັບ',
    en: 'Terms of use have to be accepted first, and there is a notice.',
  },
  laos: {
    th: 'เว็บสำหรับประเทศลาว ภาษาลาว เงินกีบหรือบาท และธนาคารลาว',
    la: 'ເວັບສຳລັບປະເທດລາວ ພາສາລາວ ເງິນກີບ ຫຼື ບາດ ແລະ ທະນາຄານລາວ',
    en: 'The build for Laos: in Lao, with kip or baht and Lao banks.',
  },
  'bonus-active': {
    th: 'มีโบนัสที่ใช้อยู่และยังไม่ครบเงื่อนไข มีคำเตือนเมื่อถอนเงิน และรับเงินคืนไม่ได้',
    la: 'ມີໂບນັດທີ່ໃຊ້ຢູ່ ແລະ ຍັງບໍ່ຄົບເງື່ອນໄຂ ມີຄຳເຕືອນເມື່ອຖອນເງິນ ແລະ ຮັບເງິນຄືນບໍ່ໄດ້',
    en: 'A bonus is active and its condition is not met: a withdrawal is warned about, and cashback cannot be received.',
  },
  'bonus-limits': {
    th: 'รับโบนัสครบแล้วทั้งแบบจำกัดสิทธิ์ รายวัน และรายสัปดาห์ ยังรับได้อีกหนึ่งรายการ',
    la: 'ຮັບໂບນັດຄົບແລ້ວທັງແບບຈຳກັດຈຳນວນຄັ້ງ ລາຍວັນ ແລະ ລາຍອາທິດ ຍັງຮັບໄດ້ອີກໜຶ່ງລາຍການ',
    en: 'Bonuses are used up by limit, by day and by week; one can still be taken.',
  },
  'refund-ready': {
    th: 'มีเงินคืนรอรับ และเงินคืนที่รับแล้วรอเข้ากระเป๋า พร้อมประวัติ 25 รายการ',
    la: 'ມີເງິນຄືນລໍຖ້າຮັບ ແລະ ເງິນຄືນທີ່ຮັບແລ້ວລໍຖ້າເຂົ້າກະເປົາ ພ້ອມປະຫວັດ 25 ລາຍການ',
    en: 'Cashback waits to be received, more waits to be added to the wallet, and there are 25 past entries.',
  },
  'refund-none': {
    th: 'ยังไม่มีเงินคืน',
    la: 'ຍັງບໍ່ມີເງິນຄືນ',
    en: 'There is no cashback.',
  },
  lucky: {
    th: 'วงล้อเปิดให้หมุน มีเหรียญพอ รอบถัดไปได้รางวัลแน่นอน และมีคูปองหลายหน้า',
    la: 'ວົງລໍ້ເປີດໃຫ້ໝຸນ ມີຫຼຽນພໍ ຮອບຕໍ່ໄປໄດ້ລາງວັນແນ່ນອນ ແລະ ມີຄູປອງຫຼາຍໜ້າ',
    en: 'The wheel is on, there are coins, the next spin wins, and coupons fill several pages.',
  },
  'no-coins': {
    th: 'วงล้อเปิดให้หมุน แต่ไม่มีเหรียญเหลือ',
    la: 'ວົງລໍ້ເປີດໃຫ້ໝຸນ ແຕ່ບໍ່ມີຫຼຽນເຫຼືອ',
    en: 'The wheel is on, but there are no coins.',
  },
  'spin-off': {
    th: 'วงล้อนำโชคยังไม่เปิดให้หมุน',
    la: 'ວົງລໍ້ນຳໂຊກຍັງບໍ່ເປີດໃຫ້ໝຸນ',
    en: 'The wheel is off.',
  },
  'chat-busy': {
    th: 'แชทคึกคัก เจ้าหน้าที่ส่งข้อความทุกรูปแบบมาเรื่อย ๆ',
    la: 'ແຊັດຄຶກຄື້ນ ພະນັກງານສົ່ງຂໍ້ຄວາມທຸກຮູບແບບມາເລື້ອຍໆ',
    en: 'Support sends every kind of message, one after the other.',
  },
  'chat-down': {
    th: 'แชทล่ม เชื่อมต่อไม่ติดเลย',
    la: 'ແຊັດລົ່ມ ເຊື່ອມຕໍ່ບໍ່ໄດ້ເລີຍ',
    en: 'The chat never connects.',
  },
  'chat-off': {
    th: 'ปิดปุ่มแชท ไม่มีแชทในหน้าใดเลย',
    la: 'ປິດປຸ່ມແຊັດ ບໍ່ມີແຊັດໃນໜ້າໃດເລີຍ',
    en: 'There is no chat on any page.',
  },
};
