import type { Language, Switches } from '../mocks/index.ts';
import { allChannels, noChannels } from './deposit-channels.ts';

/** A world that differs from `everyday` by some switches; described in one sentence in each language. */
interface Preset extends Readonly<Record<Language, string>> {
  /** The language it opens in, where that is not the one of `everyday`. */
  readonly language?: Language;
  readonly set: Partial<Switches>;
}

/** By name, in the order in which the panel lists them after `everyday`. */
export const presets: Readonly<Record<string, Preset>> = {
  newcomer: {
    th: 'ยังไม่มีใครสมัครสมาชิก เปิดใช้รหัส OTP สมัครแล้วจะได้กระเป๋าว่าง',
    la: 'ຍັງບໍ່ມີໃຜສະໝັກສະມາຊິກ ເປີດໃຊ້ລະຫັດ OTP ສະໝັກແລ້ວຈະໄດ້ກະເປົາວ່າງ',
    en: 'Nobody is registered yet; OTP is on; registration leads to an empty wallet.',
    set: { registered: false },
  },
  broke: {
    th: 'ไม่มีเงินเหลือเลย ทุกคำสั่งเรื่องเงินจะเจอยอดขั้นต่ำ',
    la: 'ບໍ່ມີເງິນເຫຼືອເລີຍ ທຸກຄຳສັ່ງກ່ຽວກັບເງິນຈະພົບຍອດຂັ້ນຕ່ຳ',
    en: 'Nothing anywhere; every money action meets its minimum.',
    set: {
      balance: 0,
      coins: 0,
      gameBalances: 'none',
      statementRows: 0,
      inviteBonus: 0,
      inviteRows: 0,
      refund: 'minimum',
      refundRows: 0,
      coupons: 0,
    },
  },
  'expired-session': {
    th: 'โทเคนที่เก็บไว้ใช้ไม่ได้แล้ว ต้องเข้าสู่ระบบใหม่',
    la: 'ໂທເຄັນທີ່ເກັບໄວ້ໃຊ້ບໍ່ໄດ້ແລ້ວ ຕ້ອງເຂົ້າສູ່ລະບົບໃໝ່',
    en: 'The stored token is no longer valid; the player has to log in again.',
    set: { session: 'expired' },
  },
  'slow-network': {
    th: 'เครือข่ายช้า ทุกคำขอใช้เวลาหนึ่งถึงสองวินาที',
    la: 'ເຄືອຂ່າຍຊ້າ ທຸກຄຳຂໍໃຊ້ເວລາໜຶ່ງຫາສອງວິນາທີ',
    en: 'A slow line: every call takes one to two seconds.',
    set: { latency: 'slow' },
  },
  terminated: {
    th: 'บริการนี้ปิดตัวลงแล้ว',
    la: 'ບໍລິການນີ້ປິດຕົວລົງແລ້ວ',
    en: 'The service is gone.',
    set: { terminated: true },
  },
  slips: {
    th: 'สลิปครบทุกสถานะและทุกเหตุผลที่ไม่ผ่าน พร้อมประวัติสลิปหลายหน้า',
    la: 'ໃບໂອນຄົບທຸກສະຖານະ ແລະ ທຸກເຫດຜົນທີ່ບໍ່ຜ່ານ ພ້ອມປະຫວັດຫຼາຍໜ້າ',
    en: 'A slip in every status and with every reason to fail, and more pages of them.',
    set: { slipKinds: 'every', slipRows: 62 },
  },
  'all-games-closed': {
    th: 'ยังไม่เปิดบัญชีเกมเลยสักค่าย',
    la: 'ຍັງບໍ່ໄດ້ເປີດບັນຊີເກມຈັກຄ່າຍ',
    en: 'No game account is open yet.',
    set: { openGames: 'none', gameBalances: 'none' },
  },
  'provider-tour': {
    th: 'เปิดบัญชีครบทั้งสิบหกค่าย เล่นได้ทุกค่าย มีทั้งเว็บ แอนดรอยด์ และไอโอเอส',
    la: 'ເປີດບັນຊີຄົບທັງສິບຫົກຄ່າຍ ຫຼິ້ນໄດ້ທຸກຄ່າຍ ທັງເວັບ ແອນດຣອຍ ແລະ ໄອໂອເອສ',
    en: 'An open account with each of the sixteen providers, on the web, Android and iOS.',
    // IMI has a web page here, so that it opens by auto-login; with `webGames:usual` it takes transfers only
    set: { openGames: 'all', webGames: 'all' },
  },
  vip: {
    th: 'ผู้เล่นรายใหญ่ ยอดเงินสูง รายการหนึ่งหมื่นแถว เปิดครบทุกค่าย',
    la: 'ຜູ້ຫຼິ້ນລາຍໃຫຍ່ ຍອດເງິນສູງ ປະຫວັດໜຶ່ງໝື່ນແຖວ ເປີດຄົບທຸກຄ່າຍ',
    en: 'A big player: large balances, ten thousand transactions, every game open.',
    set: {
      balance: 12_345_678.9,
      gameBalances: 'large',
      openGames: 'all',
      statementRows: 10_000,
      slipRows: 1200,
      inviteRows: 2400,
      refundRows: 300,
      coins: 250,
      inviteBonus: 98_765.43,
      chatMessages: 5000,
      withdrawMax: 5_000_000,
    },
  },
  'flaky-network': {
    th: 'เครือข่ายไม่นิ่ง คำขอหนึ่งในสี่ขาดหาย ที่เหลือช้า',
    la: 'ເຄືອຂ່າຍບໍ່ນິ້ງ ຄຳຂໍໜຶ່ງໃນສີ່ຂາດຫາຍ ທີ່ເຫຼືອຊ້າ',
    en: 'An unsteady line: one call in four breaks off, the others are slow.',
    set: { latency: '3g', failureRate: 25 },
  },
  offline: {
    th: 'ไม่มีเครือข่าย ทุกคำขอล้มเหลว',
    la: 'ບໍ່ມີເຄືອຂ່າຍ ທຸກຄຳຂໍລົ້ມເຫຼວ',
    en: 'No network: every call fails.',
    set: { offline: true },
  },
  'server-down': {
    th: 'เซิร์ฟเวอร์ล่ม ทุกคำขอตอบ 500 บางครั้งเป็นหน้าเว็บ',
    la: 'ເຊີບເວີລົ້ມ ທຸກຄຳຂໍຕອບ 500 ບາງຄັ້ງເປັນໜ້າເວັບ',
    en: 'The server is down: every call answers 500, some of them with a web page.',
    set: { serverDown: true },
  },
  'otp-off': {
    th: 'ยังไม่มีใครสมัครสมาชิก สมัครได้เลยโดยไม่ต้องใช้รหัส OTP',
    la: 'ຍັງບໍ່ມີໃຜສະໝັກສະມາຊິກ ສະໝັກໄດ້ເລີຍໂດຍບໍ່ຕ້ອງໃຊ້ລະຫັດ OTP',
    en: 'Nobody is registered yet, and registration asks for no OTP.',
    set: { registered: false, registerOtp: false },
  },
  'manual-deposit': {
    th: 'ฝากเงินแบบโอนเองทุกช่องทาง ทุกบัญชีแสดงเลขบัญชีธรรมดา',
    la: 'ຝາກເງິນແບບໂອນເອງທຸກຊ່ອງທາງ ທຸກບັນຊີສະແດງເລກບັນຊີທຳມະດາ',
    en: 'Deposits are manual: every account is shown as a plain transfer.',
    set: { ...allChannels, isManual: true },
  },
  'qr-deposit': {
    th: 'ฝากด้วย QR ครบทุกผู้ให้บริการ KBANK SMS, WW, PAYTIMZ, PAYONEX และ FP',
    la: 'ຝາກດ້ວຍ QR ຄົບທຸກຜູ້ໃຫ້ບໍລິການ KBANK SMS, WW, PAYTIMZ, PAYONEX ແລະ FP',
    en: 'Every QR provider: KBANK SMS, WW, PAYTIMZ, PAYONEX and FP.',
    set: {
      ...noChannels,
      depositKbankSms: true,
      depositWw: true,
      depositPaytimz: true,
      depositPayonex: true,
      depositFp: true,
    },
  },
  'bank-deposit': {
    th: 'ฝากผ่านบัญชีธนาคารทุกแบบ และชื่อบัญชี KTB ของผู้เล่นยังไม่เป็นภาษาอังกฤษ',
    la: 'ຝາກຜ່ານບັນຊີທະນາຄານທຸກແບບ ແລະ ຊື່ບັນຊີ KTB ຂອງຜູ້ຫຼິ້ນຍັງບໍ່ເປັນພາສາອັງກິດ',
    en: 'Every kind of bank account; the name of the player’s own KTB account is not in English.',
    set: {
      ...noChannels,
      depositScb: true,
      depositGsb: true,
      depositKbankAuto: true,
      depositBcel: true,
      depositKtb: true,
      depositTmb: true,
      depositBbl: true,
      depositBay: true,
      playerBank: 'KTB',
      playerBankName: 'thai',
    },
  },
  'no-deposit': {
    th: 'ไม่มีช่องทางฝากเงินเลย',
    la: 'ບໍ່ມີຊ່ອງທາງຝາກເງິນເລີຍ',
    en: 'There is no way to deposit at all.',
    set: { noDeposit: true },
  },
  'first-terms': {
    th: 'ผู้เล่นต้องยอมรับข้อตกลงก่อน และมีประกาศจากเว็บ',
    la: 'ຜູ້ຫຼິ້ນຕ້ອງຍອມຮັບຂໍ້ຕົກລົງກ່ອນ ແລະ ມີປະກາດຈາກເວັບ',
    en: 'An agreement has to be accepted first, and there is a notice.',
    set: { agreements: 'must-accept', notice: true },
  },
  laos: {
    th: 'เว็บสำหรับประเทศลาว ภาษาลาว สกุลเงิน LAK หรือ BAHT และธนาคารลาว',
    la: 'ເວັບສຳລັບປະເທດລາວ ພາສາລາວ ສະກຸນເງິນ LAK ຫຼື BAHT ແລະ ທະນາຄານລາວ',
    en: 'The build for Laos: Lao, LAK or BAHT, Lao banks.',
    language: 'la',
    set: {
      ...noChannels,
      laos: true,
      balance: 1_850_000,
      gameBalances: 'large',
      inviteBonus: 45_000,
      withdrawMin: 20_000,
      withdrawMax: 40_000_000,
      depositBcel: true,
      depositWallet: true,
    },
  },
  'bonus-active': {
    th: 'มีโบนัสทำงานอยู่และยังไม่ครบเงื่อนไข ถอนเงินและรับยอดคืนไม่ได้',
    la: 'ມີໂບນັສກຳລັງໃຊ້ງານ ແລະ ຍັງບໍ່ຄົບເງື່ອນໄຂ ຖອນເງິນ ແລະ ຮັບຍອດຄືນບໍ່ໄດ້',
    en: 'A bonus runs and its condition is not met: withdrawing is warned of, receiving a refund is blocked.',
    set: { bonusActive: 'day', refundRows: 25 },
  },
  'bonus-limits': {
    th: 'โบนัสถูกรับครบทั้งแบบจำกัดครั้ง รายวัน และรายสัปดาห์ เหลือให้รับอีกหนึ่งรายการ',
    la: 'ຮັບໂບນັສຄົບແລ້ວທັງແບບຈຳກັດຄັ້ງ ລາຍວັນ ແລະ ລາຍອາທິດ ຍັງເຫຼືອໃຫ້ຮັບອີກໜຶ່ງລາຍການ',
    en: 'Bonuses are used up by limit, by day and by week, and one is free.',
    set: { bonusExhausted: 'all' },
  },
  'refund-ready': {
    th: 'มียอดคืนรอรับและยอดที่รับแล้วรอเข้ากระเป๋า พร้อมประวัติ 25 รายการ',
    la: 'ມີຍອດຄືນລໍຖ້າຮັບ ແລະ ຍອດທີ່ຮັບແລ້ວລໍຖ້າເຂົ້າກະເປົາ ພ້ອມປະຫວັດ 25 ລາຍການ',
    en: 'A refund waits to be received, another to be added to the wallet, and there are 25 of the past.',
    set: { refund: 'available', refundRows: 25 },
  },
  'refund-none': {
    th: 'ไม่พบยอดคืน',
    la: 'ບໍ່ພົບຍອດຄືນ',
    en: 'No refund is found.',
    set: { refund: 'none', refundRows: 0 },
  },
  lucky: {
    th: 'วงล้อเปิดให้หมุน มีเหรียญพอ รอบถัดไปได้รางวัลแน่นอน และมีคูปองหลายหน้า',
    la: 'ວົງລໍ້ເປີດໃຫ້ໝຸນ ມີຫຼຽນພໍ ຮອບຕໍ່ໄປໄດ້ລາງວັນແນ່ນອນ ແລະ ມີຄູປອງຫຼາຍໜ້າ',
    en: 'The wheel is on, there are coins, the next spin wins, and coupons fill several pages.',
    set: { coins: 12, nextPrize: 'B100', coupons: 10 },
  },
  'no-coins': {
    th: 'วงล้อเปิดให้หมุน แต่ไม่มีเหรียญเหลือ',
    la: 'ວົງລໍ້ເປີດໃຫ້ໝຸນ ແຕ່ບໍ່ມີຫຼຽນເຫຼືອ',
    en: 'The wheel is on, but there are no coins.',
    set: { coins: 0, coupons: 0 },
  },
  'spin-off': {
    th: 'ปิดวงล้อเสี่ยงโชค',
    la: 'ປິດວົງລໍ້ສ່ຽງໂຊກ',
    en: 'The wheel is off.',
    set: { spinActive: false },
  },
  'chat-busy': {
    th: 'แชทคึกคัก เจ้าหน้าที่ส่งข้อความทุกรูปแบบมาเรื่อย ๆ',
    la: 'ແຊັດຄຶກຄື້ນ ເຈົ້າໜ້າທີ່ສົ່ງຂໍ້ຄວາມທຸກຮູບແບບມາເລື້ອຍໆ',
    en: 'A talking operator who sends every kind of message.',
    set: { chatTalkative: true, chatMessages: 40 },
  },
  'chat-down': {
    th: 'แชทล่ม เชื่อมต่อไม่ติดเลย',
    la: 'ແຊັດລົ່ມ ເຊື່ອມຕໍ່ບໍ່ໄດ້ເລີຍ',
    en: 'The chat never connects.',
    set: { chatDown: true },
  },
  'chat-off': {
    th: 'ปิดปุ่มแชท ไม่มีแชทในหน้าใดเลย',
    la: 'ປິດປຸ່ມແຊັດ ບໍ່ມີແຊັດໃນໜ້າໃດເລີຍ',
    en: 'The chat widget is disabled on every page.',
    set: { enableChatWidget: false },
  },
};
