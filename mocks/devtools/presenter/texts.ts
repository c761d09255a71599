import type { LocalizedText } from './story.ts';

export const presentTexts = {
  bar: { th: 'แถบนำเสนอ', la: 'ແຖບນຳສະເໜີ', en: 'Presentation' },
  next: { th: 'ถัดไป', la: 'ຕໍ່ໄປ', en: 'Next' },
  begin: { th: 'เริ่ม', la: 'ເລີ່ມ', en: 'Begin' },
  back: { th: 'ย้อนกลับ', la: 'ກັບຄືນ', en: 'Back' },
  restart: { th: 'เริ่มใหม่สำหรับคนถัดไป', la: 'ເລີ່ມໃໝ່ສຳລັບຄົນຕໍ່ໄປ', en: 'Start over for the next visitor' },
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
  beats: { th: 'ตอน', la: 'ຕອນ', en: 'steps' },
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

export const notesTexts = {
  title: { th: 'โน้ตของผู้นำเสนอ', la: 'ໂນດຂອງຜູ້ນຳສະເໜີ', en: 'Presenter’s notes' },
  open: {
    th: 'เปิดโน้ตในหน้าต่างที่สอง',
    la: 'ເປີດໂນດໃນໜ້າຕ່າງທີສອງ',
    en: 'Open the notes in a second window',
  },
  say: { th: 'พูดตอนนี้', la: 'ເວົ້າຕອນນີ້', en: 'Say now' },
  notes: { th: 'โน้ตเฉพาะคุณ', la: 'ໂນດສະເພາະທ່ານ', en: 'For your eyes only' },
  noNotes: { th: 'ตอนที่เล่าอยู่ไม่มีโน้ต', la: 'ຕອນທີ່ເລົ່າຢູ່ບໍ່ມີໂນດ', en: 'This step has no notes.' },
  next: { th: 'ตอนถัดไป', la: 'ຕອນຕໍ່ໄປ', en: 'Next step' },
  last: { th: 'จบเรื่องหลังตอนนี้', la: 'ຈົບເລື່ອງຫຼັງຕອນນີ້', en: 'The story ends here.' },
  since: { th: 'เวลาตั้งแต่เริ่ม', la: 'ເວລາຕັ້ງແຕ່ເລີ່ມ', en: 'Time since the beginning' },
  playing: { th: 'กำลังแสดงตอนนี้…', la: 'ກຳລັງສະແດງຕອນນີ້…', en: 'This step is playing…' },
  which: { th: 'หน้าต่างที่นำเสนอ', la: 'ໜ້າຕ່າງທີ່ນຳສະເໜີ', en: 'Window that presents' },
  several: {
    th: 'มีหลายหน้าต่างกำลังนำเสนอ โน้ตและปุ่มตามหน้าต่างที่เลือกไว้',
    la: 'ມີຫຼາຍໜ້າຕ່າງກຳລັງນຳສະເໜີ ໂນດ ແລະ ປຸ່ມຕາມໜ້າຕ່າງທີ່ເລືອກໄວ້',
    en: 'Several windows present a story. Notes and buttons follow the one that is chosen here.',
  },
  none: {
    th: 'ยังไม่มีหน้าต่างที่นำเสนอ กรุณาเปิดเรื่องในอีกหน้าต่างของเบราว์เซอร์นี้ โน้ตจะขึ้นเอง',
    la: 'ຍັງບໍ່ມີໜ້າຕ່າງທີ່ນຳສະເໜີ ກະລຸນາເປີດເລື່ອງໃນອີກໜ້າຕ່າງຂອງບຣາວເຊີນີ້ ໂນດຈະຂຶ້ນເອງ',
    en: 'No window presents a story. Open one in another window of this browser: its notes appear here by themselves.',
  },
  stories: { th: 'เลือกเรื่อง', la: 'ເລືອກເລື່ອງ', en: 'Choose a story' },
  unknown: {
    th: 'หน้าต่างนั้นนำเสนอเรื่องที่หน้านี้ไม่รู้จัก กรุณาโหลดทั้งสองหน้าต่างใหม่ ปุ่มยังใช้ได้',
    la: 'ໜ້າຕ່າງນັ້ນນຳສະເໜີເລື່ອງທີ່ໜ້ານີ້ບໍ່ຮູ້ຈັກ ກະລຸນາໂຫຼດທັງສອງໜ້າຕ່າງໃໝ່ ປຸ່ມຍັງໃຊ້ໄດ້',
    en: 'That window presents a story that this page does not know. Reload both windows; the buttons work meanwhile.',
  },
  unreadable: {
    th: 'มีหน้าต่างส่งข้อความที่หน้านี้อ่านไม่ได้ อาจเป็นคนละรุ่น กรุณาโหลดทั้งสองหน้าต่างใหม่',
    la: 'ມີໜ້າຕ່າງສົ່ງຂໍ້ຄວາມທີ່ໜ້ານີ້ອ່ານບໍ່ໄດ້ ອາດເປັນຄົນລະລຸ້ນ ກະລຸນາໂຫຼດທັງສອງໜ້າຕ່າງໃໝ່',
    en: 'A window has sent something that this page cannot read, perhaps of another build. Reload both windows.',
  },
  cannot: {
    th: 'เบราว์เซอร์นี้ส่งข้อความระหว่างหน้าต่างไม่ได้ กรุณาใช้เบราว์เซอร์รุ่นใหม่กว่า',
    la: 'ບຣາວເຊີນີ້ສົ່ງຂໍ້ຄວາມລະຫວ່າງໜ້າຕ່າງບໍ່ໄດ້ ກະລຸນາໃຊ້ບຣາວເຊີລຸ້ນໃໝ່ກວ່າ',
    en: 'This browser sends nothing between windows. Take a newer one.',
  },
} as const satisfies Record<string, LocalizedText>;
