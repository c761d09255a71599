/** What happens in the how-to videos, scene by scene. Each scene's caption is a step of the guide in words. */
import type { Locator, Page } from '@playwright/test';

/** The texts of the app that the scenes name things by. */
export interface Words {
  howto: Record<string, Record<string, string>>;
  home: { total: string; inGames: string; refresh: string; actions: { transfer: string } };
  transfer: { title: string; from: string; to: string; quick: string; submit: string; done: string };
  account: { WALLET: string };
  common: { ok: string };
  shell: { menu: { history: string; contact: string } };
}

export interface Scene {
  /** Key of the step, such as `s1`. */
  caption: string;
  act: (page: Page, words: Words) => Promise<void>;
}

export interface Film {
  address: string;
  prepare: (page: Page) => Promise<void>;
  scenes: readonly Scene[];
}

const pause = (page: Page, ms: number) => page.waitForTimeout(ms);

/** A pointer that can be seen: the browser's own is no part of a picture. */
async function drawPointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pointer = document.createElement('div');
    pointer.style.cssText =
      'position:fixed;left:0;top:0;width:34px;height:34px;margin:-17px 0 0 -17px;border-radius:50%;z-index:9999;' +
      'pointer-events:none;background:rgb(255 255 255 / 0.34);box-shadow:0 0 0 2px rgb(255 255 255 / 0.85),0 4px 14px rgb(0 0 0 / 0.5);' +
      'transition:width 140ms,height 140ms,margin 140ms,background-color 140ms';
    document.body.append(pointer);
    const follow = ({ clientX, clientY }: MouseEvent) => {
      pointer.style.transform = `translate(${clientX}px, ${clientY}px)`;
    };
    const press = (down: boolean) => {
      pointer.style.width = pointer.style.height = down ? '24px' : '34px';
      pointer.style.margin = down ? '-12px 0 0 -12px' : '-17px 0 0 -17px';
      pointer.style.backgroundColor = down ? 'rgb(255 217 138 / 0.85)' : 'rgb(255 255 255 / 0.34)';
    };
    addEventListener('mousemove', follow, { capture: true });
    addEventListener('mousedown', () => press(true), { capture: true });
    addEventListener('mouseup', () => setTimeout(() => press(false), 160), { capture: true });
  });
  await page.mouse.move(180, 520);
}

/** Goes there as a hand would, and taps. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 22 });
  await pause(page, 260);
  await page.mouse.down();
  await pause(page, 110);
  await page.mouse.up();
}

const wallet: Film = {
  address: '?scenario=everyday&seed=1&as=player&lang=th&panel=0&at=2026-03-14T20:15:00+07:00',
  prepare: drawPointer,
  scenes: [
    {
      caption: 's1',
      act: async (page, words) => {
        await pause(page, 2_200);
        await tap(page, page.getByRole('button', { name: words.home.refresh }));
        await pause(page, 3_000);
      },
    },
    {
      caption: 's2',
      act: async (page, words) => {
        await tap(page, page.getByRole('button', { name: words.home.actions.transfer, exact: true }));
        await pause(page, 1_600);
        const from = page.getByRole('listbox', { name: words.transfer.from, exact: true });
        await tap(page, from.getByRole('option', { name: words.account.WALLET }));
        await pause(page, 1_300);
        const to = page.getByRole('listbox', { name: words.transfer.to, exact: true });
        await tap(page, to.getByRole('option').nth(2));
        await pause(page, 1_600);
      },
    },
    {
      caption: 's3',
      act: async (page, words) => {
        await tap(page, page.getByRole('group', { name: words.transfer.quick }).getByRole('button').nth(1));
        await pause(page, 1_500);
        await tap(page, page.getByRole('dialog').getByRole('button', { name: words.transfer.submit, exact: true }));
        const done = page.getByRole('dialog', { name: words.transfer.done });
        await done.waitFor();
        await pause(page, 2_000);
        await tap(page, done.getByRole('button', { name: words.common.ok, exact: true }));
        await pause(page, 2_000);
      },
    },
    {
      caption: 's4',
      act: async (page, words) => {
        await tap(page, page.getByRole('navigation').getByRole('link', { name: words.shell.menu.history }));
        await page.waitForURL(/statement/);
        await pause(page, 2_500);
        for (let step = 0; step < 24; step += 1) {
          await page.mouse.wheel(0, 12);
          await pause(page, 30);
        }
        await pause(page, 2_500);
      },
    },
  ],
};

/** Points at something without a tap. */
async function show(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to show.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, y, { steps: 22 });
  await page.mouse.move(box.x + box.width - 30, y, { steps: 40 });
  await page.mouse.move(box.x + 40, y, { steps: 40 });
}

const balance: Film = {
  address: wallet.address,
  prepare: drawPointer,
  scenes: [
    {
      caption: 's1',
      act: async (page, words) => {
        await pause(page, 1_200);
        await show(page, page.getByRole('region', { name: words.home.total }).getByRole('paragraph').first());
        await pause(page, 1_800);
      },
    },
    {
      caption: 's2',
      act: async (page, words) => {
        for (const name of [words.account.WALLET, words.home.inGames]) {
          await show(
            page,
            page.getByRole('region', { name: words.home.total }).getByRole('term').filter({ hasText: name }),
          );
          await pause(page, 900);
        }
      },
    },
    {
      caption: 's3',
      act: async (page, words) => {
        await tap(page, page.getByRole('button', { name: words.home.refresh }));
        await pause(page, 3_500);
      },
    },
    {
      caption: 's4',
      act: async (page, words) => {
        await tap(page, page.getByRole('navigation').getByRole('link', { name: words.shell.menu.contact }));
        await page.waitForURL(/contact/);
        await pause(page, 5_000);
      },
    },
  ],
};

/** By the name of the guide's entry. */
export const films: Readonly<Record<string, Film>> = { wallet, balance };
