import type { Source } from '../../../contract/generated/models/source.ts';

/** Where players heard of the site; the question is not asked while the switch `sources` is off. */
export const sources: readonly Source[] = [
  { code: 'FRIEND', description: 'เพื่อนแนะนำ' },
  { code: 'FACEBOOK', description: 'เฟซบุ๊ก' },
  { code: 'LINE', description: 'ไลน์' },
  { code: 'TIKTOK', description: 'ติ๊กต็อก' },
  { code: 'GOOGLE', description: 'ค้นหาจากกูเกิล' },
  { code: 'STREAMER', description: 'สตรีมเมอร์' },
  { code: 'OTHER', description: 'อื่น ๆ' },
];
