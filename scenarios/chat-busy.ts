import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const chatBusy: Scenario = {
  ...everyday,
  name: 'chat-busy',
  description: {
    th: 'แชทคึกคัก เจ้าหน้าที่ส่งข้อความทุกรูปแบบมาเรื่อย ๆ',
    la: 'ແຊັດຄຶກຄື້ນ ເຈົ້າໜ້າທີ່ສົ່ງຂໍ້ຄວາມທຸກຮູບແບບມາເລື້ອຍໆ',
    en: 'A talking operator who sends every kind of message.',
  },
  switches: withSwitches(everyday.switches, { chatTalkative: true, chatMessages: 40 }),
};
