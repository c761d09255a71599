import type { BeatAction, Story } from '../../mocks/index.ts';
import { go, home, pause, press, pressOn, receiveMoney, see, seeHistory, send, type } from './acts.ts';

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
  world: { scenario: 'newcomer' },
  as: 'visitor',
  opening: [go('/login'), see('form [name=username]')],
  pictured: 7,
  beats: [
    {
      title: { th: 'เริ่มสมัคร', la: 'ເລີ່ມສະໝັກ', en: 'Signing up' },
      says: {
        th: 'แค่มีเบอร์โทรศัพท์ก็เริ่มได้เลย',
        la: 'ມີແຕ່ເບີໂທກໍເລີ່ມໄດ້ເລີຍ',
        en: 'A phone number is all it takes to begin.',
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
      acts: receiveMoney,
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
      acts: seeHistory,
      scene: [go('/user/statement'), see('main h1')],
      ends: { route: '/user/statement' },
    },
  ],
};
