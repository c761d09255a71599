/** Building blocks of the how-to videos: the visible pointer, taps, and the types of the scenes. */
import type { Locator, Page } from '@playwright/test';

/** The app's texts by which the scenes find elements. */
export interface AppTexts {
  howto: Record<string, Record<string, string>>;
  home: {
    total: string;
    inGames: string;
    refresh: string;
    actions: Record<'transfer' | 'deposit' | 'withdraw' | 'conditions', string>;
  };
  transfer: Record<'title' | 'from' | 'to' | 'quick' | 'all' | 'submit' | 'done', string>;
  deposit: { title: string };
  qr: Record<'create' | 'cancel', string>;
  withdraw: Record<'title' | 'quick' | 'submit' | 'done', string>;
  games: Record<'openAccount' | 'activate' | 'play' | 'password', string>;
  bonus: Record<'take' | 'taken' | 'running' | 'cancel' | 'cancelConfirm', string>;
  account: { WALLET: string };
  common: Record<'ok' | 'close', string>;
  shell: { menu: Record<'history' | 'contact' | 'home', string> };
}

export interface Scene {
  /** Key of the step, such as `s1`. */
  caption: string;
  act: (page: Page, words: AppTexts) => Promise<void>;
}

export interface VideoScript {
  address: string;
  scenes: readonly Scene[];
}

/** Leaves a viewer the time to see something. It waits for nothing of the app: it is the pace of the video. */
export const pause = (page: Page, ms: number) => page.waitForTimeout(ms);

/** Draws a pointer on every page, because screenshots do not show the browser's own. */
export async function drawPointer(page: Page): Promise<void> {
  page.on('domcontentloaded', () => void draw(page));
  await draw(page);
  await page.mouse.move(180, 520);
}

async function draw(page: Page): Promise<void> {
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
}

/** Moves the pointer to the target and taps. */
export async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 22 });
  await pause(page, 260);
  await page.mouse.down();
  await pause(page, 110);
  await page.mouse.up();
}

/** Moves the pointer along the target without a tap. */
export async function show(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to show.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, y, { steps: 22 });
  await page.mouse.move(box.x + box.width - 30, y, { steps: 40 });
  await page.mouse.move(box.x + 40, y, { steps: 40 });
}

/** The default world of the videos. */
export const everyday = '?seed=1&as=player&lang=th&panel=0&at=2026-03-14T20:15:00%2B07:00';

/** Scrolls the target smoothly to the middle of the screen. */
export async function glance(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'smooth' }));
  await pause(page, 900);
}

/** Chooses an account in a list of the transfer form. */
export async function choose(page: Page, wheel: string, account: string | RegExp, index = 0): Promise<void> {
  const options = page.getByRole('listbox', { name: wheel, exact: true }).getByRole('option', { name: account });
  await tap(page, options.nth(index));
  await pause(page, 1_200);
}

/** Waits for the dialog of success and closes it. */
export async function finish(page: Page, title: string, ok: string): Promise<void> {
  const done = page.getByRole('dialog', { name: title });
  await done.waitFor();
  await pause(page, 1_900);
  await tap(page, done.getByRole('button', { name: ok, exact: true }));
  await pause(page, 1_400);
}
