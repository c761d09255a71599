import type { BeatAction, Story } from '../../mocks/index.ts';
import { go, home, pause, press, pressOn, see, send, type } from './acts.ts';

const qrPicture = '[role=dialog] img[width="232"]';

/** Chooses the method, unless the browser knows of a QR and shows it. */
const openMethod = pressOn(`[role=dialog] [data-method=qr], ${qrPicture}`);

const deposit: BeatAction[] = [
  press('home.actions.deposit'),
  pressOn('[role=dialog] [data-method=qr]'),
  see('[role=dialog] form input'),
];

export const firstDeposit: Story = {
  name: 'first-deposit',
  title: { th: 'สมัครใหม่จนฝากครั้งแรก', la: 'ຈາກສະໝັກໃໝ່ຮອດຝາກຄັ້ງທຳອິດ', en: 'A newcomer’s first deposit' },
  lead: {
    th: 'จากเบอร์โทรเบอร์เดียวถึงเงินในกระเป๋าภายในไม่กี่นาที',
    la: 'ຈາກເບີໂທເບີດຽວຮອດເງິນໃນກະເປົາພາຍໃນບໍ່ເທົ່າໃດນາທີ',
    en: 'From a phone number to money in the wallet within minutes.',
  },
  notes: {
    th: 'ถามก่อนว่าวันนี้ผู้เล่นใหม่ของเขาสมัครกันอย่างไร เรื่องนี้ตอบได้ตรงจุด',
    la: 'ຖາມກ່ອນວ່າມື້ນີ້ຜູ້ຫຼິ້ນໃໝ່ຂອງເຂົາສະໝັກກັນແນວໃດ ເລື່ອງນີ້ຕອບໄດ້ຕົງຈຸດ',
    en: 'Ask first how their newcomers sign up today: this story is the answer to it.',
  },
  world: { scenario: 'newcomer' },
  as: 'visitor',
  opening: [go('/login'), see('form [name=username]')],
  beats: [
    {
      title: { th: 'เริ่มสมัคร', la: 'ເລີ່ມສະໝັກ', en: 'Signing up' },
      says: {
        th: 'แค่มีเบอร์โทรศัพท์ก็เริ่มได้เลย',
        la: 'ມີແຕ່ເບີໂທກໍເລີ່ມໄດ້ເລີຍ',
        en: 'A phone number is all it takes to begin.',
      },
      notes: {
        th: 'ชี้ตัวบอกขั้นด้านบน มีสี่ขั้น ถ้าปิดรหัสยืนยันจะเหลือสามขั้น',
        la: 'ຊີ້ຕົວບອກຂັ້ນດ້ານເທິງ ມີສີ່ຂັ້ນ ຖ້າປິດລະຫັດຢືນຢັນຈະເຫຼືອສາມຂັ້ນ',
        en: 'Point at the marker above: four steps. An operator who sends no codes has three.',
      },
      acts: [pressOn('nav a[href$="/register"]'), see('form [name=phone]')],
      // A reload would keep the step of the registration.
      scene: [go('/login'), see('form [name=username]'), go('/register'), see('form [name=phone]')],
      ends: { route: '/register' },
    },
    {
      title: { th: 'ขอรหัส', la: 'ຂໍລະຫັດ', en: 'The code is sent' },
      says: {
        th: 'กรอกเบอร์ แตะถัดไป รหัสยืนยันส่งถึงมือถือทันที',
        la: 'ປ້ອນເບີ ແຕະຕໍ່ໄປ ລະຫັດຢືນຢັນສົ່ງຮອດມືຖືທັນທີ',
        en: 'She types her number, and the code is on its way to her phone.',
      },
      notes: {
        th: 'ถ้าถามเรื่องค่า SMS ขอรหัสใหม่ได้หลัง 60 วินาทีเท่านั้น ในแซนด์บ็อกซ์ไม่มีการส่งจริง',
        la: 'ຖ້າຖາມເລື່ອງຄ່າ SMS ຂໍລະຫັດໃໝ່ໄດ້ຫຼັງ 60 ວິນາທີເທົ່ານັ້ນ ໃນແຊນບັອກບໍ່ມີການສົ່ງແທ້',
        en: 'If they ask what messages cost: another code can be had only after 60 seconds. Nothing is sent in the sandbox.',
      },
      acts: [type('phone', '0891112222'), send('phone'), see('form [name=otp]')],
      ends: { route: '/register', entry: 'sendOtp' },
    },
    {
      title: { th: 'ยืนยันเบอร์', la: 'ຢືນຢັນເບີ', en: 'The number is hers' },
      says: {
        th: 'รหัสหกหลักยืนยันว่าเป็นเจ้าของเบอร์จริง',
        la: 'ລະຫັດຫົກໂຕຢືນຢັນວ່າເປັນເຈົ້າຂອງເບີແທ້',
        en: 'Six digits prove that the number is her own.',
      },
      notes: {
        th: 'ตัวเลขหลักที่หกส่งเอง ไม่ต้องกดปุ่ม บนมือถือจริงระบบเสนอรหัสจากข้อความให้',
        la: 'ເລກຕົວທີຫົກສົ່ງເອງ ບໍ່ຕ້ອງກົດປຸ່ມ ໃນມືຖືແທ້ລະບົບສະເໜີລະຫັດຈາກຂໍ້ຄວາມໃຫ້',
        en: 'The sixth digit sends it by itself. A real phone offers the code of the message.',
      },
      // The sixth digit submits.
      acts: [pause(500), type('otp', '123456'), see('form [name=confirm]')],
      ends: { route: '/register', entry: 'verifyOtp' },
    },
    {
      title: { th: 'ตั้งชื่อและรหัสผ่าน', la: 'ຕັ້ງຊື່ ແລະ ລະຫັດຜ່ານ', en: 'Name and password' },
      says: {
        th: 'ข้อมูลที่ขอมีเท่าที่จำเป็น',
        la: 'ຂໍຂໍ້ມູນສະເພາະທີ່ຈຳເປັນ',
        en: 'We ask for no more than is needed.',
      },
      notes: {
        th: 'ย้อนกลับหรือเปลี่ยนภาษาแล้วข้อมูลที่กรอกไว้ยังอยู่ ลองให้ลูกค้าถามก่อนแล้วค่อยบอก',
        la: 'ກັບຄືນ ຫຼື ປ່ຽນພາສາແລ້ວຂໍ້ມູນທີ່ປ້ອນໄວ້ຍັງຢູ່ ໃຫ້ລູກຄ້າຖາມກ່ອນແລ້ວຄ່ອຍບອກ',
        en: 'Going back, or to another language, keeps what was typed. Wait until they ask.',
      },
      acts: [
        type('name', 'สมหญิง ใจงาม'),
        type('password', 'secret99'),
        type('confirm', 'secret99'),
        send('confirm'),
        see('form [name=accountNo]'),
      ],
      ends: { route: '/register' },
    },
    {
      title: { th: 'ผูกบัญชีธนาคาร', la: 'ຜູກບັນຊີທະນາຄານ', en: 'Her own bank' },
      says: {
        th: 'เลือกธนาคารของตัวเอง ถอนเมื่อไหร่เงินเข้าบัญชีนี้',
        la: 'ເລືອກທະນາຄານຂອງຕົນເອງ ຖອນເມື່ອໃດເງິນເຂົ້າບັນຊີນີ້',
        en: 'She picks the bank account that her winnings will go to.',
      },
      notes: {
        th: 'รายชื่อธนาคารมาจากระบบของผู้ให้บริการเอง ชื่อบัญชีที่ไม่ตรงเงื่อนไขจะบอกในช่องนั้นเลย',
        la: 'ລາຍຊື່ທະນາຄານມາຈາກລະບົບຂອງຜູ້ໃຫ້ບໍລິການເອງ ຊື່ບັນຊີທີ່ບໍ່ຕົງເງື່ອນໄຂຈະບອກໃນຊ່ອງນັ້ນເລີຍ',
        en: 'The list of banks is the operator’s own. A refused account is said in its field, with everything kept.',
      },
      acts: [
        pressOn('form button[role=combobox]'),
        pressOn('[role=dialog] [role=option][id$="-SCB"]'),
        see('form [name=accountNo]'),
        type('firstName', 'สมหญิง'),
        type('lastName', 'ใจงาม'),
        type('accountNo', '1234567890'),
        send('accountNo'),
        see('form [name=username]'),
        type('password', 'secret99'),
        send('password'),
        see('#home-total'),
      ],
      scene: home,
      ends: { route: '/user/home', entry: 'login' },
    },
    {
      title: { th: 'กระเป๋าใหม่', la: 'ກະເປົາໃໝ່', en: 'A wallet of her own' },
      says: {
        th: 'กระเป๋าใหม่พร้อมใช้ ยอดเริ่มที่ศูนย์',
        la: 'ກະເປົາໃໝ່ພ້ອມໃຊ້ ຍອດເລີ່ມຈາກສູນ',
        en: 'Her new wallet is ready, and still empty.',
      },
      notes: {
        th: 'หยุดตรงนี้สักครู่ ถามว่าลูกค้าของเขาใช้เวลาเท่าไรกว่าจะถึงหน้านี้',
        la: 'ຢຸດຢູ່ນີ້ຈັກໜ່ອຍ ຖາມວ່າລູກຄ້າຂອງເຂົາໃຊ້ເວລາເທົ່າໃດກວ່າຈະຮອດໜ້ານີ້',
        en: 'Pause here. Ask how long their own players take to come this far.',
      },
      acts: [pause(500), see('#home-total')],
      scene: home,
      ends: { route: '/user/home' },
    },
    {
      title: { th: 'สร้าง QR ฝากเงิน', la: 'ສ້າງ QR ຝາກເງິນ', en: 'A QR for 500 baht' },
      says: {
        th: 'เลือกจำนวนเงิน ได้ QR พร้อมเวลานับถอยหลัง สแกนด้วยแอปธนาคารไหนก็ได้',
        la: 'ເລືອກຈຳນວນເງິນ ໄດ້ QR ພ້ອມເວລານັບຖອຍຫຼັງ ສະແກນດ້ວຍແອັບທະນາຄານໃດກໍໄດ້',
        en: 'One tap for the amount, and a QR that any banking app can pay.',
      },
      notes: {
        th: 'QR จ่ายได้ 15 นาที อย่าให้ลูกค้าสแกนจริง ในแซนด์บ็อกซ์ไม่มีธนาคารใดรู้จัก QR นี้',
        la: 'QR ຈ່າຍໄດ້ 15 ນາທີ ຢ່າໃຫ້ລູກຄ້າສະແກນແທ້ ໃນແຊນບັອກບໍ່ມີທະນາຄານໃດຮູ້ຈັກ QR ນີ້',
        en: 'It can be paid for 15 minutes. No real bank knows this QR: do not let anyone scan it.',
      },
      acts: [
        ...deposit,
        {
          do: 'press',
          on: { css: '[role=dialog] form [role=group] button', says: { th: '500', la: '500', en: '500' } },
        },
        pressOn('[role=dialog] form:has([role=group] [aria-pressed=true]) [type=submit]'),
        see('[role=dialog] [role=timer]'),
        see(qrPicture),
      ],
      scene: [...home, press('home.actions.deposit'), openMethod, see(qrPicture)],
      ends: { route: '/user/home', entry: 'createQr' },
    },
    {
      title: { th: 'เงินเข้าแล้ว', la: 'ເງິນເຂົ້າແລ້ວ', en: 'The money is there' },
      says: {
        th: 'ธนาคารแจ้งกลับอัตโนมัติ ยอดขึ้นโดยไม่ต้องรอใคร',
        la: 'ທະນາຄານແຈ້ງກັບອັດຕະໂນມັດ ຍອດຂຶ້ນໂດຍບໍ່ຕ້ອງລໍຖ້າໃຜ',
        en: 'The bank reports by itself; no one has to be asked.',
      },
      notes: {
        th: 'ตอนนี้ธนาคารจำลองจ่ายให้ ถ้าจ่ายช้ากว่ากำหนด เงินก็ยังเข้าหนึ่งครั้งไม่ซ้ำ',
        la: 'ຕອນນີ້ທະນາຄານຈຳລອງຈ່າຍໃຫ້ ຖ້າຈ່າຍຊ້າກວ່າກຳນົດ ເງິນກໍຍັງເຂົ້າໜຶ່ງຄັ້ງບໍ່ຊ້ຳ',
        en: 'The simulated bank has paid. A payment that comes late is still credited, and only once.',
      },
      acts: [
        { do: 'operate', action: 'payQr', data: {} },
        see('[data-received]'),
        pause(1_500),
        press('common.close'),
        see('#home-total'),
        pause(600),
      ],
      scene: home,
      ends: { route: '/user/home', entry: 'payQr' },
    },
    {
      title: { th: 'ทุกบาทมีที่มา', la: 'ທຸກບາດມີທີ່ມາ', en: 'Every baht accounted for' },
      says: {
        th: 'รายการฝากอยู่ในประวัติ ตรวจสอบได้ทุกเมื่อ',
        la: 'ລາຍການຝາກຢູ່ໃນປະຫວັດ ກວດສອບໄດ້ທຸກເມື່ອ',
        en: 'The deposit stands in her history, for her to check at any time.',
      },
      notes: {
        th: 'จบที่ประวัติ แล้วชวนลูกค้าจับเอง ถ้าจะเล่าใหม่ให้คนถัดไปกด ↺ ที่แถบ',
        la: 'ຈົບທີ່ປະຫວັດ ແລ້ວຊວນລູກຄ້າລອງເອງ ຖ້າຈະເລົ່າໃໝ່ໃຫ້ຄົນຕໍ່ໄປກົດ ↺ ທີ່ແຖບ',
        en: 'End on the history, then hand over the device. ↺ in the bar begins anew for the next visitor.',
      },
      acts: [pressOn('nav a[href$="/user/statement"]'), see('main h1')],
      scene: [go('/user/statement'), see('main h1')],
      ends: { route: '/user/statement' },
    },
  ],
};
