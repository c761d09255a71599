import type { LocalizedText } from '../presenter/story.ts';

export const recorderTexts = {
  bar: { th: 'บันทึกเรื่อง', la: 'ບັນທຶກເລື່ອງ', en: 'Record a story' },
  steps: { th: 'กำลังบันทึก {} ขั้น', la: 'ກຳລັງບັນທຶກ {} ຂັ້ນ', en: 'Recording, steps: {}' },
  asks: { th: 'มีคำถาม {} ข้อ', la: 'ມີຄຳຖາມ {} ຂໍ້', en: 'questions: {}' },
  masked: {
    th: 'ไม่ได้บันทึกรหัสที่พิมพ์ ใช้รหัสที่รู้กันแทน',
    la: 'ບໍ່ໄດ້ບັນທຶກລະຫັດທີ່ພິມ ໃຊ້ລະຫັດທີ່ຮູ້ກັນແທນ',
    en: 'what you typed is not kept: a known value stands for it',
  },
  away: {
    th: 'หยุดบันทึกไว้ก่อน เพราะเปิดโลกอื่นอยู่',
    la: 'ຢຸດບັນທຶກໄວ້ກ່ອນ ເພາະເປີດໂລກອື່ນຢູ່',
    en: 'Not recording: another world is open',
  },
  notKept: {
    th: 'เบราว์เซอร์เก็บไม่ได้ โหลดหน้าใหม่แล้วจะหายไป',
    la: 'ບຣາວເຊີເກັບບໍ່ໄດ້ ໂຫຼດໜ້າໃໝ່ແລ້ວຈະຫາຍໄປ',
    en: 'the browser cannot keep it over a reload',
  },
  unreadable: {
    th: 'อ่านการบันทึกที่เก็บไว้ไม่ได้ จึงบันทึกต่อไม่ได้',
    la: 'ອ່ານການບັນທຶກທີ່ເກັບໄວ້ບໍ່ໄດ້ ຈຶ່ງບັນທຶກຕໍ່ບໍ່ໄດ້',
    en: 'The recording that was kept cannot be read, so it does not go on',
  },
  stop: { th: 'หยุด', la: 'ຢຸດ', en: 'Stop' },
  discard: { th: 'ทิ้ง', la: 'ຖິ້ມ', en: 'Discard' },
} as const satisfies Record<string, LocalizedText>;
