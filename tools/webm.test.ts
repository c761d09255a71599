import { describe, expect, it } from 'vitest';
import { type Chunk, writeWebm } from './webm.ts';

const chunk = (at: number, key: boolean, sign: string): Chunk => ({ at, key, data: Buffer.from(sign.repeat(50)) });
const chunks = [chunk(0, true, 'a'), chunk(40, false, 'b'), chunk(4000, true, 'c'), chunk(4040, false, 'd')];
const file = writeWebm({ width: 540, height: 1020, duration: 8000, chunks });

/** Where a hexadecimal id stands, from the beginning of the file. */
const places = (id: string) => {
  const found: number[] = [];
  for (let at = file.indexOf(id, 0, 'hex'); at >= 0; at = file.indexOf(id, at + 1, 'hex')) found.push(at);
  return found;
};

describe('a WebM file', () => {
  it('says how long it is', () => {
    const [at = 0] = places('4489');
    expect(file.readDoubleBE(at + 2 + 8)).toBe(8000);
  });

  it('has a cluster for each key frame, and an index that points at them', () => {
    const clusters = places('1f43b675');
    expect(clusters).toHaveLength(2);
    const [segment = 0] = places('18538067');
    const content = segment + 4 + 8;
    const positions = places('f1').map((at) => Number(file.readBigUInt64BE(at + 1 + 8)) + content);
    expect(positions).toEqual(clusters);
  });

  it('keeps every picture', () => {
    for (const { data } of chunks) expect(file.includes(Buffer.from(data))).toBe(true);
  });
});
