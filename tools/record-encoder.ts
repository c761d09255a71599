/** VP9 by the browser's own encoder: no other program is needed. */
import type { Page } from '@playwright/test';
import type { Chunk } from './webm.ts';

export interface Frame {
  /** ms. */
  at: number;
  /** PNG, base64. */
  picture: string;
}

interface Shape {
  width: number;
  height: number;
  /** ms. */
  duration: number;
}

/** A picture is repeated after so long, ms: players want a frame now and then, and a place to seek to. */
const keyEvery = 4_000;
/** Pictures closer together than this, ms, are one. */
const closest = 30;
const batch = 40;

/** What was on the screen when, thinned out, with a key frame every few seconds. */
function plan(frames: readonly Frame[], duration: number): (Frame & { key: boolean })[] {
  const shown = frames.filter(
    ({ at }, index) => index === frames.length - 1 || (frames[index + 1]?.at ?? 0) - at >= closest,
  );
  const planned: (Frame & { key: boolean })[] = [];
  let lastKey = -Infinity;
  const add = (frame: Frame) => {
    const key = frame.at - lastKey >= keyEvery;
    if (key) lastKey = frame.at;
    planned.push({ ...frame, key });
  };
  for (const [index, frame] of shown.entries()) {
    add(index === 0 ? { ...frame, at: 0 } : frame);
    const until = shown[index + 1]?.at ?? duration;
    for (let at = frame.at + keyEvery; at < until - closest; at += keyEvery) add({ ...frame, at });
  }
  return planned;
}

/** @param page any page of a secure origin */
export async function encodeFrames(page: Page, frames: readonly Frame[], shape: Shape): Promise<Chunk[]> {
  const planned = plan(frames, shape.duration);
  await page.evaluate(({ width, height }) => {
    const made: { at: number; key: boolean; data: string }[] = [];
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        let text = '';
        for (const byte of bytes) text += String.fromCharCode(byte);
        made.push({ at: chunk.timestamp / 1000, key: chunk.type === 'key', data: btoa(text) });
      },
      error: (problem) => {
        throw problem;
      },
    });
    encoder.configure({
      codec: 'vp09.00.31.08',
      width,
      height,
      bitrate: 260_000,
      bitrateMode: 'variable',
      framerate: 15,
      latencyMode: 'quality',
    });
    const canvas = new OffscreenCanvas(width, height);
    Object.assign(globalThis, { recorder: { encoder, canvas, made } });
  }, shape);
  for (let from = 0; from < planned.length; from += batch) {
    await page.evaluate(
      async (part) => {
        const { encoder, canvas } = (globalThis as unknown as { recorder: Recorder }).recorder;
        const context = canvas.getContext('2d');
        if (!context) throw new Error('The browser gave no canvas.');
        for (const { at, key, picture } of part) {
          const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          context.drawImage(image, 0, 0, canvas.width, canvas.height);
          const frame = new VideoFrame(canvas, { timestamp: Math.round(at * 1000) });
          encoder.encode(frame, { keyFrame: key });
          frame.close();
        }
        await encoder.flush();
      },
      planned.slice(from, from + batch),
    );
  }
  const made = await page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.made);
  return made.map(({ at, key, data }) => ({ at, key, data: Buffer.from(data, 'base64') }));
}

/** What the page of the encoder keeps between two calls. */
interface Recorder {
  encoder: VideoEncoder;
  canvas: OffscreenCanvas;
  made: { at: number; key: boolean; data: string }[];
}
