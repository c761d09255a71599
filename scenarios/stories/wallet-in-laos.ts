import type { BeatAction, Story } from '../../mocks/index.ts';
import { go, home, pause, press, pressOn, receiveMoney, see, seeHistory, withdraw } from './acts.ts';

const qrPicture = '[role=dialog] img[width="232"]';
const openQr: BeatAction[] = [press('home.actions.deposit'), pressOn(`[role=dialog] [data-method=qr], ${qrPicture}`)];

export const walletInLaos: Story = {
  name: 'wallet-in-laos',
  title: { th: 'กระเป๋าเงินในลาว', la: 'ກະເປົາເງິນໃນລາວ', en: 'A wallet in Laos' },
  lead: {
    th: 'แอปเดียวกันเป็นภาษาลาว ใช้เงินกีบและธนาคารลาว',
    la: 'ແອັບດຽວກັນເປັນພາສາລາວ ໃຊ້ເງິນກີບ ແລະ ທະນາຄານລາວ',
    en: 'The same app in Lao, with kip and Lao banks.',
  },
  world: { scenario: 'laos', set: { depositPayonex: true } },
  as: 'player',
  opening: home,
  pictured: 1,
  beats: [
    {
      title: { th: 'ยอดเป็นกีบ', la: 'ຍອດເປັນກີບ', en: 'Balances in kip' },
      says: {
        th: 'ทุกยอดเป็นเงินกีบ ผู้เล่นเลือกภาษาเองได้',
        la: 'ທຸກຍອດເປັນເງິນກີບ ຜູ້ຫຼິ້ນເລືອກພາສາເອງໄດ້',
        en: 'Every amount is in kip; the player chooses the language.',
      },
      acts: [press('home.refresh'), see('#home-total'), pause(800)],
      scene: home,
      ends: { route: '/user/home' },
    },
    {
      title: { th: 'ฝากหนึ่งแสนกีบ', la: 'ຝາກໜຶ່ງແສນກີບ', en: 'A deposit of 100,000 kip' },
      says: {
        th: 'จำนวนที่ใช้บ่อยเป็นเงินกีบ แตะแล้วได้ QR',
        la: 'ຈຳນວນທີ່ໃຊ້ເລື້ອຍເປັນເງິນກີບ ແຕະແລ້ວໄດ້ QR',
        en: 'The usual amounts are kip amounts: one tap, and the QR is there.',
      },
      acts: [
        ...openQr,
        pressOn('[role=dialog] form [role=group] button', '100,000'),
        pressOn('[role=dialog] form:has([role=group] [aria-pressed=true]) [type=submit]'),
        see('[role=dialog] [role=timer]'),
        see(qrPicture),
      ],
      scene: [...home, ...openQr, see(qrPicture)],
      ends: { route: '/user/home', entry: 'createQr' },
    },
    {
      title: { th: 'เงินเข้าแล้ว', la: 'ເງິນເຂົ້າແລ້ວ', en: 'The money is there' },
      says: {
        th: 'ธนาคารแจ้งกลับเอง ยอดขึ้นทันที',
        la: 'ທະນາຄານແຈ້ງກັບເອງ ຍອດຂຶ້ນທັນທີ',
        en: 'The bank reports by itself, and the balance grows at once.',
      },
      acts: receiveMoney,
      scene: home,
      ends: { route: '/user/home', entry: 'payQr' },
    },
    {
      title: { th: 'ถอนเข้าธนาคารลาว', la: 'ຖອນເຂົ້າທະນາຄານລາວ', en: 'Out to a Lao bank' },
      says: {
        th: 'ถอนเป็นกีบ เข้าบัญชีธนาคารลาวของตัวเอง',
        la: 'ຖອນເປັນກີບ ເຂົ້າບັນຊີທະນາຄານລາວຂອງຕົນເອງ',
        en: 'A withdrawal in kip, to the player’s own account at a Lao bank.',
      },
      acts: withdraw('500000'),
      scene: home,
      ends: { route: '/user/home', entry: 'withdrawAll' },
    },
    {
      title: { th: 'ทุกกีบมีที่มา', la: 'ທຸກກີບມີທີ່ມາ', en: 'Every kip accounted for' },
      says: {
        th: 'ฝากและถอนอยู่ในประวัติ เป็นเงินกีบทุกรายการ',
        la: 'ຝາກ ແລະ ຖອນຢູ່ໃນປະຫວັດ ເປັນເງິນກີບທຸກລາຍການ',
        en: 'Deposit and withdrawal stand in the history, in kip.',
      },
      acts: [press('common.ok'), ...seeHistory, pause(800)],
      scene: [go('/user/statement'), see('main h1')],
      ends: { route: '/user/statement' },
    },
  ],
};
