/**
 * `npm run videos`: records the how-to videos. Plays their scenes in the built sandbox with a visible pointer, encodes
 * the screen as VP9 and H.264 with the browser's own encoders, and writes captions and a poster beside it.
 * `record-videos.ts [NAME…] [--address URL]`; without an address it serves dist/sandbox, which has to be built.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { painted, still } from '../tests/support/painted.ts';
import { serveFolder } from './hosting/static-server.ts';
import { readOptions } from './read-options.ts';
import { findBrowser } from './run/browser.ts';
import { encodeFrames, type Frame, posterOf } from './videos/encoder.ts';
import { type AppTexts, drawPointer, type Scene } from './videos/pointer.ts';
import { videoScripts } from './videos/scenes.ts';
import { writeVideoFile } from './videos/video-file.ts';

/** CSS pixels; the video has `scale` times as many. Even numbers, as the encoder requires. */
const view = { width: 360, height: 680 };
const scale = 1.5;
const folder = 'public/videos';
const languages = ['th', 'la', 'en'] as const;

interface Cue {
  key: string;
  /** ms from the start. */
  from: number;
  to: number;
}

const textsOf = (language: string): AppTexts =>
  JSON.parse(readFileSync(`src/shared/i18n/${language}.json`, 'utf8')) as AppTexts;

/** Every change of the screen with its time; the browser sends a picture only on a change. */
async function watch(page: Page): Promise<{ stop: () => Promise<Frame[]> }> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', {
    format: 'png',
    maxWidth: view.width * scale,
    maxHeight: view.height * scale,
    everyNthFrame: 1,
  });
  return {
    stop: async () => {
      await session.send('Page.stopScreencast');
      return frames;
    },
  };
}

/** Plays the scenes. @returns start and end of each, in the browser's time */
async function play(page: Page, scenes: readonly Scene[], words: AppTexts): Promise<Cue[]> {
  const cues: Cue[] = [];
  for (const { caption, act } of scenes) {
    const from = Date.now();
    await act(page, words);
    cues.push({ key: caption, from, to: Date.now() });
  }
  return cues;
}

const clock = (ms: number) => new Date(Math.max(0, ms)).toISOString().slice(11, 23);

function captions(cues: readonly Cue[], words: AppTexts, video: string): string {
  const lines = cues.map(
    ({ key, from, to }) => `${clock(from)} --> ${clock(to)}\n${words.howto[video]?.[key] ?? ''}\n`,
  );
  return `WEBVTT\n\n${lines.join('\n')}`;
}

/** `endBonus` is filed as `end-bonus`. */
const fileOf = (name: string) => `${folder}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Writes both video files, because not every browser plays both, and the poster. */
async function writeFiles(page: Page, name: string, frames: readonly Frame[], duration: number): Promise<void> {
  const shape = { width: view.width * scale, height: view.height * scale, duration };
  mkdirSync(folder, { recursive: true });
  for (const [codec, ending] of [
    ['vp09.00.31.08', 'webm'],
    ['avc1.42001f', 'mp4'],
  ] as const) {
    const video = await encodeFrames(page, codec, frames, shape);
    if (!video) {
      console.error(`${name}.${ending}: this browser cannot encode it. CHROMIUM_PATH names another one.`);
      process.exitCode = 1;
      continue;
    }
    const file = await writeVideoFile(video);
    writeFileSync(`${fileOf(name)}.${ending}`, file);
    console.log(`${name}.${ending}: ${(duration / 1000).toFixed(1)} s, ${Math.ceil(file.length / 1000)} kB`);
  }
  const [first] = frames;
  if (first) writeFileSync(`${fileOf(name)}.webp`, await posterOf(page, first, shape));
}

async function record(browser: Browser, address: string, name: string): Promise<void> {
  const video = videoScripts[name];
  if (!video) throw new Error(`No such video: ${name}. There are ${Object.keys(videoScripts).join(', ')}.`);
  const context = await browser.newContext({
    viewport: view,
    deviceScaleFactor: scale,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    hasTouch: false,
  });
  const page = await context.newPage();
  await page.goto(new URL(video.address, address).href);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await painted(page);
  await still(page);
  await drawPointer(page);
  const camera = await watch(page);
  const cues = await play(page, video.scenes, textsOf('th'));
  const frames = await camera.stop();
  const start = cues[0]?.from ?? 0;
  const duration = (cues.at(-1)?.to ?? start) - start;
  const timed = frames.map(({ at, picture }) => ({ at: Math.max(0, at - start), picture }));
  const encoder = await context.newPage();
  // Encoders exist in secure contexts only, such as the sandbox's own address.
  await encoder.goto(new URL('favicon.svg', address).href);
  await writeFiles(encoder, name, timed, duration);
  const shifted = cues.map(({ key, from, to }) => ({ key, from: from - start, to: to - start }));
  for (const language of languages)
    writeFileSync(`${fileOf(name)}.${language}.vtt`, captions(shifted, textsOf(language), name));
  await context.close();
}

const { values, positionals } = readOptions({ allowPositionals: true, options: { address: { type: 'string' } } });
const server = values.address ? null : await serveFolder({ folder: 'dist/sandbox', port: 0 });
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  env,
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(videoScripts))
    await record(browser, values.address ?? server?.url ?? '', name);
} finally {
  await browser.close();
  server?.server.close();
}
