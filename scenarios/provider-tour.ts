import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

/**
 * All sixteen by the way each of them opens. IMI, too, then has a web page, so that it opens by auto-login; without one it
 * takes a transfer and no more: `webGames:usual` is that world.
 */
export const providerTour: Scenario = {
  ...everyday,
  name: 'provider-tour',
  description: {
    th: 'เปิดบัญชีครบทั้งสิบหกค่าย เล่นได้ทุกค่าย มีทั้งเว็บ แอนดรอยด์ และไอโอเอส',
    la: 'ເປີດບັນຊີຄົບທັງສິບຫົກຄ່າຍ ຫຼິ້ນໄດ້ທຸກຄ່າຍ ທັງເວັບ ແອນດຣອຍ ແລະ ໄອໂອເອສ',
    en: 'An open account with each of the sixteen providers, on the web, Android and iOS.',
  },
  switches: withSwitches(everyday.switches, { openGames: 'all', webGames: 'all' }),
};
