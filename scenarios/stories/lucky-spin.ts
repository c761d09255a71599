import type { BeatAction, Story } from '../../mocks/index.ts';
import { go, home, pause, press, pressOn, see, seeButton } from './acts.ts';

const wheel: BeatAction[] = [see('canvas'), seeButton('spin.spin')];

export const luckySpin: Story = {
  name: 'lucky-spin',
  title: { th: 'หมุนวงล้อรับโชค', la: 'ໝຸນວົງລໍ້ຮັບໂຊກ', en: 'A lucky spin' },
  lead: {
    th: 'เหรียญหนึ่งเหรียญ หมุนหนึ่งครั้ง ได้เงินเข้ากระเป๋าทันที',
    la: 'ຫຼຽນໜຶ່ງຫຼຽນ ໝຸນໜຶ່ງຄັ້ງ ໄດ້ເງິນເຂົ້າກະເປົາທັນທີ',
    en: 'One coin, one spin, and money in the wallet at once.',
  },
  world: { scenario: 'lucky' },
  as: 'player',
  opening: home,
  pictured: 2,
  beats: [
    {
      title: { th: 'เปิดวงล้อ', la: 'ເປີດວົງລໍ້', en: 'To the wheel' },
      says: {
        th: 'จำนวนเหรียญที่สะสมไว้เห็นได้ตั้งแต่หน้าแรก',
        la: 'ຈຳນວນຫຼຽນທີ່ສະສົມໄວ້ເຫັນໄດ້ຕັ້ງແຕ່ໜ້າຫຼັກ',
        en: 'His coins are shown right on the home screen.',
      },
      acts: [press('home.actions.spin'), ...wheel],
      scene: [go('/user/spin'), ...wheel],
      ends: { route: '/user/spin' },
    },
    {
      title: { th: 'หมุนเลย', la: 'ໝຸນເລີຍ', en: 'The spin' },
      says: {
        th: 'ผลมาจากเซิร์ฟเวอร์ก่อนวงล้อหยุด ทุกครั้งยุติธรรมและตรวจสอบได้',
        la: 'ຜົນມາຈາກເຊີບເວີກ່ອນວົງລໍ້ຢຸດ ທຸກຄັ້ງຍຸຕິທຳ ແລະ ກວດສອບໄດ້',
        en: 'The server decides before the wheel stops: every spin is fair and on record.',
      },
      acts: [press('spin.spin'), see('[role=alertdialog], [role=dialog]'), pause(800)],
      ends: { route: '/user/spin', entry: 'spin' },
    },
    {
      title: { th: 'รับรางวัล', la: 'ຮັບລາງວັນ', en: 'The prize is his' },
      says: {
        th: 'รางวัลเงินสดเข้ากระเป๋าให้เลย ไม่ต้องรอเจ้าหน้าที่',
        la: 'ລາງວັນເງິນສົດເຂົ້າກະເປົາໃຫ້ເລີຍ ບໍ່ຕ້ອງລໍຖ້າພະນັກງານ',
        en: 'Cash prizes go into the wallet at once, with no wait for support.',
      },
      acts: [press('common.ok'), ...wheel],
      scene: [go('/user/spin'), ...wheel],
      ends: { route: '/user/spin' },
    },
    {
      title: { th: 'ยอดเพิ่มแล้ว', la: 'ຍອດເພີ່ມແລ້ວ', en: 'It shows in the balance' },
      says: {
        th: 'กลับหน้าแรก ยอดรวมเพิ่มขึ้น พร้อมเล่นหรือถอน',
        la: 'ກັບໜ້າຫຼັກ ຍອດລວມເພີ່ມຂຶ້ນ ພ້ອມຫຼິ້ນ ຫຼື ຖອນ',
        en: 'Back home the total has grown, ready to play or to withdraw.',
      },
      acts: [pressOn('nav a[href$="/user/home"]'), see('#home-total'), press('home.refresh'), pause(800)],
      scene: home,
      ends: { route: '/user/home' },
    },
  ],
};
