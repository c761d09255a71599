import type { Locator, Page } from '@playwright/test';
import { lasting } from './pace.ts';

export interface AppTexts {
  howto: Record<string, Record<string, string>>;
  home: {
    total: string;
    inGames: string;
    refresh: string;
    actions: Record<'transfer' | 'deposit' | 'withdraw' | 'conditions', string>;
  };
  transfer: Record<'title' | 'from' | 'to' | 'quick' | 'all' | 'submit' | 'done', string>;
  deposit: Record<'title' | 'qrs', string>;
  qr: Record<'create' | 'cancel' | 'image', string>;
  withdraw: Record<'title' | 'quick' | 'submit' | 'done', string>;
  games: Record<'openAccount' | 'activate' | 'play' | 'password' | 'transferred', string> & {
    takeBack: { one: string };
  };
  bonus: Record<'take' | 'taken' | 'running' | 'cancel' | 'cancelConfirm', string>;
  account: { WALLET: string };
  common: Record<'ok', string>;
  shell: { menu: Record<'history' | 'contact' | 'home', string> };
}

export interface Scene {
  /** Key of the step, such as `s1`. */
  caption: string;
  act: (page: Page, words: AppTexts) => Promise<void>;
}

export type Language = 'th' | 'la' | 'en';

export interface VideoScript {
  /** The query of the world. */
  world: (language: Language) => string;
  /** The scene whose middle is the film's first picture. */
  poster: number;
  scenes: readonly Scene[];
}

const beat = (page: Page, ms: number) => lasting(page, ms, () => page.waitForTimeout(ms));

/** Time to look at a complete page. */
export async function pause(page: Page, ms: number): Promise<void> {
  await page.locator('html[data-ready]:not(:has([data-framed="false"]))').waitFor({ state: 'attached' });
  await beat(page, ms);
}

/** Video time of a pointer step, ms: the encoder drops pictures that are closer together. */
const stepTime = 50;

/** A newly loaded page takes over the position. */
const places = new WeakMap<Page, { x: number; y: number }>();

async function move(page: Page, x: number, y: number, steps: number): Promise<void> {
  places.set(page, { x, y });
  await lasting(page, steps * stepTime, () => page.mouse.move(x, y, { steps }));
}

const start = { x: 180, y: 412 };

/** Draws a pointer: screenshots lack the browser's own. */
export async function drawPointer(page: Page): Promise<void> {
  page.on('domcontentloaded', () => void draw(page));
  await page.mouse.move(start.x, start.y);
  await draw(page);
}

async function draw(page: Page): Promise<void> {
  await page.evaluate(({ x, y }) => {
    const pointer = document.createElement('div');
    pointer.style.cssText =
      'position:fixed;left:0;top:0;width:34px;height:34px;margin:-17px 0 0 -17px;border-radius:50%;z-index:9999;' +
      'pointer-events:none;background:rgb(255 255 255 / 0.34);box-shadow:0 0 0 2px rgb(255 255 255 / 0.85),0 4px 14px rgb(0 0 0 / 0.5);' +
      'transition:width 140ms,height 140ms,margin 140ms,background-color 140ms';
    pointer.style.transform = `translate(${x}px, ${y}px)`;
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
  }, places.get(page) ?? start);
}

/** Moves to the target and taps it, once it is stable, enabled and not covered. */
export async function tap(page: Page, target: Locator): Promise<void> {
  await lasting(page, 0, () => target.click({ trial: true }));
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await move(page, box.x + box.width / 2, box.y + box.height / 2, 11);
  await beat(page, 260);
  await page.mouse.down();
  await beat(page, 110);
  await page.mouse.up();
}

/** Moves the pointer along the target without a tap. */
export async function show(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to show.');
  const y = box.y + box.height / 2;
  await move(page, box.x + 20, y, 11);
  await move(page, box.x + box.width - 30, y, 20);
  await move(page, box.x + 40, y, 20);
}

/** The world of a video: a scenario; for Lao, `laos` with switches. @param laos switches for the same state there */
export const worldOf =
  (scenario: string, laos = ''): VideoScript['world'] =>
  (language) => {
    const place = language === 'la' ? `laos${laos && `&set=${laos}`}` : scenario;
    return `?seed=1&as=player&panel=0&at=2026-03-14T20:15:00%2B07:00&lang=${language}&scenario=${place}`;
  };

/** Matches a text with any values. Accessible names have plain spaces. */
export const filledIn = (text: string): RegExp =>
  new RegExp(text.replaceAll(/\{\{\w+\}\}/g, '.+').replaceAll(/\s/g, '\\s'));

export async function glance(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'smooth' }));
  await pause(page, 900);
}

/** Chooses an account in a list of the transfer form. */
export async function choose(page: Page, wheel: string, account: string): Promise<void> {
  const options = page.getByRole('listbox', { name: wheel, exact: true }).getByRole('option', { name: account });
  await tap(page, options.first());
  await pause(page, 1_200);
}

export async function finish(page: Page, title: string, ok: string): Promise<void> {
  const done = page.getByRole('dialog', { name: title });
  await done.waitFor();
  await pause(page, 1_900);
  await tap(page, done.getByRole('button', { name: ok, exact: true }));
  await pause(page, 1_400);
}
