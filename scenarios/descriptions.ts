import type { Scenario } from '../mocks/index.ts';

/** In the order of the scenarios. Lazy-loaded, because the start needs no sentences. */
export const descriptions: Readonly<Record<string, Pick<Scenario, 'title' | 'description'>>> = {
  everyday: {
    title: { th: 'ผู้เล่นประจำ', la: 'ຜູ້ຫຼິ້ນປະຈຳ', en: 'A regular player' },
    description: {
      th: 'ผู้เล่นประจำ มีเงินในกระเป๋าและในเกม มีประวัติย้อนหลังหนึ่งเดือน',
      la: 'ຜູ້ຫຼິ້ນປະຈຳ ມີເງິນໃນກະເປົາ ແລະ ໃນເກມ ມີປະຫວັດຍ້ອນຫຼັງໜຶ່ງເດືອນ',
      en: 'A regular player: some money in the wallet and in games, a month of history.',
    },
  },
  newcomer: {
    title: { th: 'ผู้เล่นใหม่', la: 'ຜູ້ຫຼິ້ນໃໝ່', en: 'A newcomer' },
    description: {
      th: 'ยังไม่มีผู้เล่นสมัครสมาชิก เปิดใช้รหัส OTP สมัครแล้วจะได้กระเป๋าว่าง',
      la: 'ຍັງບໍ່ມີຜູ້ຫຼິ້ນສະໝັກສະມາຊິກ ເປີດໃຊ້ລະຫັດ OTP ສະໝັກແລ້ວຈະໄດ້ກະເປົາວ່າງ',
      en: 'No player is registered yet, OTP is on, and registration leads to an empty wallet.',
    },
  },
  'otp-off': {
    title: { th: 'สมัครโดยไม่ใช้ OTP', la: 'ສະໝັກໂດຍບໍ່ໃຊ້ OTP', en: 'Registration without OTP' },
    description: {
      th: 'ยังไม่มีผู้เล่นสมัครสมาชิก สมัครได้เลยโดยไม่ต้องใช้รหัส OTP',
      la: 'ຍັງບໍ່ມີຜູ້ຫຼິ້ນສະໝັກສະມາຊິກ ສະໝັກໄດ້ເລີຍໂດຍບໍ່ຕ້ອງໃຊ້ລະຫັດ OTP',
      en: 'No player is registered yet, and registration asks for no OTP.',
    },
  },
  'first-terms': {
    title: { th: 'ต้องยอมรับข้อตกลงก่อน', la: 'ຕ້ອງຍອມຮັບຂໍ້ຕົກລົງກ່ອນ', en: 'Terms to accept' },
    description: {
      th: 'ผู้เล่นต้องยอมรับข้อตกลงก่อน และมีประกาศจากเว็บ',
      la: 'ຜູ້ຫຼິ້ນຕ້ອງຍອມຮັບຂໍ້ຕົກລົງກ່ອນ ແລະ ມີປະກາດຈາກເວັບ',
      en: 'Terms of use have to be accepted first, and there is a notice.',
    },
  },
  broke: {
    title: { th: 'ผู้เล่นไม่มีเงินเหลือ', la: 'ຜູ້ຫຼິ້ນບໍ່ມີເງິນເຫຼືອ', en: 'A player without money' },
    description: {
      th: 'ไม่มีเงินเหลือเลย ทุกรายการเรื่องเงินจะติดยอดขั้นต่ำ',
      la: 'ບໍ່ມີເງິນເຫຼືອເລີຍ ທຸກລາຍການກ່ຽວກັບເງິນຈະຕິດຍອດຂັ້ນຕ່ຳ',
      en: 'No money anywhere: every amount is below the minimum.',
    },
  },
  vip: {
    title: { th: 'ผู้เล่นรายใหญ่', la: 'ຜູ້ຫຼິ້ນລາຍໃຫຍ່', en: 'A big player' },
    description: {
      th: 'ผู้เล่นรายใหญ่ ยอดเงินสูง รายการหนึ่งหมื่นแถว เปิดครบทุกค่าย',
      la: 'ຜູ້ຫຼິ້ນລາຍໃຫຍ່ ຍອດເງິນສູງ ປະຫວັດໜຶ່ງໝື່ນແຖວ ເປີດຄົບທຸກຄ່າຍ',
      en: 'A big player: large balances, ten thousand transactions, every game open.',
    },
  },
  'bank-deposit': {
    title: { th: 'ฝากผ่านบัญชีธนาคาร', la: 'ຝາກຜ່ານບັນຊີທະນາຄານ', en: 'Deposits to bank accounts' },
    description: {
      th: 'ฝากผ่านบัญชีธนาคารทุกแบบ และชื่อบัญชี KTB ของผู้เล่นยังไม่เป็นภาษาอังกฤษ',
      la: 'ຝາກຜ່ານບັນຊີທະນາຄານທຸກແບບ ແລະ ຊື່ບັນຊີ KTB ຂອງຜູ້ຫຼິ້ນຍັງບໍ່ເປັນພາສາອັງກິດ',
      en: 'Every kind of bank account; the name of the player’s own KTB account is not in English.',
    },
  },
  'qr-deposit': {
    title: { th: 'ฝากด้วย QR', la: 'ຝາກດ້ວຍ QR', en: 'Deposits by QR' },
    description: {
      th: 'ฝากด้วย QR ครบทุกผู้ให้บริการ KBANK SMS, WW, PAYTIMZ, PAYONEX และ FP',
      la: 'ຝາກດ້ວຍ QR ຄົບທຸກຜູ້ໃຫ້ບໍລິການ KBANK SMS, WW, PAYTIMZ, PAYONEX ແລະ FP',
      en: 'Every QR provider: KBANK SMS, WW, PAYTIMZ, PAYONEX and FP.',
    },
  },
  'manual-deposit': {
    title: { th: 'ฝากเงินแบบแจ้งเอง', la: 'ຝາກເງິນແບບແຈ້ງເອງ', en: 'Manual deposits' },
    description: {
      th: 'ฝากเงินแบบแจ้งเองทุกช่องทาง ทุกบัญชีแสดงเลขที่บัญชีให้โอน',
      la: 'ຝາກເງິນແບບແຈ້ງເອງທຸກຊ່ອງທາງ ທຸກບັນຊີສະແດງເລກບັນຊີໃຫ້ໂອນ',
      en: 'Deposits are manual: every account shows a number to transfer to.',
    },
  },
  'no-deposit': {
    title: { th: 'ไม่มีช่องทางฝากเงิน', la: 'ບໍ່ມີຊ່ອງທາງຝາກເງິນ', en: 'No way to deposit' },
    description: {
      th: 'ไม่มีช่องทางฝากเงินเลย',
      la: 'ບໍ່ມີຊ່ອງທາງຝາກເງິນເລີຍ',
      en: 'There is no way to deposit at all.',
    },
  },
  slips: {
    title: { th: 'สลิปทุกสถานะ', la: 'ໃບໂອນທຸກສະຖານະ', en: 'Slips in every status' },
    description: {
      th: 'สลิปครบทุกสถานะและทุกเหตุผลที่ไม่ผ่าน พร้อมประวัติสลิปหลายหน้า',
      la: 'ໃບໂອນຄົບທຸກສະຖານະ ແລະ ທຸກເຫດຜົນທີ່ບໍ່ຜ່ານ ພ້ອມປະຫວັດຫຼາຍໜ້າ',
      en: 'A slip in every status and with every reason to fail, and several pages of them.',
    },
  },
  'provider-tour': {
    title: { th: 'เกมครบทุกค่าย', la: 'ເກມຄົບທຸກຄ່າຍ', en: 'Games of every provider' },
    description: {
      th: 'เปิดบัญชีครบทั้งสิบหกค่าย เล่นได้ทุกค่าย มีทั้งเว็บ Android และ iOS',
      la: 'ເປີດບັນຊີຄົບທັງສິບຫົກຄ່າຍ ຫຼິ້ນໄດ້ທຸກຄ່າຍ ທັງເວັບ, Android ແລະ iOS',
      en: 'An open account with each of the sixteen providers, on the web, Android and iOS.',
    },
  },
  'all-games-closed': {
    title: { th: 'ยังไม่เปิดบัญชีเกม', la: 'ຍັງບໍ່ໄດ້ເປີດບັນຊີເກມ', en: 'No open game account' },
    description: {
      th: 'ยังไม่เปิดบัญชีเกมเลยสักค่าย',
      la: 'ຍັງບໍ່ໄດ້ເປີດບັນຊີເກມຈັກຄ່າຍ',
      en: 'No game account is open yet.',
    },
  },
  'bonus-active': {
    title: { th: 'มีโบนัสที่ใช้อยู่', la: 'ມີໂບນັດທີ່ໃຊ້ຢູ່', en: 'An active bonus' },
    description: {
      th: 'มีโบนัสที่ใช้อยู่และยังไม่ครบเงื่อนไข มีคำเตือนเมื่อถอนเงิน และรับเงินคืนไม่ได้',
      la: 'ມີໂບນັດທີ່ໃຊ້ຢູ່ ແລະ ຍັງບໍ່ຄົບເງື່ອນໄຂ ມີຄຳເຕືອນເມື່ອຖອນເງິນ ແລະ ຮັບເງິນຄືນບໍ່ໄດ້',
      en: 'A bonus is active and its condition is not met: a withdrawal is warned about, and cashback cannot be received.',
    },
  },
  'bonus-limits': {
    title: { th: 'รับโบนัสครบแล้ว', la: 'ຮັບໂບນັດຄົບແລ້ວ', en: 'Bonuses used up' },
    description: {
      th: 'รับโบนัสครบแล้วทั้งแบบจำกัดสิทธิ์ รายวัน และรายสัปดาห์ ยังรับได้อีกหนึ่งรายการ',
      la: 'ຮັບໂບນັດຄົບແລ້ວທັງແບບຈຳກັດຈຳນວນຄັ້ງ ລາຍວັນ ແລະ ລາຍອາທິດ ຍັງຮັບໄດ້ອີກໜຶ່ງລາຍການ',
      en: 'Bonuses are used up by limit, by day and by week; one can still be taken.',
    },
  },
  'refund-ready': {
    title: { th: 'มีเงินคืนรอรับ', la: 'ມີເງິນຄືນລໍຖ້າຮັບ', en: 'Cashback to receive' },
    description: {
      th: 'มีเงินคืนรอรับ และเงินคืนที่รับแล้วรอเข้ากระเป๋า พร้อมประวัติ 25 รายการ',
      la: 'ມີເງິນຄືນລໍຖ້າຮັບ ແລະ ເງິນຄືນທີ່ຮັບແລ້ວລໍຖ້າເຂົ້າກະເປົາ ພ້ອມປະຫວັດ 25 ລາຍການ',
      en: 'Cashback waits to be received, more waits to be added to the wallet, and there are 25 past entries.',
    },
  },
  'refund-none': {
    title: { th: 'ไม่มีเงินคืน', la: 'ບໍ່ມີເງິນຄືນ', en: 'No cashback' },
    description: {
      th: 'ยังไม่มีเงินคืน',
      la: 'ຍັງບໍ່ມີເງິນຄືນ',
      en: 'There is no cashback.',
    },
  },
  lucky: {
    title: { th: 'หมุนวงล้อได้รางวัลแน่นอน', la: 'ໝຸນວົງລໍ້ໄດ້ລາງວັນແນ່ນອນ', en: 'The next spin wins' },
    description: {
      th: 'วงล้อเปิดให้หมุน มีเหรียญพอ รอบถัดไปได้รางวัลแน่นอน และมีคูปองหลายหน้า',
      la: 'ວົງລໍ້ເປີດໃຫ້ໝຸນ ມີຫຼຽນພໍ ຮອບຕໍ່ໄປໄດ້ລາງວັນແນ່ນອນ ແລະ ມີຄູປອງຫຼາຍໜ້າ',
      en: 'The wheel is on, there are coins, the next spin wins, and coupons fill several pages.',
    },
  },
  'no-coins': {
    title: { th: 'ไม่มีเหรียญหมุนวงล้อ', la: 'ບໍ່ມີຫຼຽນໝຸນວົງລໍ້', en: 'No coins for the wheel' },
    description: {
      th: 'วงล้อเปิดให้หมุน แต่ไม่มีเหรียญเหลือ',
      la: 'ວົງລໍ້ເປີດໃຫ້ໝຸນ ແຕ່ບໍ່ມີຫຼຽນເຫຼືອ',
      en: 'The wheel is on, but there are no coins.',
    },
  },
  'spin-off': {
    title: { th: 'วงล้อยังไม่เปิด', la: 'ວົງລໍ້ຍັງບໍ່ເປີດ', en: 'The wheel is off' },
    description: {
      th: 'วงล้อนำโชคยังไม่เปิดให้หมุน',
      la: 'ວົງລໍ້ນຳໂຊກຍັງບໍ່ເປີດໃຫ້ໝຸນ',
      en: 'The wheel is off.',
    },
  },
  'chat-busy': {
    title: { th: 'แชทคึกคัก', la: 'ແຊັດຄຶກຄື້ນ', en: 'A busy chat' },
    description: {
      th: 'แชทคึกคัก เจ้าหน้าที่ส่งข้อความทุกรูปแบบมาเรื่อย ๆ',
      la: 'ແຊັດຄຶກຄື້ນ ພະນັກງານສົ່ງຂໍ້ຄວາມທຸກຮູບແບບມາເລື້ອຍໆ',
      en: 'Support sends every kind of message, one after the other.',
    },
  },
  'chat-down': {
    title: { th: 'แชทล่ม', la: 'ແຊັດລົ່ມ', en: 'The chat is down' },
    description: {
      th: 'แชทล่ม เชื่อมต่อไม่ติดเลย',
      la: 'ແຊັດລົ່ມ ເຊື່ອມຕໍ່ບໍ່ໄດ້ເລີຍ',
      en: 'The chat never connects.',
    },
  },
  'chat-off': {
    title: { th: 'ไม่มีแชท', la: 'ບໍ່ມີແຊັດ', en: 'No chat' },
    description: {
      th: 'ปิดปุ่มแชท ไม่มีแชทในหน้าใดเลย',
      la: 'ປິດປຸ່ມແຊັດ ບໍ່ມີແຊັດໃນໜ້າໃດເລີຍ',
      en: 'There is no chat on any page.',
    },
  },
  'slow-network': {
    title: { th: 'เครือข่ายช้า', la: 'ເຄືອຂ່າຍຊ້າ', en: 'A slow network' },
    description: {
      th: 'เครือข่ายช้า ทุกคำขอใช้เวลาหนึ่งถึงสองวินาที',
      la: 'ເຄືອຂ່າຍຊ້າ ທຸກຄຳຂໍໃຊ້ເວລາໜຶ່ງຫາສອງວິນາທີ',
      en: 'A slow network: every call takes one to two seconds.',
    },
  },
  'flaky-network': {
    title: { th: 'เครือข่ายไม่เสถียร', la: 'ເຄືອຂ່າຍບໍ່ສະຖຽນ', en: 'An unsteady network' },
    description: {
      th: 'เครือข่ายไม่เสถียร คำขอหนึ่งในสี่ขาดหาย ที่เหลือช้า',
      la: 'ເຄືອຂ່າຍບໍ່ສະຖຽນ ຄຳຂໍໜຶ່ງໃນສີ່ຂາດຫາຍ ທີ່ເຫຼືອຊ້າ',
      en: 'An unsteady network: one call in four is cut off, the others are slow.',
    },
  },
  offline: {
    title: { th: 'ไม่มีเครือข่าย', la: 'ບໍ່ມີເຄືອຂ່າຍ', en: 'No network' },
    description: {
      th: 'ไม่มีเครือข่าย ทุกคำขอไม่สำเร็จ',
      la: 'ບໍ່ມີເຄືອຂ່າຍ ທຸກຄຳຂໍບໍ່ສຳເລັດ',
      en: 'No network: every call fails.',
    },
  },
  'server-down': {
    title: { th: 'เซิร์ฟเวอร์ล่ม', la: 'ເຊີບເວີລົ່ມ', en: 'The server is down' },
    description: {
      th: 'เซิร์ฟเวอร์ล่ม ทุกคำขอได้คำตอบ 500 บางครั้งเป็นหน้าเว็บ',
      la: 'ເຊີບເວີລົ່ມ ທຸກຄຳຂໍໄດ້ຄຳຕອບ 500 ບາງຄັ້ງເປັນໜ້າເວັບ',
      en: 'The server is down: every call answers 500, some of them with a web page.',
    },
  },
  'expired-session': {
    title: { th: 'เซสชันหมดอายุ', la: 'ເຊສຊັນໝົດອາຍຸ', en: 'An expired session' },
    description: {
      th: 'โทเคนที่เก็บไว้ใช้ไม่ได้แล้ว ต้องเข้าสู่ระบบใหม่',
      la: 'ໂທເຄນທີ່ເກັບໄວ້ໃຊ້ບໍ່ໄດ້ແລ້ວ ຕ້ອງເຂົ້າສູ່ລະບົບໃໝ່',
      en: 'The stored token is no longer valid; the player has to log in again.',
    },
  },
  terminated: {
    title: { th: 'เว็บปิดให้บริการแล้ว', la: 'ເວັບຢຸດໃຫ້ບໍລິການແລ້ວ', en: 'The service has ended' },
    description: {
      th: 'เว็บไซต์นี้ปิดให้บริการแล้ว',
      la: 'ເວັບໄຊນີ້ຢຸດໃຫ້ບໍລິການແລ້ວ',
      en: 'The service has ended.',
    },
  },
  laos: {
    title: { th: 'เว็บในประเทศลาว', la: 'ເວັບໃນປະເທດລາວ', en: 'A site in Laos' },
    description: {
      th: 'เว็บสำหรับประเทศลาว ภาษาลาว เงินกีบหรือบาท และธนาคารลาว',
      la: 'ເວັບສຳລັບປະເທດລາວ ພາສາລາວ ເງິນກີບ ຫຼື ບາດ ແລະ ທະນາຄານລາວ',
      en: 'The build for Laos: in Lao, with kip or baht and Lao banks.',
    },
  },
};
