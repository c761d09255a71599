/**
 * Thai and Lao words that browser dictionaries split. Hyphens mark the wrong breaks; an entry may begin with the end of
 * the previous word if the dictionary splits there.
 */
const words = {
  th: `
    ตรวจ-สอบ คัด-ลอก อัป-โหลด เจ้า-หน้าที่ ผู้-เล่น ผู้-ใช้ วง-ล้อ สัก-ครู่ ภาย-หลัง รหัส-ผ่าน เชื่อม-ต่อ ปลาย-ทาง
    ต่าง-ประเทศ ดำเนิน-การ ของ-ขวัญ นำ-โชค ขั้น-ต่ำ ถัด-ไป ต่อ-เนื่อง เครือ-ข่าย ตัว-อักษร คง-เหลือ เลข-ที่-บัญชี
    ลง-ทะเบียน สิ้น-สุด ข้อ-ความ ทรู-วอลเล็ต เข้า-สู่ คา-สิ-โน แค-ป-หน้า-จอ แก-ลเลอรี ทิส-โก้ ธน-ชาต
    เกีย-รติ-นาคิ-น-ภัทร ไอ-ซี-บี-ซี ยู-โอบี ซี-ไอ-เอ็มบี เวียด-ทิน กรุง-ไทย ที-หลัง เมื่อ-วาน เงิน-ถอน ลูก-ศร
    ย้อน-หลัง ย้อน-กลับ ถอย-หลัง เบื้อง-หลัง ราย-สัปดาห์ ราย-วัน ขา-ประจำ ตอบ-กลับ ถูก-ต้อง หน้า-แรก หน้า-จอ
    ก่อน-หน้า ช่อง-ทาง หมด-อายุ ขั้น-ตอน ตัว-ตน ตัว-เลือก ตัว-อย่าง วัน-ที่ ครั้ง-ละ ที-ละ วัน-ละ สัปดาห์-ละ
    ข้อ-ผิด-พลาด ข้อ-ตกลง ด้าน-ล่าง เว้น-ว่าง สมุด-บัญชี คำ-ตอบ คำ-สั่ง คำ-บรรยาย เริ่ม-ต้น ใช้-งาน ครึ่ง-หนึ่ง
    เต็ม-จอ เที่ยง-คืน วัน-จันทร์ สกุล-เงิน เมนู-ลัด ตั้ง-ค่า ได้-รับ ต่อ-ได้ ต่อ-ไป โทร-หา เบอร์-โทร-ศัพท์ เบอร์-โทร
    ที่-นี่ พูด-คุย นำ-เสนอ เครื่อง-มือ มือ-ถือ ไม่รู้-จัก อีก-ครั้ง เสื้อ-ยืด ตลาด-โต้-รุ่ง โต้-ตอบ เหตุ-การณ์
    ส่วน-ตัว อย่าง-น้อย ระหว่าง-ทาง ไทย-พาณิชย์ กสิกร-ไทย ทหาร-ไทย-ธน-ชาต กรุง-ศรี-อยุธยา ส่ง-เสริม เอ-ส-ที การ-ค้า
    แซนด์-บ็-อกซ์ ออฟ-ไลน์ ออน-ไลน์ มิลลิ-วินาที โท-เคน ซ็-อก-เก็ต แล้วก-รอก แท็-บ-นี้ เมื่อย-อด ผ่า-น-ทรู แช-ท`,
  la: `
    ໂບ-ນັດ ໂຫຼ-ດ ພວກ-ເຮົາ ກວດ-ສອບ ຄູ-ປອງ ໂປຣ-ໂມ-ຊັນ ໂປຣ-ໄຟລ໌ ອັບ-ເດດ ອັບ-ໂຫຼ-ດ ສຳ-ເລັດ ສຳ-ເນົາ ວົງ-ລໍ້ ແບນ-ເນີ
    ວິ-ດີ-ໂອ ຫຼ້າ-ສຸດ ກະ-ລຸ-ນາ ເທົ່າ-ນັ້ນ ທຣູ-ວອລ-ເລັດ ຂັດ-ຂ້ອງ ອິນ-ເຕີ-ເນັດ ບຣາວ-ເຊີ ເມ-ນູ ສະ-ລັອດ ຄາ-ສິ-ໂນ ສະຖາ-ນະ
    ທົດ-ສະ-ນິຍົມ ທຸລະ-ກຳ ທຸລະ-ກິດ ກຳ-ລັງ ສະ-ແກນ ເວີ-ຊັນ ກັ່ນ-ຕອງ ຜູ້-ໃຊ້ ຜູ້-ຫຼິ້ນ ລະຫັດ-ຜ່ານ ເວັບ-ໄຊ ນາມ-ສະກຸນ
    ຂອງ-ຂວັນ ນຳ-ໃຊ້ ນຳ-ໂຊກ ຄຳ-ຖາມ ຂະນະ-ນີ້ ບ່ອນ-ນີ້ ມື້-ນີ້ ມື້-ວານ ຕອນ-ນີ້ ດຽວ-ນີ້ ມູນ-ຄ່າ ເຄືອ-ຂ່າຍ ເຄຣ-ດິດ
    ຊ່ອງ-ທາງ ຕໍ່-ເນື່ອງ ຕ່າງ-ປະເທດ ຄ-ລິບ-ບອດ ການ-ຄ້າ ຂັ້ນ-ຕ່ຳ ຄົງ-ເຫຼືອ ຮອງ-ຮັບ ເຊື່ອມ-ຕໍ່ ເຂົ້າ-ສູ່ ກ່ອນ-ໜ້າ ກັບ-ຄືນ
    ກຸງ-ໄທ ກຽດ-ນາ-ຄິນ-ພັດ-ທະຣາ ຊີ-ໄອ-ເອັມ-ບີ ໄອ-ຊີ-ບີ-ຊີ ປະ-ວ່າງ ພໍ-ໃຊ້ ເຮັດ-ຕາມ ຂໍ້-ຜິດພາດ ທິສ-ໂກ້ ວອລ-ເລັດ ລູກ-ສອນ
    ຍ້ອນ-ຫຼັງ ຍ້ອນ-ກັບ ຖອຍ-ຫຼັງ ເບື້ອງ-ຫຼັງ ເລກ-ບັນ-ຊີ ຕົວ-ເລກ ບັນ-ຊີ ຕໍ່-ໄດ້ ຕໍ່-ໄປ ໂທ-ຫາ ໃບ-ໂອນ ດຳເນີນ-ການ ຂັ້ນ-ຕອນ
    ຕົ້ນ-ທາງ ຂ້າງ-ລຸ່ມ ຄົ້ນ-ຫາ ສະ-ແດງ ຍົກ-ເລີກ ຄຳ-ຕອບ ຄຳ-ບັນຍາຍ ຄຳ-ຂໍ ຄຳ-ສັ່ງ ຕົວ-ອັກສອນ ຕົວ-ເລືອກ ຕົວ-ຕົນ ຕົວ-ຢ່າງ
    ເລີ່ມ-ຕົ້ນ ກັບ-ມາ ອີກ-ຄັ້ງ ໜ້າ-ຫຼັກ ໜ້າ-ຈໍ ເຕັມ-ຈໍ ວັນ-ຈັນ ວັນ-ທີ ລາຍ-ວັນ ລາຍ-ອາທິດ ທ່ຽງ-ຄືນ ເມື່ອ-ກີ້-ນີ້
    ເຄິ່ງ-ໜຶ່ງ ປຶ້ມ-ບັນ-ຊີ ຖືກ-ຕ້ອງ ສະກຸນ-ເງິນ ໝົດ-ອາຍຸ ຕັ້ງ-ຄ່າ ໄດ້-ຮັບ ເມນູ-ລັດ ຄັ້ງ-ລະ ເທື່ອ-ລະ ມື້-ລະ ອາທິດ-ລະ
    ນຳ-ສະເໜີ ຂໍ້-ຕົກລົງ ຂໍ້-ຄ-ວາມ ສະຖາ-ນະ-ການ ເຫດ-ການ ລາຍ-ລະອຽດ ໝາຍ-ເລກ ຂາ-ປະຈຳ ມື-ຖື ເສື້ອ-ຍືດ ຄື-ເກົ່າ ແນວ-ໃດ
    ໄທ-ພານິດ ກຸງ-ສີ-ອະ-ຍຸດ-ທະ-ຍາ ອາຄານ-ສົງເຄາະ ຢູ-ໂອ-ບີ ເຮົ້າ-ສ໌ ເອັ-ສ-ທີ ສົ່ງ-ເສີມ ທະ-ນາ-ຄານ ເຊີ-ບ-ເວີ ແຄບ-ຊູນ
    ແຊນ-ບັ-ອກ ໂລ-ໂກ້ ມິນ-ລິ-ວິນາທີ ເຊສ-ຊັນ ໂທ-ເຄນ ໂຮ-ສ ໂຟກັ-ສ ຊັອກ-ເກັດ ລຸ້-ນ ອອບ-ລາຍ ເຟສ-ບຸກ ສະ-ຕຣີ-ມ-ເມີ ແບ່ງ-ປັນ
    ເບີ-ໂທ ຄູ່-ມື ສັ້ນ-ໆ ຄ່າ-ຍ ກະສິກອນ-ໄທ ທະຫານ-ໄທ-ທະ-ນະ-ຊາດ ຕຳ-ແໜ່-ງ`,
};

/** Prevents a line break; it has no width and is not read out. */
const wordJoiner = '\u2060';

const joints = new Map(
  Object.entries(words).map(([language, marked]) => {
    const entries = marked.trim().split(/\s+/);
    const byWord = new Map(entries.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', wordJoiner)]));
    const longestFirst = [...byWord.keys()].toSorted((one, other) => other.length - one.length);
    return [language, { byWord, found: new RegExp(longestFirst.join('|'), 'g') }];
  }),
);

/** A language's words, without hyphens. */
export const wholeWords = (language: 'th' | 'la'): readonly string[] => [
  ...(joints.get(language)?.byWord.keys() ?? []),
];

/** "Not" stays with the next word. */
const not: Readonly<Record<string, RegExp>> = { th: /ไม่(?=[\u0e01-\u0e46])/g, la: /ບໍ່(?=[\u0e81-\u0edf])/g };

/** The space between a number and the noun it counts. */
const counted = /(?<=(?<![\d.,])\d{1,3}|\{\{(?:shown|seconds)\}\}) (?=[\u0e01-\u0edf])/g;

function inLanguage(text: string, language: string): string {
  const known = joints.get(language);
  if (!known) return text;
  const whole = text.replace(known.found, (word) => known.byWord.get(word) ?? word);
  return whole.replace(not[language] as RegExp, (word) => word + wordJoiner);
}

/**
 * Prevents line breaks inside the words above, after "not", before ๆ and น., between a number and the noun it counts
 * (DES-95), and between an amount and its currency (MNY-321).
 * @param language omitted for a text of unknown language: Thai and Lao share no letter
 */
export function withWholeWords(text: string, language?: string): string {
  const whole = (language === undefined ? Object.keys(words) : [language]).reduce(inLanguage, text);
  return whole.replace(counted, '\u00a0').replace(/ (?=ๆ|น\.|\{\{currency\}\})/g, '\u00a0');
}
