/** A phone with one open tab: a journey's steps, by roles, names and texts. Each step waits until it is possible. */
import { expect } from '@playwright/test';
import { addressOf, everydayWorld, type World } from '../support/address.ts';
import { satangIn } from '../support/steps/wallet.ts';
import type { Texts } from '../support/texts.ts';
import type { Key, Tab } from './driver/driver.ts';
import { pageTools } from './in-page/bundle.ts';
import { type Look, type PageTools, type Place, problemsKey, type Wanted, type Words } from './in-page/wanted.ts';

/** Time limit of a step on a busy machine with two cores, ms. */
const stepLimit = 15_000;
/** Time limit of a navigation, ms. */
const navigationLimit = 40_000;
const intervals = [50, 100, 100, 250];

export const words = (text: string | RegExp): Words => (typeof text === 'string' ? text : { pattern: text.source });

/** A button, link, dialog … by its accessible name. */
export const the = (role: string, name?: string | RegExp, within?: Wanted): Wanted => ({
  role,
  ...(name === undefined ? {} : { name: words(name) }),
  ...(within ? { within } : {}),
});
export const showing = (wanted: Wanted, text: string | RegExp): Wanted => ({ ...wanted, text: words(text) });

const inWords = ({ role, name, text, within }: Wanted): string =>
  [role, name && JSON.stringify(name), text && `showing ${JSON.stringify(text)}`, within && `in ${inWords(within)}`]
    .filter(Boolean)
    .join(' ');

export class Phone {
  readonly tab: Tab;
  readonly #site: string;
  readonly texts: Texts;

  /** @param site the address of the app */
  constructor(tab: Tab, site: string, texts: Texts) {
    this.tab = tab;
    this.#site = site;
    this.texts = texts;
  }

  /** Opens a route in a world by its address. */
  async open(route: string, world: Partial<World> = {}): Promise<void> {
    await this.goTo(addressOf(route, { ...everydayWorld, ...world }).slice(1));
  }

  /** Opens an address below the app's, and waits until the app is ready. */
  goTo = (address: string): Promise<void> => this.#leave(() => this.tab.open(this.#site + address));
  reload = (): Promise<void> => this.#leave(() => this.tab.run(() => location.reload()));

  /** Waits until a new document is ready. */
  async #leave(go: () => Promise<void>): Promise<void> {
    await this.tab.run(() => void Object.assign(window, { isLeft: true }));
    const began = performance.now();
    await go();
    const isThere = () =>
      this.tab
        .run(() => !('isLeft' in window) && document.documentElement.dataset['ready'] !== undefined)
        // there is no document during navigation
        .catch(() => false);
    await expect.poll(isThere, { message: 'the page is ready', intervals, timeout: navigationLimit }).toBe(true);
    const took = Math.round(performance.now() - began);
    if (took > navigationLimit / 4) console.warn(`a navigation took ${took} ms`);
  }

  /** Waits until the route is mounted and no call is pending. */
  settled = (): Promise<void> =>
    this.until('the app is at rest', () => this.tab.run(() => document.documentElement.dataset['ready'] !== undefined));

  async until(what: string, isSo: () => Promise<unknown>, timeout = stepLimit): Promise<void> {
    await expect.poll(async () => Boolean(await isSo()), { message: what, intervals, timeout }).toBe(true);
  }

  async #ask<Call extends 'look' | 'place'>(call: Call, wanted: Wanted): Promise<Awaited<ReturnType<PageTools[Call]>>> {
    type Answer = Awaited<ReturnType<PageTools[Call]>>;
    const ask = () =>
      this.tab.run(
        (name, what) => window.pageTools?.[name](what) as Answer | Promise<Answer> | undefined,
        call as Call,
        wanted,
      );
    const answer = await ask();
    if (answer) return answer as Answer;
    await this.tab.inject(await pageTools());
    return (await ask()) as Answer;
  }

  look = (wanted: Wanted): Promise<Look> => this.#ask('look', wanted);

  sees = (wanted: Wanted): Promise<void> =>
    this.until(`${inWords(wanted)} is there`, async () => (await this.look(wanted)).count > 0);
  seesNo = (wanted: Wanted): Promise<void> =>
    this.until(`${inWords(wanted)} is gone`, async () => (await this.look(wanted)).count === 0);
  counts = (wanted: Wanted, count: number): Promise<void> =>
    expect
      .poll(async () => (await this.look(wanted)).count, { message: inWords(wanted), intervals, timeout: stepLimit })
      .toBe(count);

  /** All visible text, with single spaces. */
  text = (): Promise<string> => this.tab.run(() => document.body.innerText.replace(/[\s\u200b]+/g, ' '));

  /** Waits until the page shows a text. */
  reads = (text: string | RegExp): Promise<void> =>
    this.until(`"${text}" is shown`, async () => {
      const shown = await this.text();
      return typeof text === 'string' ? shown.includes(text.replace(/\s+/g, ' ').trim()) : text.test(shown);
    });

  isAt = (route: RegExp): Promise<void> =>
    this.until(`the address fits ${route}`, async () =>
      route.test(await this.tab.run(() => location.pathname + location.search)),
    );

  /** Presses an element once it is enabled, still and uncovered. */
  async press(wanted: Wanted): Promise<void> {
    let place: Place = { not: 'it was not looked for' };
    const findPlace = async () => {
      place = await this.#ask('place', wanted);
      return 'not' in place ? place.not : 'free';
    };
    await expect
      .poll(findPlace, { message: `${inWords(wanted)} can be pressed`, intervals, timeout: stepLimit })
      .toBe('free');
    await this.tab.press(place as unknown as { x: number; y: number });
  }

  pressButton = (name: string | RegExp, within?: Wanted): Promise<void> => this.press(the('button', name, within));

  /** Replaces the text of a form field. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted);
    await this.tab.run(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.tab.type(text);
    await this.until(`${inWords(wanted)} holds ${text}`, async () => {
      const { count, value } = await this.look(wanted);
      // the last digit submits the code (REG-49), so the field may be gone
      return count === 0 || value !== '';
    });
  }

  fillField = (name: string | RegExp, text: string, within?: Wanted): Promise<void> =>
    this.fill(the('field', name, within), text);

  /** Chooses a file in the open sheet. */
  async chooseFile(file: string): Promise<void> {
    const field = '[role=dialog] input[type=file]';
    const isThere = () => this.tab.run((selector) => document.querySelector(selector) !== null, field);
    await this.until('a field for files is there', isThere);
    await this.tab.choose(field, [file]);
  }

  key = (key: Key): Promise<void> => this.tab.key(key);

  /** Balances on home, in satang; waits until they are shown. */
  async balances(): Promise<{ total: number; wallet: number; games: number }> {
    const card = the('region', this.texts.home.total);
    let text = '';
    await this.until('home shows amounts', async () => {
      ({ text } = await this.look(card));
      return /\d\s*\.\s*\d\d/.test(text);
    });
    const after = (label: string) => satangIn(text.slice(text.indexOf(label) + label.length));
    return {
      total: after(this.texts.home.total),
      wallet: after(this.texts.account.WALLET),
      games: after(this.texts.home.inGames),
    };
  }

  /** Waits until home shows these balances. */
  holds = (wanted: Partial<Awaited<ReturnType<Phone['balances']>>>): Promise<void> =>
    expect.poll(() => this.balances(), { intervals, timeout: stepLimit }).toMatchObject(wanted);

  /** Number of the app's calls of an operation. */
  calls = (operation: string): Promise<number> =>
    this.tab.run((name) => (window.sandbox?.calls() ?? []).filter((call) => call.operation === name).length, operation);

  /** Errors of the page that a player does not see. */
  problems = async (): Promise<string[]> => [
    ...this.tab.exceptions,
    ...(await this.tab.run((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], problemsKey)),
  ];

  /** Broken invariants of the world; empty if sound. */
  brokenRules = (): Promise<string[]> =>
    this.tab.run(() =>
      (window.sandbox?.invariants() ?? [])
        .filter(({ holds }) => !holds)
        .map(({ name, detail }) => `${name}: ${detail}`),
    );
}
