/** The player shows the captions over the top of the picture; the browser's own encoder makes H.264. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { painted, still } from '../tests/support/painted.ts';
import { choice, readCommand, refuse, text } from './command.ts';
import { serveFolder } from './hosting/static-server.ts';
import { findBrowser } from './run/browser.ts';
import { buildSandbox } from './run/playwright.ts';
import { encodeFrames, type Frame, posterOf, type Shape } from './videos/encoder.ts';
import { filmTime, partsOf } from './videos/pace.ts';
import { type AppTexts, drawPointer, type Language, type Scene } from './videos/pointer.ts';
import { videoScripts } from './videos/scenes.ts';
import { writeVideoFile } from './videos/video-file.ts';
import { withWholeWords } from './vite/whole-words.ts';

/** CSS px, times `scale` in the video; the encoder requires even numbers. */
const view = { width: 360, height: 720 };
const scale = 1.25;
const folder = 'public/videos';
const languages: readonly Language[] = ['th', 'la', 'en'];
const locales = { th: 'th-TH', la: 'lo-LA', en: 'en-GB' } as const;

interface Cue {
  key: string;
  /** ms from the start. */
  from: number;
  to: number;
}

const textsOf = (language: Language): AppTexts =>
  JSON.parse(readFileSync(`src/shared/i18n/${language}.json`, 'utf8')) as AppTexts;

/** Texts as the build shows them, to find elements by. */
const shownTexts = (language: Language): AppTexts =>
  JSON.parse(JSON.stringify(textsOf(language)), (_key, value: unknown) =>
    typeof value === 'string' ? withWholeWords(value, language) : value,
  ) as AppTexts;

/** Collects a picture of every change of the screen. */
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

/** @returns start and end of each scene, in the browser's time */
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

/** `endBonus` in Lao is filed as `end-bonus.la`. */
const fileOf = (name: string, language: Language) =>
  `${folder}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.${language}`;

async function writeFiles(
  page: Page,
  path: string,
  frames: readonly Frame[],
  shape: Shape,
  poster: Frame | undefined,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = await writeVideoFile(await encodeFrames(page, frames, shape));
  writeFileSync(`${path}.mp4`, file);
  console.log(`${path}.mp4: ${(shape.duration / 1000).toFixed(1)} s, ${Math.ceil(file.length / 1000)} kB`);
  if (poster) writeFileSync(`${path}.webp`, await posterOf(page, poster, shape));
}

async function record(browser: Browser, address: string, name: string, language: Language): Promise<void> {
  const video = videoScripts[name];
  if (!video) throw new Error(`no video ${name}`);
  const context = await browser.newContext({
    viewport: view,
    deviceScaleFactor: scale,
    locale: locales[language],
    timezoneId: 'Asia/Bangkok',
    hasTouch: false,
  });
  const page = await context.newPage();
  await page.goto(new URL(video.world(language), address).href);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await painted(page);
  // A font that came late shows only on the next page.
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await painted(page);
  await still(page);
  await drawPointer(page);
  const camera = await watch(page);
  const cues = await play(page, video.scenes, shownTexts(language));
  const frames = await camera.stop();
  const start = cues[0]?.from ?? 0;
  const inFilm = filmTime(partsOf(page), start);
  const duration = inFilm(cues.at(-1)?.to ?? start);
  // A busy browser delivers pictures out of order.
  const timed = frames.map(({ at, picture }) => ({ at: inFilm(at), picture })).toSorted((a, b) => a.at - b.at);
  const encoder = await context.newPage();
  // Encoders need a secure context, such as the sandbox's address.
  await encoder.goto(new URL('favicon.svg', address).href);
  const size = { width: view.width * scale, height: view.height * scale };
  const shifted = cues.map(({ key, from, to }) => ({ key, from: inFilm(from), to: inFilm(to) }));
  const told = shifted[video.poster];
  const poster = timed.findLast(({ at }) => !told || at < (told.from + told.to) / 2);
  await writeFiles(encoder, fileOf(name, language), timed, { ...size, duration }, poster);
  writeFileSync(`${fileOf(name, language)}.vtt`, captions(shifted, textsOf(language), name));
  await context.close();
}

const names = Object.keys(videoScripts);
const { values, positionals } = readCommand({
  name: 'npm run videos --',
  about: 'Records the how-to videos with captions and posters into public/videos, the Lao ones on the site in Laos.',
  example: 'npm run videos -- --lang en endBonus',
  options: {
    lang: choice('only this language', languages),
    address: text('address of a sandbox; by default it serves dist/sandbox', 'URL'),
  },
  positionals: { name: 'VIDEO…', about: `only these of ${names.join(', ')}` },
});
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) refuse(`No such video: ${unknown}. There are ${names.join(', ')}.`);
const chosen = languages.filter((language) => language === (values.lang ?? language));
if (!values.address && !(await buildSandbox())) process.exit(1);
const server = values.address ? null : await serveFolder({ folder: 'dist/sandbox', port: 0 });
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  env,
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  for (const name of positionals.length > 0 ? positionals : names)
    for (const language of chosen) await record(browser, values.address ?? server?.url ?? '', name, language);
} finally {
  await browser.close();
  server?.server.close();
}
