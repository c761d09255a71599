import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const allGamesClosed: Scenario = {
  ...everyday,
  name: 'all-games-closed',
  description: {
    th: 'ยังไม่เปิดบัญชีเกมเลยสักค่าย',
    la: 'ຍັງບໍ່ໄດ້ເປີດບັນຊີເກມຈັກຄ່າຍ',
    en: 'No game account is open yet.',
  },
  switches: withSwitches(everyday.switches, { openGames: 'none', gameBalances: 'none' }),
};
