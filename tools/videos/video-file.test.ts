import { BufferSource, Input, MP4 } from 'mediabunny';
import { expect, test } from 'vitest';
import { type Chunk, writeVideoFile } from './video-file.ts';

const chunk = (at: number, key: boolean, sign: string): Chunk => ({ at, key, data: Buffer.from(sign.repeat(50)) });
const chunks = [chunk(0, true, 'a'), chunk(40, false, 'b'), chunk(4000, true, 'c'), chunk(7960, false, 'd')];
const shape = { width: 540, height: 1020, duration: 8000, chunks };
/** The smallest valid description for an H.264 decoder. */
const description = Uint8Array.from([1, 0x42, 0, 0x1f, 0xff, 0xe0, 0]);

test('writes a video with the length of the recording and every picture', async () => {
  const file = await writeVideoFile({ description, ...shape });
  const input = new Input({ source: new BufferSource(file), formats: [MP4] });
  expect(await input.computeDuration()).toBeCloseTo(8, 1);
  const bytes = Buffer.from(file);
  for (const { data } of chunks) expect(bytes.includes(Buffer.from(data))).toBe(true);
});
