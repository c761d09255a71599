import type { LocalizedText } from '../story.ts';

export const stateTexts = {
  bar: { th: 'สถานะหน้าจอ', la: 'ສະຖານະໜ້າຈໍ', en: 'State' },
  opening: { th: 'กำลังเปิด…', la: 'ກຳລັງເປີດ…', en: 'is being opened…' },
  there: { th: 'พร้อมแล้ว', la: 'ພ້ອມແລ້ວ', en: 'is there' },
  lost: {
    th: 'ไปไม่ถึง: หยุดที่ขั้น {} จาก {}, {}',
    la: 'ໄປບໍ່ຮອດ: ຢຸດຢູ່ຂັ້ນ {} ຈາກ {}, {}',
    en: 'was not reached: it stays at step {} of {}, {}',
  },
  left: { th: 'คุณไปต่อจากสถานะนี้แล้ว', la: 'ທ່ານໄປຕໍ່ຈາກສະຖານະນີ້ແລ້ວ', en: 'was left; its world goes on' },
  back: { th: 'กลับไปโลกเดิม', la: 'ກັບໄປໂລກເດີມ', en: 'Back to my world' },
  close: { th: 'ปิดแถบนี้', la: 'ປິດແຖບນີ້', en: 'Close this bar' },
} as const satisfies Record<string, LocalizedText>;

/** Texts of acts; the target follows. */
export const actTexts = {
  go: { th: 'เปิดหน้า', la: 'ເປີດໜ້າ', en: 'open the page' },
  press: { th: 'กด', la: 'ກົດ', en: 'press' },
  type: { th: 'พิมพ์ใน', la: 'ພິມໃນ', en: 'type into' },
  'choose-slip': { th: 'เลือกสลิป', la: 'ເລືອກໃບໂອນ', en: 'choose the slip' },
  see: { th: 'รอให้เห็น', la: 'ລໍຖ້າໃຫ້ເຫັນ', en: 'wait for' },
  show: { th: 'รอให้เห็น', la: 'ລໍຖ້າໃຫ້ເຫັນ', en: 'wait for' },
  miss: { th: 'รอให้หายไป', la: 'ລໍຖ້າໃຫ້ຫາຍໄປ', en: 'wait for the end of' },
  centre: { th: 'เลื่อนไปที่', la: 'ເລື່ອນໄປທີ່', en: 'scroll to' },
  operate: { th: 'คำสั่งเจ้าหน้าที่', la: 'ຄຳສັ່ງພະນັກງານ', en: 'operator action' },
  jump: { th: 'เลื่อนเวลา', la: 'ເລື່ອນເວລາ', en: 'move the time by' },
  pause: { th: 'รอ', la: 'ລໍຖ້າ', en: 'wait' },
  fault: { th: 'ทำให้ขัดข้อง', la: 'ເຮັດໃຫ້ຂັດຂ້ອງ', en: 'fault' },
  set: { th: 'ตั้งค่าสวิตช์', la: 'ຕັ້ງຄ່າສະວິດ', en: 'set the switch' },
  key: { th: 'กดปุ่ม', la: 'ກົດປຸ່ມ', en: 'press the key' },
  call: { th: 'รอคำขอ', la: 'ລໍຖ້າຄຳຂໍ', en: 'wait for the call' },
  reload: { th: 'โหลดหน้าใหม่', la: 'ໂຫຼດໜ້າໃໝ່', en: 'load the page again' },
} as const satisfies Record<string, LocalizedText>;
