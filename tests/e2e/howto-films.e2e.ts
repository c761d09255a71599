/** The recorded how-to films: one for each language, in the app's own player. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fill, textsOf } from '../support/texts.ts';

test.use({ person: 'visitor' });

const letters = { th: /\p{Script=Thai}/u, la: /\p{Script=Lao}/u, en: /^[\x20-\x7e]+$/ } as const;

async function openFilm(page: Page, language: keyof typeof letters) {
  const { howto } = textsOf(language);
  await page.getByRole('main').getByRole('button').filter({ hasText: howto.wallet.title }).click();
  return page.getByLabel(fill(howto.video, { title: howto.wallet.title }));
}

/** The first caption; files of captions hold no joiners. */
const firstOf = (language: keyof typeof letters) => textsOf(language).howto.wallet.s1.replaceAll('\u2060', '');

const timeOf = (film: Locator) => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    // INF-4, INF-5, INF-21
    test('a guide plays the film of its language, with captions over the picture', async ({ page, open }) => {
      const { howto } = textsOf(language);
      await open('/howto');
      const film = await openFilm(page, language);
      const caption = page.locator('figcaption');
      await expect(caption).toHaveCount(0);
      await page.getByRole('button', { name: howto.start, exact: true }).click();
      await expect.poll(() => timeOf(film)).toBeGreaterThan(0.5);
      expect(await film.evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname)).toMatch(
        new RegExp(`/videos/wallet\\.${language}\\.mp4$`),
      );
      await page.getByRole('button', { name: howto.pause, exact: true }).click();
      await expect(caption).toHaveText(letters[language]);
      await expect(caption).toHaveText(firstOf(language));
      await expect(caption).not.toHaveAttribute('aria-live');
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
      const [picture, words] = [await film.boundingBox(), await caption.boundingBox()];
      expect(words?.y).toBeGreaterThanOrEqual(picture?.y ?? Infinity);
      // Nothing is pressed in the head of a recorded screen.
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan((picture?.y ?? 0) + 0.25 * (picture?.height ?? 0));
      const shape = await film.evaluate((video: HTMLVideoElement) => video.videoWidth / video.videoHeight);
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(shape, 2);
    });
  });
}

// INF-4
test('arrow keys move the film, also in full screen, where its captions stay', async ({ page, open }) => {
  const { howto } = textsOf('th');
  await open('/howto');
  const film = await openFilm(page, 'th');
  const line = page.getByRole('slider', { name: howto.position, exact: true });
  await expect(line).toHaveAttribute('aria-valuetext', /^0:00 \/ (?!0:00)/);
  await line.press('ArrowRight');
  await expect.poll(() => timeOf(film)).toBe(5);
  await expect(line).toHaveAttribute('aria-valuetext', /^0:05 /);
  await page.getByRole('button', { name: howto.full, exact: true }).click();
  await expect(page.locator('figure:fullscreen').getByText(firstOf('th'))).toBeInViewport();
  await page.getByRole('button', { name: howto.start, exact: true }).press('ArrowLeft');
  await expect.poll(() => timeOf(film)).toBe(0);
  await page.evaluate(() => document.exitFullscreen());
});
