/** The recorded how-to videos: one for each language, with captions below the recorded screen. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fill, textsOf } from '../support/texts.ts';

test.use({ person: 'visitor' });

const letters = { th: /\p{Script=Thai}/u, la: /\p{Script=Lao}/u, en: /^[\x20-\x7e]+$/ } as const;
/** The recorded screen's share of the video's height. */
const screenShare = 640 / 760;

async function openFilm(page: Page, language: keyof typeof letters) {
  const { howto } = textsOf(language);
  await page.getByRole('main').getByRole('button').filter({ hasText: howto.wallet.title }).click();
  return page.getByLabel(fill(howto.video, { title: howto.wallet.title }));
}

/** Contrast in a part of the current frame: highest minus lowest colour value, 0 to 255. */
const contrastOf = (film: ReturnType<Page['getByLabel']>, part: { from: number; to: number }) =>
  film.evaluate((video: HTMLVideoElement, { from, to }) => {
    const { videoWidth: width, videoHeight: height } = video;
    const picture = new OffscreenCanvas(width, height).getContext('2d');
    if (!picture) throw new Error('The browser gave no canvas.');
    picture.drawImage(video, 0, 0);
    const top = Math.ceil(height * from);
    const { data } = picture.getImageData(0, top, width, Math.floor(height * to) - top);
    const colours = data.filter((_, index) => index % 4 < 3);
    const sorted = colours.toSorted();
    return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  }, part);

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    // INF-4, INF-5, INF-21
    test('a guide plays the video of its language, with captions below the recorded screen', async ({ page, open }) => {
      await open('/howto');
      const film = await openFilm(page, language);
      await film.evaluate((video: HTMLVideoElement) => video.play());
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
      expect(await film.evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname)).toMatch(
        new RegExp(`/videos/wallet\\.${language}\\.mp4$`),
      );
      const cues = await film.evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].map(({ mode, cues: all }) => ({
          mode,
          lines: [...(all ?? [])].map((cue) => {
            const { text, line, snapToLines } = cue as VTTCue;
            return { text, line, snapToLines };
          }),
        })),
      );
      expect(cues).toHaveLength(1);
      expect(cues[0]?.mode).toBe('hidden');
      expect(cues[0]?.lines).toHaveLength(4);
      for (const { text, ...place } of cues[0]?.lines ?? []) {
        expect(text).toMatch(letters[language]);
        expect(place).toEqual({ line: 100, snapToLines: false });
      }
      // As text below the video, also while it is paused and the player's controls cover it.
      const caption = page.locator('figcaption');
      await film.evaluate((video: HTMLVideoElement) => video.pause());
      await expect(caption).toHaveText(cues[0]?.lines[0]?.text ?? '');
      await expect(caption).not.toHaveAttribute('aria-live');
      const [picture, words] = [await film.boundingBox(), await caption.boundingBox()];
      expect(words?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
      // The strip is empty, so no caption covers a button of the recorded app.
      expect(await contrastOf(film, { from: screenShare + 0.01, to: 1 })).toBeLessThan(40);
      expect(await contrastOf(film, { from: 0, to: screenShare })).toBeGreaterThan(150);
    });
  });
}

// INF-4
test('a full-screen video has its captions in the picture, above its buttons', async ({ page, open }) => {
  await open('/howto');
  const film = await openFilm(page, 'th');
  await film.evaluate((video: HTMLVideoElement) => video.play());
  const caption = page.locator('figcaption');
  await expect(caption).not.toBeEmpty();
  const firstTrack = () =>
    film.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [
      track?.mode,
      (track?.cues?.[0] as VTTCue | undefined)?.line,
    ]);
  await film.evaluate((video: HTMLVideoElement) => video.requestFullscreen());
  await expect.poll(firstTrack).toEqual(['showing', 'auto']);
  await expect(caption).toBeEmpty();
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(async () => (await firstTrack())[0]).toBe('hidden');
  await expect(caption).not.toBeEmpty();
});
