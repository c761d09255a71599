/**
 * Writes the simulator's reference data. Names, banks and phrases stand below; Faker draws the rest from a fixed seed,
 * so that a second run changes nothing. It never reaches the simulator.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { faker } from '@faker-js/faker';
import { readCommand } from './command.ts';

readCommand({
  name: 'node tools/reference-data.ts',
  about: 'Writes mocks/reference/*.json.',
  example: 'node tools/reference-data.ts',
  options: {},
});

faker.seed(1114);

/** `ไทย latin ไทย latin …` → pairs. */
function pairs(text: string): [string, string][] {
  const words = text.trim().split(/\s+/);
  return Array.from({ length: words.length / 2 }, (_, i) => [words[i * 2] ?? '', words[i * 2 + 1] ?? '']);
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const names = {
  thai: {
    first: pairs(`
      สมชาย Somchai สมหญิง Somying ณัฐวุฒิ Natthawut กมลชนก Kamonchanok วรเชษฐ์ Worachet ปิยะพร Piyaporn
      ธนกร Thanakorn สุภาพร Supaporn อนุชา Anucha จิราพร Jiraporn ศุภชัย Supachai พรทิพย์ Pornthip
      วีรยุทธ Weerayut นภัสสร Napatsorn ชัยวัฒน์ Chaiwat รัตนา Rattana เกียรติศักดิ์ Kiattisak มาลี Malee
      ภานุพงศ์ Panupong อรทัย Orathai กิตติพงษ์ Kittipong วิไลวรรณ Wilaiwan ประเสริฐ Prasert สุนิสา Sunisa
      ธีรภัทร Teerapat ชลธิชา Chonthicha อภิสิทธิ์ Apisit ดวงใจ Duangjai สุรชัย Surachai พิมพ์ชนก Pimchanok
      บุญมี Boonmee วันเพ็ญ Wanpen จักรพันธ์ Jakkapan เบญจมาศ Benjamas ไพโรจน์ Pairoj ขวัญฤดี Khwanruedee
      ปกรณ์ Pakorn ศิริพร Siriporn เอกชัย Ekkachai นงลักษณ์ Nonglak`),
    last: pairs(`
      ใจดี Jaidee ศรีสุข Srisuk ทองดี Thongdee บุญมาก Boonmak แก้วมณี Kaewmanee วงศ์สวัสดิ์ Wongsawat
      พรหมมา Promma สายทอง Saithong จันทร์เพ็ญ Janpen คำแก้ว Khamkaew รุ่งเรือง Rungrueang สุขสบาย Suksabai
      ชัยมงคล Chaimongkol อินทร์แก้ว Inkaew มีสุข Meesuk แสงทอง Saengthong ปัญญาดี Panyadee นามวงศ์ Namwong
      เพชรรัตน์ Petcharat ศรีวิไล Sriwilai บัวหลวง Bualuang ดวงแก้ว Duangkaew ทรัพย์มาก Sapmak เจริญผล Charoenphon
      ภูมิใจ Phumjai คงทน Kongton พูลสวัสดิ์ Poonsawat หาญกล้า Hanklah ยิ่งยง Yingyong สมบูรณ์ Somboon
      โพธิ์ทอง Phothong กาญจนา Kanchana วัฒนกุล Wattanakul ธรรมรักษ์ Thammarak นิลวงศ์ Nilwong ปานทอง Panthong`),
  },
  lao: {
    first: pairs(`
      ສົມພອນ Somphone ບຸນມີ Bounmy ຄຳພອນ Khamphone ນາງແກ້ວ Nangkeo ວິໄລ Vilay ສຸກສະຫວັນ Souksavanh
      ພູວົງ Phouvong ດາວັນ Davanh ສີສະຫວາດ Sisavath ມະນີວັນ Manivanh ທອງໄຊ Thongxay ໄພວັນ Phayvanh
      ສຸລິຍາ Souliya ບົວພັນ Bouaphanh ອານຸສອນ Anousone ເພັດສະໝອນ Phetsamone ຄຳຫຼ້າ Khamla ຈັນທະລາ Chanthala
      ວົງພະຈັນ Vongphachanh ນ້ອຍ Noy`),
    last: pairs(`
      ພົມມະຈັນ Phommachanh ວົງສາ Vongsa ສີສຸລາດ Sisoulath ແກ້ວມະນີ Keomany ຈັນທະວົງ Chanthavong ໄຊຍະວົງ Xayavong
      ສຸວັນນະພູມ Souvannaphoum ອິນທະວົງ Inthavong ລັດຕະນະ Rattana ພິມມະສອນ Phimmasone ບຸບຜາ Boupha ດວງດີ Douangdy
      ສິນທະວົງ Sinthavong ຫຼວງລາດ Luangrath ວິໄລພອນ Vilayphone ທຳມະວົງ Thammavong`),
  },
};

/** Code, Thai name, Lao name, English name, digits of an account number, country. */
const banks = `
  SCB|ธนาคารไทยพาณิชย์|ທະນາຄານໄທພານິດ|Siam Commercial Bank|10|TH
  KBANK|ธนาคารกสิกรไทย|ທະນາຄານກະສິກອນໄທ|Kasikornbank|10|TH
  GSB|ธนาคารออมสิน|ທະນາຄານອອມສິນ|Government Savings Bank|12|TH
  KTB|ธนาคารกรุงไทย|ທະນາຄານກຸງໄທ|Krungthai Bank|10|TH
  BBL|ธนาคารกรุงเทพ|ທະນາຄານກຸງເທບ|Bangkok Bank|10|TH
  TMB|ธนาคารทหารไทยธนชาต|ທະນາຄານທະຫານໄທທະນະຊາດ|TMBThanachart Bank|10|TH
  BAY|ธนาคารกรุงศรีอยุธยา|ທະນາຄານກຸງສີອະຍຸດທະຍາ|Bank of Ayudhya|10|TH
  BAAC|ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร|ທະນາຄານເພື່ອການກະເສດ ແລະ ສະຫະກອນການກະເສດ|Bank for Agriculture and Agricultural Cooperatives|12|TH
  GHB|ธนาคารอาคารสงเคราะห์|ທະນາຄານອາຄານສົງເຄາະ|Government Housing Bank|12|TH
  CIMB|ธนาคารซีไอเอ็มบี ไทย|ທະນາຄານຊີໄອເອັມບີ ໄທ|CIMB Thai Bank|10|TH
  UOB|ธนาคารยูโอบี|ທະນາຄານຢູໂອບີ|United Overseas Bank (Thai)|10|TH
  TISCO|ธนาคารทิสโก้|ທະນາຄານທິສໂກ້|TISCO Bank|14|TH
  KKP|ธนาคารเกียรตินาคินภัทร|ທະນາຄານກຽດນາຄິນພັດທະຣາ|Kiatnakin Phatra Bank|14|TH
  LHB|ธนาคารแลนด์ แอนด์ เฮ้าส์|ທະນາຄານແລນ ແອນ ເຮົ້າສ໌|Land and Houses Bank|10|TH
  ICBC|ธนาคารไอซีบีซี (ไทย)|ທະນາຄານໄອຊີບີຊີ (ໄທ)|ICBC (Thai)|10|TH
  BCEL|ธนาคารการค้าต่างประเทศลาว|ທະນາຄານການຄ້າຕ່າງປະເທດລາວ|Banque pour le Commerce Exterieur Lao|14|LA
  LDB|ธนาคารพัฒนาลาว|ທະນາຄານພັດທະນາລາວ|Lao Development Bank|13|LA
  JDB|ธนาคารร่วมพัฒนา|ທະນາຄານຮ່ວມພັດທະນາ|Joint Development Bank|14|LA
  APB|ธนาคารส่งเสริมกสิกรรม|ທະນາຄານສົ່ງເສີມກະສິກຳ|Agricultural Promotion Bank|13|LA
  LVB|ธนาคารร่วมธุรกิจลาว-เวียด|ທະນາຄານຮ່ວມທຸລະກິດລາວ-ຫວຽດ|Lao-Viet Bank|14|LA
  STB|ธนาคารเอสที|ທະນາຄານເອັສທີ|ST Bank|14|LA
  BFL|ธนาคารฝรั่ง-ลาว|ທະນາຄານຝຣັ່ງ-ລາວ|Banque Franco-Lao|14|LA`;

/** `#` a digit, `?` a capital letter. Lao numbers without their leading 0, so that both countries have ten digits. */
const phones = {
  thai: faker.helpers
    .shuffle<string>([
      '061',
      '062',
      '063',
      '064',
      '065',
      '080',
      '081',
      '082',
      '083',
      '084',
      '085',
      '086',
      '087',
      '088',
      '089',
    ])
    .concat('090', '091', '092', '093', '094', '095', '096', '097', '098', '099')
    .map((prefix) => `${prefix}#######`),
  lao: ['202', '205', '207', '208', '209'].map((prefix) => `${prefix}#######`),
};

/** Forms of transfer references in banking apps. */
const slips = {
  references: [
    '20##########????##',
    '01####??????####',
    'A####################',
    '#################?',
    '????-########-###',
  ],
  files: Array.from({ length: 10 }, () => {
    const day = faker.date.between({ from: '2026-01-01', to: '2026-03-14' }).toISOString().replaceAll(/\D/g, '');
    return faker.helpers.arrayElement([
      `slip_${day.slice(0, 14)}.jpg`,
      `Screenshot_${day.slice(0, 8)}-${day.slice(8, 14)}.png`,
      `IMG_${faker.string.numeric(4)}.jpg`,
      `${faker.string.numeric(15)}.jpg`,
    ]);
  }),
};

function draw(count: number, one: () => number): number[] {
  return Array.from({ length: count }, one);
}

function satang(min: number, max: number): number {
  return faker.number.int({ min: min * 100, max: max * 100 });
}

/** In satang, one list per kind; an amount that occurs twice is twice as likely. */
const amounts = {
  deposit: draw(
    40,
    () => faker.helpers.arrayElement([50, 100, 100, 100, 200, 200, 300, 300, 500, 500, 1000, 2000]) * 100,
  ),
  depositOdd: draw(16, () => satang(20, 1500)),
  withdraw: draw(
    30,
    () => faker.helpers.arrayElement([300, 400, 500, 500, 700, 1000, 1200, 1500, 2000, 3000, 5000]) * 100,
  ),
  transfer: draw(30, () => faker.helpers.arrayElement([20, 50, 50, 100, 100, 150, 200, 300, 500, 1000]) * 100),
  bonus: draw(16, () => faker.helpers.arrayElement([20, 50, 50, 88, 100, 100, 150, 199, 300]) * 100),
  share: draw(24, () => satang(0.5, 180)),
  balance: draw(24, () => satang(3, 2400)),
};

/** What customers ask in the chat. */
const phrases = {
  th: lines(`
    โอนเงินแล้ว ยอดยังไม่เข้า ช่วยเช็กให้หน่อย
    ฝากขั้นต่ำเท่าไร
    ถอนเงินใช้เวลานานไหม
    ลืมรหัสผ่าน ทำยังไงดี
    สมัครแล้วไม่ได้รับรหัส OTP
    โปรเพื่อนชวนเพื่อนได้กี่เปอร์เซ็นต์
    เข้าเกมไม่ได้ หน้าจอค้าง
    ขอเลขบัญชีฝากเงินหน่อย
    กดรับโบนัสแล้วยกเลิกได้ไหม
    วงล้อหมุนได้วันละกี่ครั้ง
    ส่งสลิปให้แล้ว
    ได้แล้ว ขอบคุณมาก`),
  la: lines(`
    ໂອນເງິນແລ້ວ ຍອດຍັງບໍ່ເຂົ້າ ຊ່ວຍກວດໃຫ້ແດ່
    ຝາກຂັ້ນຕ່ຳເທົ່າໃດ
    ຖອນເງິນໃຊ້ເວລາດົນບໍ
    ລືມລະຫັດຜ່ານ ເຮັດແນວໃດດີ
    ບໍ່ໄດ້ຮັບລະຫັດ OTP
    ເຂົ້າເກມບໍ່ໄດ້ ໜ້າຈໍຄ້າງ
    ສົ່ງໃບໂອນໃຫ້ແລ້ວ
    ໄດ້ແລ້ວ ຂອບໃຈຫຼາຍ`),
  en: lines(`
    I sent the money but it is not in my wallet yet
    What is the smallest deposit?
    How long does a withdrawal take?
    I forgot my password
    The OTP never arrived
    The game does not open
    I have sent the slip
    Got it, thank you`),
};

const files = {
  names,
  banks: lines(banks).map((line) => {
    const [code = '', nameTH = '', nameLA = '', nameEN = '', digits = '', country = ''] = line.split('|');
    return { code, nameTH, nameLA, nameEN, digits: Number(digits), country };
  }),
  numbers: { phones, slips, amounts },
  phrases,
};

for (const [name, data] of Object.entries(files)) {
  writeFileSync(`mocks/reference/${name}.json`, `${JSON.stringify(data)}\n`);
}

// `npm run check` requires the formatter's own layout.
spawnSync('node_modules/.bin/biome', ['format', '--write', 'mocks/reference'], { stdio: 'inherit' });
