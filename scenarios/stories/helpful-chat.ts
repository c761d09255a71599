import type { BeatAction, LocalizedText, Story } from '../../mocks/index.ts';
import { home, pause, press, pressUnless, see } from './acts.ts';

const composer = '[role=dialog] textarea';
const openChat: BeatAction[] = [pressUnless('chat.open', composer), see(composer)];
const chat: BeatAction[] = [...home, ...openChat];
const say = (text: LocalizedText): BeatAction[] => [{ do: 'type', on: { css: composer }, text }, press('chat.send')];
/** Long enough for support to read and answer. */
const wait: BeatAction[] = [pause(1_500), { do: 'jump', by: '40s' }, pause(700)];

const question: LocalizedText = {
  th: 'ฝากเงินแล้วยอดยังไม่เข้า ทำยังไงดี',
  la: 'ຝາກເງິນແລ້ວຍອດຍັງບໍ່ເຂົ້າ ເຮັດແນວໃດດີ',
  en: 'I made a deposit but it has not arrived. What can I do?',
};
const thanks: LocalizedText = { th: 'ขอบคุณมาก', la: 'ຂອບໃຈຫຼາຍໆ', en: 'Thank you very much' };

export const helpfulChat: Story = {
  name: 'helpful-chat',
  title: { th: 'แชทที่ช่วยได้จริง', la: 'ແຊັດທີ່ຊ່ວຍໄດ້ແທ້', en: 'A chat that helps' },
  lead: {
    th: 'ถามในแอป ได้คำตอบในแอป ไม่ต้องออกไปไหน',
    la: 'ຖາມໃນແອັບ ໄດ້ຄຳຕອບໃນແອັບ ບໍ່ຕ້ອງອອກໄປໃສ',
    en: 'Asked in the app, answered in the app, without leaving it.',
  },
  world: { scenario: 'everyday', set: { chatMessages: 0 } },
  as: 'player',
  opening: home,
  pictured: 3,
  beats: [
    {
      title: { th: 'เปิดแชท', la: 'ເປີດແຊັດ', en: 'Opening the chat' },
      says: {
        th: 'ปุ่มแชทอยู่ทุกหน้า เปิดทับได้เลยโดยไม่เสียงานที่ทำอยู่',
        la: 'ປຸ່ມແຊັດຢູ່ທຸກໜ້າ ເປີດທັບໄດ້ເລີຍໂດຍບໍ່ເສຍວຽກທີ່ເຮັດຢູ່',
        en: 'The chat is one tap away on every page, and nothing else is lost.',
      },
      acts: openChat,
      scene: chat,
      ends: { route: '/user/home' },
    },
    {
      title: { th: 'ถามเรื่องฝาก', la: 'ຖາມເລື່ອງຝາກ', en: 'The question' },
      says: {
        th: 'พิมพ์เหมือนคุยกับเพื่อน ส่งแล้วเห็นทันที',
        la: 'ພິມຄືລົມກັບໝູ່ ສົ່ງແລ້ວເຫັນທັນທີ',
        en: 'Typed as to a friend, and sent at once.',
      },
      acts: say(question),
      scene: chat,
      ends: { route: '/user/home', entry: 'sendChatMessage' },
    },
    {
      title: { th: 'ตอบกลับ', la: 'ຕອບກັບ', en: 'The answer' },
      says: {
        th: 'เจ้าหน้าที่ตอบเป็นภาษาเดียวกับที่ถาม พร้อมบอกทางแก้',
        la: 'ພະນັກງານຕອບເປັນພາສາດຽວກັບທີ່ຖາມ ພ້ອມບອກທາງແກ້',
        en: 'Support answers in the player’s own language, and says what to do.',
      },
      acts: wait,
      scene: chat,
      ends: { route: '/user/home' },
    },
    {
      title: { th: 'ขอบคุณ', la: 'ຂອບໃຈ', en: 'A thank you' },
      says: {
        th: 'ปัญหาจบในไม่กี่ข้อความ ประวัติแชทเก็บไว้ให้ดูย้อนหลัง',
        la: 'ບັນຫາຈົບໃນບໍ່ເທົ່າໃດຂໍ້ຄວາມ ປະຫວັດແຊັດເກັບໄວ້ໃຫ້ເບິ່ງຍ້ອນຫຼັງ',
        en: 'Solved in a few lines, and kept for later.',
      },
      acts: [...say(thanks), ...wait],
      scene: chat,
      ends: { route: '/user/home', entry: 'sendChatMessage' },
    },
    {
      title: { th: 'กลับไปเล่นต่อ', la: 'ກັບໄປຫຼິ້ນຕໍ່', en: 'Back to the game' },
      says: {
        th: 'ปิดแชท หน้าเดิมรออยู่ตรงที่ค้างไว้',
        la: 'ປິດແຊັດ ໜ້າເກົ່າລໍຖ້າຢູ່ບ່ອນທີ່ຄ້າງໄວ້',
        en: 'The chat closes, and the page is where it was left.',
      },
      acts: [press('chat.close'), see('#home-total')],
      scene: home,
      ends: { route: '/user/home' },
    },
  ],
};
