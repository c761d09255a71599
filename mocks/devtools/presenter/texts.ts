import type { LocalizedText } from './story.ts';

/** Texts of the control bar and the menu of stories. */
export const presentTexts = {
  bar: { th: 'แถบนำเสนอ', la: 'ແຖບນຳສະເໜີ', en: 'Presentation' },
  next: { th: 'ถัดไป', la: 'ຕໍ່ໄປ', en: 'Next' },
  begin: { th: 'เริ่ม', la: 'ເລີ່ມ', en: 'Begin' },
  back: { th: 'ย้อนกลับ', la: 'ກັບຄືນ', en: 'Back' },
  restart: { th: 'เริ่มใหม่สำหรับคนถัดไป', la: 'ເລີ່ມໃໝ່ສຳລັບຄົນຕໍ່ໄປ', en: 'Start over for the next visitor' },
  exit: { th: 'ออก', la: 'ອອກ', en: 'Leave the story' },
  over: { th: 'จบเรื่องแล้ว', la: 'ຈົບເລື່ອງແລ້ວ', en: 'That was the story' },
  overHint: {
    th: 'ลองกดเล่นต่อเองได้ หรือเริ่มใหม่สำหรับคนถัดไป',
    la: 'ລອງກົດຫຼິ້ນຕໍ່ເອງໄດ້ ຫຼື ເລີ່ມໃໝ່ສຳລັບຄົນຕໍ່ໄປ',
    en: 'Go on by hand from here, or start over for the next visitor.',
  },
  lost: {
    th: 'หน้าจอออกจากเรื่องไปแล้ว กรุณาย้อนกลับหนึ่งครั้งแล้วไปต่อ',
    la: 'ໜ້າຈໍອອກຈາກເລື່ອງໄປແລ້ວ ກະລຸນາກັບຄືນໜຶ່ງຄັ້ງແລ້ວໄປຕໍ່',
    en: 'The screen has left the story: go back once, then on.',
  },
  title: { th: 'วันนี้เล่าเรื่องไหนดี', la: 'ມື້ນີ້ເລົ່າເລື່ອງໃດດີ', en: 'Which story shall we tell?' },
  lead: {
    th: 'แต่ละเรื่องเล่นบนหน้าจอจริง ลูกศรขวาไปต่อ ลูกศรซ้ายย้อนกลับ Esc ออก',
    la: 'ແຕ່ລະເລື່ອງຫຼິ້ນໃນໜ້າຈໍຈິງ ລູກສອນຂວາໄປຕໍ່ ລູກສອນຊ້າຍກັບຄືນ Esc ອອກ',
    en: 'Each one plays on the real screens. Right arrow goes on, left arrow goes back, Esc leaves.',
  },
  beats: { th: 'จังหวะ', la: 'ຈັງຫວະ', en: 'beats' },
  keeping: {
    th: 'กำลังเก็บไว้ใช้แบบออฟไลน์…',
    la: 'ກຳລັງເກັບໄວ້ໃຊ້ແບບອອບລາຍ…',
    en: 'Being kept for use without a network…',
  },
  kept: {
    th: 'เก็บครบแล้ว เล่นต่อได้แม้ไม่มีอินเทอร์เน็ต',
    la: 'ເກັບຄົບແລ້ວ ຫຼິ້ນຕໍ່ໄດ້ເຖິງບໍ່ມີອິນເຕີເນັດ',
    en: 'All kept: works without a network from here.',
  },
  notKept: {
    th: 'เก็บไว้ใช้แบบออฟไลน์ไม่ได้ ต้องต่ออินเทอร์เน็ตตลอดการนำเสนอ',
    la: 'ເກັບໄວ້ໃຊ້ແບບອອບລາຍບໍ່ໄດ້ ຕ້ອງຕໍ່ອິນເຕີເນັດຕະຫຼອດການນຳສະເໜີ',
    en: 'Could not be kept: stay online while you present.',
  },
  play: { th: 'ออกไปเล่นเอง', la: 'ອອກໄປຫຼິ້ນເອງ', en: 'Leave the stories and look around' },
} as const satisfies Record<string, LocalizedText>;
