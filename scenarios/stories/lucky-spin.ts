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
  notes: {
    th: 'เรื่องสั้นที่สุด เหมาะกับบูธที่คนเดินผ่าน เปิดจอให้ใหญ่ที่สุด',
    la: 'ເລື່ອງສັ້ນທີ່ສຸດ ເໝາະກັບບູດທີ່ຄົນຍ່າງຜ່ານ ເປີດຈໍໃຫ້ໃຫຍ່ທີ່ສຸດ',
    en: 'The shortest story: for a stand where people pass by. Take the largest screen.',
  },
  world: { scenario: 'lucky' },
  as: 'player',
  opening: home,
  beats: [
    {
      title: { th: 'เปิดวงล้อ', la: 'ເປີດວົງລໍ້', en: 'To the wheel' },
      says: {
        th: 'จำนวนเหรียญที่สะสมไว้เห็นได้ตั้งแต่หน้าแรก',
        la: 'ຈຳນວນຫຼຽນທີ່ສະສົມໄວ້ເຫັນໄດ້ຕັ້ງແຕ່ໜ້າຫຼັກ',
        en: 'His coins are shown right on the home screen.',
      },
      notes: {
        th: 'ถ้าถามว่าเหรียญมาจากไหน ตอบว่าจากรางวัลของวงล้อ คูปอง และเจ้าหน้าที่',
        la: 'ຖ້າຖາມວ່າຫຼຽນມາຈາກໃສ ຕອບວ່າຈາກລາງວັນຂອງວົງລໍ້ ຄູປອງ ແລະ ພະນັກງານ',
        en: 'If they ask where coins come from: prizes of the wheel, coupons, and support.',
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
      notes: {
        th: 'ในเรื่องนี้การหมุนครั้งถัดไปชนะเสมอ อย่าสัญญาอัตราชนะ ผู้ให้บริการตั้งเอง',
        la: 'ໃນເລື່ອງນີ້ການໝຸນຄັ້ງຕໍ່ໄປຊະນະສະເໝີ ຢ່າສັນຍາອັດຕາຊະນະ ຜູ້ໃຫ້ບໍລິການຕັ້ງເອງ',
        en: 'In this story the next spin always wins. Promise no odds: the operator sets them.',
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
      notes: {
        th: 'ผู้เล่นที่ออกจากหน้านี้ก่อนเห็นรางวัลจะได้รับแจ้งภายหลัง ไม่ว่าอยู่หน้าไหน',
        la: 'ຜູ້ຫຼິ້ນທີ່ອອກຈາກໜ້ານີ້ກ່ອນເຫັນລາງວັນຈະໄດ້ຮັບແຈ້ງພາຍຫຼັງ ບໍ່ວ່າຢູ່ໜ້າໃດ',
        en: 'A player who leaves the page before the prize is shown is told of it afterwards, wherever they are.',
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
      notes: {
        th: 'ชวนดูประวัติ รางวัลเป็นรายการหนึ่งเหมือนเงินทุกบาท แล้วถามว่าเขาอยากใส่รางวัลอะไร',
        la: 'ຊວນເບິ່ງປະຫວັດ ລາງວັນເປັນລາຍການໜຶ່ງຄືເງິນທຸກບາດ ແລ້ວຖາມວ່າເຂົາຢາກໃສ່ລາງວັນຫຍັງ',
        en: 'Show the history: the prize stands there like any money. Then ask which prizes they would put on it.',
      },
      acts: [pressOn('nav a[href$="/user/home"]'), see('#home-total'), press('home.refresh'), pause(800)],
      scene: home,
      ends: { route: '/user/home' },
    },
  ],
};
