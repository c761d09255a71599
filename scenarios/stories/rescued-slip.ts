import type { BeatAction, Story } from '../../mocks/index.ts';
import { go, home, pause, press, see, seeHistory } from './acts.ts';

const chooser = 'input[type=file]';
const openSlips: BeatAction[] = [press('slip.open'), see(chooser)];
const slips: BeatAction[] = [go('/user/statement'), see('main h1'), ...openSlips];
const upload = (name: string): BeatAction[] => [
  { do: 'choose-slip', name, baht: 500 },
  see('[role=dialog] img'),
  pause(700),
  press('slip.upload'),
  see(chooser),
];
/** The sheet loads its list when it opens. */
const reopenSlips: BeatAction[] = [press('common.close'), go('/user/statement'), ...openSlips];

export const rescuedSlip: Story = {
  name: 'rescued-slip',
  title: { th: 'ตามยอดฝากด้วยสลิป', la: 'ຕາມຍອດຝາກດ້ວຍໃບໂອນ', en: 'A deposit found by its slip' },
  lead: {
    th: 'โอนแล้วเงินไม่เข้า ผู้เล่นแก้เองได้ด้วยสลิปใบเดียว',
    la: 'ໂອນແລ້ວເງິນບໍ່ເຂົ້າ ຜູ້ຫຼິ້ນແກ້ເອງໄດ້ດ້ວຍໃບໂອນໃບດຽວ',
    en: 'A payment did not arrive; the player puts it right with a picture of the slip.',
  },
  world: { scenario: 'everyday', set: { slipWindow: 'none' } },
  as: 'player',
  opening: home,
  pictured: 5,
  beats: [
    {
      title: { th: 'โอนแล้วแต่ยอดไม่ขึ้น', la: 'ໂອນແລ້ວແຕ່ຍອດບໍ່ຂຶ້ນ', en: 'Paid, but not there' },
      says: {
        th: 'เงิน 500 บาทออกจากธนาคารแล้ว ผู้เล่นเปิดหน้าสลิปจากประวัติรายการ',
        la: 'ເງິນ 500 ບາດອອກຈາກທະນາຄານແລ້ວ ຜູ້ຫຼິ້ນເປີດໜ້າໃບໂອນຈາກປະຫວັດລາຍການ',
        en: '500 baht have left the bank; the player opens the slips from the history.',
      },
      acts: [...seeHistory, ...openSlips],
      scene: slips,
      ends: { route: '/user/statement' },
    },
    {
      title: { th: 'ส่งรูปสลิป', la: 'ສົ່ງຮູບໃບໂອນ', en: 'The slip is sent' },
      says: {
        th: 'เลือกรูป ตรวจสอบ แล้วส่ง สถานะขึ้นให้เห็นทันที',
        la: 'ເລືອກຮູບ ກວດສອບ ແລ້ວສົ່ງ ສະຖານະຂຶ້ນໃຫ້ເຫັນທັນທີ',
        en: 'Choose, check, send: its status is shown at once.',
      },
      acts: upload('slip.png'),
      scene: slips,
      ends: { route: '/user/statement', entry: 'uploadSlip' },
    },
    {
      title: { th: 'รูปไม่ชัด บอกเหตุผล', la: 'ຮູບບໍ່ຊັດ ບອກເຫດຜົນ', en: 'Blurred, and told so' },
      says: {
        th: 'ถ้าอ่านไม่ได้ ระบบบอกเหตุผลด้วยคำง่าย ๆ ไม่ต้องโทรถาม',
        la: 'ຖ້າອ່ານບໍ່ໄດ້ ລະບົບບອກເຫດຜົນດ້ວຍຄຳງ່າຍໆ ບໍ່ຕ້ອງໂທຖາມ',
        en: 'If it can’t be read, the reason is given in plain words: no call needed.',
      },
      acts: [
        { do: 'operate', action: 'rejectSlip', data: { reason: 'CANNOT_READ_CROPPED_IMAGE' } },
        ...reopenSlips,
        pause(600),
      ],
      scene: slips,
      ends: { route: '/user/statement', entry: 'rejectSlip' },
    },
    {
      title: { th: 'ส่งอีกครั้ง', la: 'ສົ່ງອີກຄັ້ງ', en: 'Once more, sharper' },
      says: {
        th: 'ถ่ายใหม่ให้ชัด แล้วส่งอีกครั้งได้ทันที',
        la: 'ຖ່າຍໃໝ່ໃຫ້ຊັດ ແລ້ວສົ່ງອີກຄັ້ງໄດ້ທັນທີ',
        en: 'A sharper picture, sent right away.',
      },
      acts: upload('slip-500.png'),
      scene: slips,
      ends: { route: '/user/statement', entry: 'uploadSlip' },
    },
    {
      title: { th: 'ผ่านแล้ว', la: 'ຜ່ານແລ້ວ', en: 'Accepted' },
      says: {
        th: 'ตรวจผ่าน เงินเข้ากระเป๋าเต็มจำนวน',
        la: 'ກວດຜ່ານ ເງິນເຂົ້າກະເປົາເຕັມຈຳນວນ',
        en: 'It is accepted, and the full amount is in the wallet.',
      },
      acts: [{ do: 'operate', action: 'approveSlip', data: {} }, ...reopenSlips, pause(900)],
      scene: slips,
      ends: { route: '/user/statement', entry: 'approveSlip' },
    },
    {
      title: { th: 'ยอดครบ', la: 'ຍອດຄົບ', en: 'The balance is right' },
      says: {
        th: 'ยอดในหน้าแรกถูกต้อง ผู้เล่นสบายใจ เจ้าหน้าที่ไม่ต้องรับสาย',
        la: 'ຍອດໃນໜ້າຫຼັກຖືກຕ້ອງ ຜູ້ຫຼິ້ນສະບາຍໃຈ ພະນັກງານບໍ່ຕ້ອງຮັບສາຍ',
        en: 'The total is right, the player is at ease, and support has had no call.',
      },
      acts: [press('common.close'), ...home, press('home.refresh'), pause(600)],
      scene: home,
      ends: { route: '/user/home' },
    },
  ],
};
