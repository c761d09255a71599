import type { BeatAction, Story, Words } from '../../mocks/index.ts';
import { amount, go, home, pause, press, pressOn, see, seeDialog, seeHistory, type, withdraw } from './acts.ts';

const pick = (column: 'first' | 'last', says: Words): BeatAction =>
  pressOn(`:has(> div > [role=listbox]):${column}-child [role=option]`, says);
const game: BeatAction[] = [
  see('main button[data-active]', 'Joker'),
  pressOn('main button[data-active]', 'Joker'),
  see('[role=dialog] button', { key: 'games.play' }),
];
const history: BeatAction[] = [go('/user/statement'), see('main h1')];
/** The newest entry of the history. */
const entry = 'main button[aria-haspopup=dialog]';

export const playAndWithdraw: Story = {
  name: 'play-and-withdraw',
  title: { th: 'เล่นแล้วถอนเข้าบัญชี', la: 'ຫຼິ້ນແລ້ວຖອນເຂົ້າບັນຊີ', en: 'Playing and withdrawing' },
  lead: {
    th: 'โยกเงินไปเกมและกลับมา แล้วถอนเข้าธนาคารของตัวเอง',
    la: 'ຍ້າຍເງິນໄປເກມ ແລະ ກັບມາ ແລ້ວຖອນເຂົ້າທະນາຄານຂອງຕົນເອງ',
    en: 'Credit goes to a game and back, and then to the player’s own bank.',
  },
  world: { scenario: 'everyday' },
  as: 'visitor',
  opening: [go('/login'), see('form [name=username]')],
  pictured: 4,
  beats: [
    {
      title: { th: 'เข้าสู่ระบบ', la: 'ເຂົ້າສູ່ລະບົບ', en: 'Logging in' },
      says: {
        th: 'เบอร์โทรกับรหัสผ่าน ยอดทั้งหมดอยู่ในหน้าแรก',
        la: 'ເບີໂທກັບລະຫັດຜ່ານ ຍອດທັງໝົດຢູ່ໃນໜ້າຫຼັກ',
        en: 'A phone number and a password, and all his balances are on one page.',
      },
      acts: [
        type('username', '0812345678'),
        type('password', 'krapao99'),
        pressOn('form:has([name="password"]) [type=submit]'),
        see('#home-total'),
        pause(800),
      ],
      scene: home,
      ends: { route: '/user/home', entry: 'login' },
    },
    {
      title: { th: 'เลือกเกม', la: 'ເລືອກເກມ', en: 'Credit for a game' },
      says: {
        th: 'จากกระเป๋าไปเกมที่ชอบ เลือกต้นทาง ปลายทาง แล้วใส่จำนวน',
        la: 'ຈາກກະເປົາໄປເກມທີ່ມັກ ເລືອກຕົ້ນທາງ ປາຍທາງ ແລ້ວໃສ່ຈຳນວນ',
        en: 'From the wallet to the game he likes: from, to, and how much.',
      },
      acts: [
        press('home.actions.transfer'),
        see(amount),
        pick('first', { key: 'account.WALLET' }),
        pick('last', 'Joker'),
        { do: 'type', on: { css: amount }, text: '500' },
      ],
      ends: { route: '/user/home' },
    },
    {
      title: { th: 'เครดิตถึงเกมทันที', la: 'ເຄຣດິດຮອດເກມທັນທີ', en: 'There at once' },
      says: {
        th: 'แตะครั้งเดียว เครดิตอยู่ในเกมแล้ว',
        la: 'ແຕະເທື່ອດຽວ ເຄຣດິດຢູ່ໃນເກມແລ້ວ',
        en: 'One tap, and the credit is in the game.',
      },
      acts: [pressOn('[role=dialog] [type=submit]'), seeDialog('transfer.done'), pause(1_200)],
      scene: home,
      ends: { route: '/user/home', entry: 'transfer' },
    },
    {
      title: { th: 'เข้าเล่น', la: 'ເຂົ້າຫຼິ້ນ', en: 'Off to play' },
      says: {
        th: 'ทุกค่ายเกมเปิดจากที่นี่ ไม่ต้องจำรหัสเพิ่ม',
        la: 'ທຸກຄ່າຍເກມເປີດຈາກທີ່ນີ້ ບໍ່ຕ້ອງຈື່ລະຫັດເພີ່ມ',
        en: 'Every provider opens from here, with no further password to remember.',
      },
      acts: [press('common.ok'), ...game, pause(1_200)],
      scene: [...home, ...game],
      ends: { route: '/user/home' },
    },
    {
      title: { th: 'ชนะแล้ว', la: 'ຊະນະແລ້ວ', en: 'A win' },
      says: {
        th: 'เล่นได้เท่าไร ยอดในเกมขึ้นให้เห็นในหน้าแรก',
        la: 'ຫຼິ້ນໄດ້ເທົ່າໃດ ຍອດໃນເກມຂຶ້ນໃຫ້ເຫັນໃນໜ້າຫຼັກ',
        en: 'What he wins in the game shows on his home page.',
      },
      acts: [
        { do: 'operate', action: 'adjustBalance', data: { account: 'JOKER', baht: 1_250 } },
        press('common.close'),
        see('#home-total'),
        press('home.refresh'),
        pause(800),
      ],
      scene: home,
      ends: { route: '/user/home', entry: 'adjustBalance' },
    },
    {
      title: { th: 'ถอนเงิน', la: 'ຖອນເງິນ', en: 'To his bank' },
      says: {
        th: 'ถอนจากกระเป๋าและเกมรวมกันได้เลย เงินเข้าบัญชีของตัวเองเท่านั้น',
        la: 'ຖອນຈາກກະເປົາ ແລະ ເກມລວມກັນໄດ້ເລີຍ ເງິນເຂົ້າບັນຊີຂອງຕົນເອງເທົ່ານັ້ນ',
        en: 'Wallet and games together, in one withdrawal, to his own account alone.',
      },
      acts: withdraw('1500'),
      scene: home,
      ends: { route: '/user/home', entry: 'withdrawAll' },
    },
    {
      title: { th: 'รอธนาคาร', la: 'ລໍຖ້າທະນາຄານ', en: 'The bank at work' },
      says: {
        th: 'ระหว่างรอ ประวัติบอกสถานะตลอด ไม่ต้องโทรถาม',
        la: 'ລະຫວ່າງລໍຖ້າ ປະຫວັດບອກສະຖານະຕະຫຼອດ ບໍ່ຕ້ອງໂທຖາມ',
        en: 'While the bank works, the history says so: no call needed.',
      },
      acts: [press('common.ok'), ...seeHistory, pressOn(entry), pause(1_500)],
      scene: history,
      ends: { route: '/user/statement' },
    },
    {
      title: { th: 'เงินเข้าบัญชีแล้ว', la: 'ເງິນເຂົ້າບັນຊີແລ້ວ', en: 'Paid out' },
      says: {
        th: 'ไม่กี่นาทีต่อมา ธนาคารโอนแล้ว สถานะเปลี่ยนให้เอง',
        la: 'ບໍ່ເທົ່າໃດນາທີຕໍ່ມາ ທະນາຄານໂອນແລ້ວ ສະຖານະປ່ຽນໃຫ້ເອງ',
        en: 'Minutes later the bank has paid, and the entry says it by itself.',
      },
      acts: [{ do: 'operate', action: 'payWithdrawal', data: {} }, go('/user/statement'), see('main h1'), pause(1_200)],
      scene: history,
      ends: { route: '/user/statement', entry: 'payWithdrawal' },
    },
  ],
};
