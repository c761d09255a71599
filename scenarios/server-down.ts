import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const serverDown: Scenario = {
  ...everyday,
  name: 'server-down',
  description: {
    th: 'เซิร์ฟเวอร์ล่ม ทุกคำขอตอบ 500 บางครั้งเป็นหน้าเว็บ',
    la: 'ເຊີບເວີລົ້ມ ທຸກຄຳຂໍຕອບ 500 ບາງຄັ້ງເປັນໜ້າເວັບ',
    en: 'The server is down: every call answers 500, some of them with a web page.',
  },
  switches: withSwitches(everyday.switches, { serverDown: true }),
};
