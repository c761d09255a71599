/** Encodes screenshots as H.264 with WebCodecs. */
import type { Page } from '@playwright/test';
import { codec, type EncodedVideo } from './video-file.ts';

export interface Frame {
  /** ms. */
  at: number;
  /** PNG, base64. */
  picture: string;
}

export interface Shape {
  width: number;
  height: number;
  /** ms. */
  duration: number;
}

/** Longest time between two frames, ms: players need regular frames, and key frames to seek to. */
const keyEvery = 4_000;
/** Pictures closer together are dropped, ms; the last one is kept. */
const closest = 100;
/** Shortest time between two frames, ms. */
const shortest = 20;
const batch = 40;

/** Sorts pictures and keeps the last of each moment: players cannot seek to one that depends on another of the same time. */
export function inOrder<Picture extends { at: number; key: boolean }>(pictures: readonly Picture[]): Picture[] {
  const ordered: Picture[] = [];
  for (const picture of pictures.toSorted((a, b) => a.at - b.at)) {
    const before = ordered.at(-1);
    if (!before || picture.at - before.at >= shortest) ordered.push(picture);
    else ordered.splice(-1, 1, { ...picture, at: before.at, key: before.key || picture.key });
  }
  return ordered;
}

/** Thins out the pictures, with a key frame every few seconds. */
function plan(frames: readonly Frame[], duration: number): (Frame & { key: boolean })[] {
  const inTime = frames.filter(({ at }) => at < duration);
  let kept = -Infinity;
  const shown = inTime.filter(({ at }, index) => {
    const rests = (inTime[index + 1]?.at ?? Infinity) - at >= closest;
    if (!rests && at - kept < closest) return false;
    kept = at;
    return true;
  });
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
  return inOrder(planned);
}

interface Recorder {
  encoder: VideoEncoder;
  canvas: OffscreenCanvas;
  made: { at: number; key: boolean; data: string }[];
  description: string | null;
}

/** A low bit rate, because screens rarely move and the files are in the repository. */
const bitrate = 68_000;

async function begin(page: Page, shape: Shape): Promise<void> {
  await page.evaluate(
    async ({ width, height, ...coding }) => {
      const settings: VideoEncoderConfig = {
        ...coding,
        width,
        height,
        bitrateMode: 'variable',
        framerate: 15,
        latencyMode: 'quality',
      };
      if (!(await VideoEncoder.isConfigSupported(settings)).supported)
        throw new Error('This browser cannot encode H.264. CHROMIUM_PATH names another one.');
      const text = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      const canvas = new OffscreenCanvas(width, height);
      const recorder: Omit<Recorder, 'encoder'> = { canvas, made: [], description: null };
      const encoder = new VideoEncoder({
        output: (chunk, metadata) => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          recorder.made.push({ at: chunk.timestamp / 1000, key: chunk.type === 'key', data: text(bytes) });
          const description = metadata?.decoderConfig?.description;
          if (description) recorder.description ??= text(new Uint8Array(description as ArrayBuffer));
        },
        error: (problem) => {
          throw problem;
        },
      });
      encoder.configure(settings);
      Object.assign(globalThis, { recorder: Object.assign(recorder, { encoder }) });
    },
    { ...shape, codec, bitrate },
  );
}

async function feed(page: Page, part: readonly (Frame & { key: boolean })[]): Promise<void> {
  await page.evaluate(async (frames) => {
    const { encoder, canvas } = (globalThis as unknown as { recorder: Recorder }).recorder;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gave no canvas.');
    for (const { at, key, picture } of frames) {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const frame = new VideoFrame(canvas, { timestamp: Math.round(at * 1000) });
      encoder.encode(frame, { keyFrame: key });
      frame.close();
    }
    await encoder.flush();
  }, part);
}

/** @param page of a secure origin @throws when the browser lacks the codec */
export async function encodeFrames(page: Page, frames: readonly Frame[], shape: Shape): Promise<EncodedVideo> {
  await begin(page, shape);
  const planned = plan(frames, shape.duration);
  for (let from = 0; from < planned.length; from += batch) await feed(page, planned.slice(from, from + batch));
  const { made, description } = await page.evaluate(() => {
    const { made: chunks, description: known } = (globalThis as unknown as { recorder: Recorder }).recorder;
    return { made: chunks, description: known };
  });
  return {
    ...shape,
    description: description === null ? null : Buffer.from(description, 'base64'),
    chunks: made.map(({ at, key, data }) => ({ at, key, data: Buffer.from(data, 'base64') })),
  };
}

/** The poster of the video, as WebP. */
export async function posterOf(page: Page, { picture }: Frame, { width, height }: Shape): Promise<Buffer> {
  const data = await page.evaluate(
    async (given) => {
      const bytes = Uint8Array.from(atob(given.picture), (sign) => sign.charCodeAt(0));
      const canvas = new OffscreenCanvas(given.width, given.height);
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser gave no canvas.');
      context.drawImage(image, 0, 0, given.width, given.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.75 });
      const made = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(made, (byte) => String.fromCharCode(byte)).join(''));
    },
    { picture, width, height },
  );
  return Buffer.from(data, 'base64');
}
