import type { LocalizedText } from './story.ts';

export const presentTexts = {
  bar: { th: 'แถบนำเสนอ', la: 'ແຖບນຳສະເໜີ', en: 'Presentation' },
  next: { th: 'ถัดไป', la: 'ຕໍ່ໄປ', en: 'Next' },
  begin: { th: 'เริ่ม', la: 'ເລີ່ມ', en: 'Begin' },
  back: { th: 'ย้อนกลับ', la: 'ກັບຄືນ', en: 'Back' },
  restart: { th: 'เริ่มใหม่สำหรับคนถัดไป', la: 'ເລີ່ມໃໝ່ສຳລັບຄົນຕໍ່ໄປ', en: 'Start over for the next visitor' },
  phone: { th: 'แสดงในกรอบโทรศัพท์', la: 'ສະແດງໃນກອບໂທລະສັບ', en: 'Show in a phone' },
  exit: { th: 'ออก', la: 'ອອກ', en: 'Leave the story' },
  over: { th: 'จบเรื่องแล้ว', la: 'ຈົບເລື່ອງແລ້ວ', en: 'That was the story' },
  overHint: {
    th: 'ใช้งานต่อเองได้เลย หรือเริ่มใหม่สำหรับคนถัดไป',
    la: 'ນຳໃຊ້ຕໍ່ເອງໄດ້ເລີຍ ຫຼື ເລີ່ມໃໝ່ສຳລັບຄົນຕໍ່ໄປ',
    en: 'Go on by yourself, or start over for the next visitor.',
  },
  lost: {
    th: 'หน้าจอออกจากเรื่องไปแล้ว กรุณาย้อนกลับหนึ่งครั้งแล้วไปต่อ',
    la: 'ໜ້າຈໍອອກຈາກເລື່ອງໄປແລ້ວ ກະລຸນາກັບຄືນໜຶ່ງຄັ້ງແລ້ວໄປຕໍ່',
    en: 'The screen has left the story: go back once, then on.',
  },
  title: { th: 'วันนี้เล่าเรื่องไหนดี', la: 'ມື້ນີ້ເລົ່າເລື່ອງໃດດີ', en: 'Which story shall we tell?' },
  lead: {
    th: 'แต่ละเรื่องเล่าบนหน้าจอจริง กดลูกศรขวาเพื่อไปต่อ ลูกศรซ้ายเพื่อย้อนกลับ Esc เพื่อออก',
    la: 'ແຕ່ລະເລື່ອງເລົ່າໃນໜ້າຈໍຈິງ ກົດລູກສອນຂວາເພື່ອໄປຕໍ່ ລູກສອນຊ້າຍເພື່ອກັບຄືນ Esc ເພື່ອອອກ',
    en: 'Each story is told on the real screens. Right arrow goes on, left arrow goes back, Esc leaves.',
  },
  minutes: { th: 'ประมาณ {} นาที', la: 'ປະມານ {} ນາທີ', en: 'about {} min' },
  brand: { th: 'แบรนด์ของลูกค้า', la: 'ແບຣນຂອງລູກຄ້າ', en: 'Your client’s brand' },
  language: { th: 'ภาษา', la: 'ພາສາ', en: 'Language' },
  beats: { th: '{} ตอน', la: '{} ຕອນ', en: '{} steps' },
  keeping: {
    th: 'กำลังเก็บไว้ใช้แบบออฟไลน์…',
    la: 'ກຳລັງເກັບໄວ້ໃຊ້ແບບອອບລາຍ…',
    en: 'Saving for use without a network…',
  },
  kept: {
    th: 'เก็บครบแล้ว ใช้ได้แม้ไม่มีอินเทอร์เน็ต',
    la: 'ເກັບຄົບແລ້ວ ໃຊ້ໄດ້ເຖິງວ່າບໍ່ມີອິນເຕີເນັດ',
    en: 'Saved: works without a network from here on.',
  },
  notKept: {
    th: 'เก็บไว้ใช้แบบออฟไลน์ไม่ได้ ต้องต่ออินเทอร์เน็ตตลอดการนำเสนอ',
    la: 'ເກັບໄວ້ໃຊ້ແບບອອບລາຍບໍ່ໄດ້ ຕ້ອງຕໍ່ອິນເຕີເນັດຕະຫຼອດການນຳສະເໜີ',
    en: 'Could not be saved: stay online while you present.',
  },
  play: { th: 'ออกไปลองใช้เอง', la: 'ອອກໄປລອງໃຊ້ເອງ', en: 'Leave the stories and look around' },
} as const satisfies Record<string, LocalizedText>;
