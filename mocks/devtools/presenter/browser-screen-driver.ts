import type { Sandbox } from '../../sandbox/sandbox.ts';
import { pageLanguage, plainText } from '../page-kit/language.ts';
import { Touch } from '../page-kit/touch.ts';
import { appStorage } from '../tab/memory.ts';
import { drawSlip } from './draw-slip.ts';
import { find, soughtIn, type TextOf, wordsOf } from './find-target.ts';
import type { ScreenDriver } from './presenter.ts';
import type { Act, BeatAction, Target, Words } from './story.ts';

/** How long something may take to appear on the screen, real ms. */
const appearMs = 8_000;

const noTexts: TextOf = (key) => {
  throw new Error(`no text of the app is loaded: ${key}`);
};

/** Performs the acts of a story or state on the app in this page, with a drawn fingertip. */
export class BrowserScreenDriver implements ScreenDriver {
  readonly #sandbox: Sandbox;
  readonly #base: string;
  readonly #textOf: TextOf;
  readonly #touch = new Touch();
  /** Whether the action that is being performed still has to be. */
  #wanted = () => true;

  /** @param base path of the app, with a slash at both ends @param textOf the app's texts, for targets that name them by key */
  constructor(sandbox: Sandbox, base: string, textOf: TextOf = noTexts) {
    this.#sandbox = sandbox;
    this.#base = base;
    this.#textOf = textOf;
  }

  hurry(on: boolean): void {
    this.#touch.hurry(on);
  }

  route(): string {
    return `/${location.pathname.slice(this.#base.length)}`;
  }

  session(): string | null {
    return appStorage.token();
  }

  resume(session: string): void {
    if (this.#sandbox.knowsToken(session)) appStorage.setTokenIn('session', session);
  }

  async rewind(change: () => Promise<number>): Promise<void> {
    // The old world's screen stays, and takes presses, until the app has replaced it
    const oldHeading = document.querySelector('main h1');
    const cut = await change();
    if (cut !== 0 && oldHeading) await this.until(() => !oldHeading.isConnected, 'the other world');
  }

  async perform(act: BeatAction | Act, wanted = () => true): Promise<void> {
    this.#wanted = wanted;
    try {
      await this.#perform(act);
    } finally {
      this.#wanted = () => true;
    }
  }

  async #perform(act: BeatAction | Act): Promise<void> {
    switch (act.do) {
      case 'go':
        return this.#go(act.route);
      case 'press':
        return this.#press(act);
      case 'type':
        return this.#touch.type((await this.#await(act.on)) as HTMLInputElement, plainText(this.#words(act.text)));
      case 'choose-slip': {
        const input = (await this.#await({ css: 'input[type=file]' })) as HTMLInputElement;
        return this.#touch.chooseFile(input, await drawSlip(act.name, act.baht, new Date(this.#sandbox.now())));
      }
      case 'see':
        await this.#settled();
        (await this.#await(act.what)).scrollIntoView({ block: 'nearest' });
        return this.#settled();
      case 'operate':
        return this.#sandbox.operate(act.action, act.data as never);
      case 'jump':
        return this.#sandbox.clock.jump(act.by);
      case 'set':
        return this.#sandbox.set(act.name, act.value as never);
      case 'key': {
        const key = { key: act.key, code: act.key, bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
        return;
      }
      case 'pause':
        return this.#touch.rest(act.ms);
      default:
        return this.#performAct(act);
    }
  }

  async #performAct(act: Exclude<Act, BeatAction>): Promise<void> {
    switch (act.do) {
      case 'fault':
        return this.#sandbox.fault(act.operation, act.effect);
      case 'show':
        return void (await this.#await(act.what, true));
      case 'miss':
        return this.until(() => this.#find(act.what, true) === null, `nothing of ${this.#nameOf(act.what)}`);
      case 'centre':
        return this.#centre(await this.#await(act.what, true));
      case 'call':
        return this.until(() => this.#sandbox.calls().at(-1)?.operation === act.operation, act.operation);
      case 'reload': {
        const url = new URL(location.href);
        url.searchParams.set('fault', act.fault);
        location.assign(url);
        return new Promise(() => undefined);
      }
    }
  }

  /** Presses a target, unless `unless` appears first. */
  async #press({ on, unless }: Extract<BeatAction | Act, { do: 'press' }>): Promise<void> {
    const needless = () => unless !== undefined && this.#find(unless) !== null;
    if (unless) await this.until(() => needless() || this.#find(on) !== null, this.#nameOf(on));
    if (!needless()) return this.#touch.press(await this.#await(on));
  }

  /** Scrolls an element into the middle, twice: cards get their height only near the viewport. */
  async #centre(element: HTMLElement): Promise<void> {
    for (let times = 0; times < 2; times += 1) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }

  #words(words: Words): string {
    return wordsOf(words, pageLanguage(), this.#textOf);
  }

  /** Names a target in an error: its words, else its selector. */
  #nameOf({ says, css }: Target): string {
    return says === undefined ? css : this.#words(says);
  }

  /** @param seen also finds disabled and busy elements */
  #find(target: Target, seen = false): HTMLElement | null {
    return find({ ...soughtIn(pageLanguage(), this.#textOf, target), seen });
  }

  /** Goes to a route the way the browser's Back does, so that the app's router notices and closes dialogs. */
  async #go(route: string): Promise<void> {
    const url = new URL(this.#base.slice(0, -1) + route, location.origin);
    const arrived = () => location.pathname === url.pathname && !document.querySelector('[aria-modal=true]');
    if (arrived()) return this.#settled();
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await this.until(arrived, route);
    return this.#settled();
  }

  /** Waits for a target. @throws Error when it does not appear */
  async #await(target: Target, seen = false): Promise<HTMLElement> {
    const what = this.#nameOf(target);
    await this.until(() => this.#find(target, seen) !== null, what);
    const found = this.#find(target, seen);
    if (!found) throw new Error(`${what} was there and is gone`);
    return found;
  }

  /** Waits until nothing is loading: the app has set `data-ready`, and no sheet is filling. */
  #settled(): Promise<void> {
    const isSettled = () =>
      document.documentElement.matches('[data-ready]') && document.querySelector('[data-filling="true"]') === null;
    return this.until(isSettled, 'a page that has loaded');
  }

  async until(holds: () => boolean, what: string): Promise<void> {
    const until = performance.now() + appearMs;
    while (!holds()) {
      if (performance.now() > until || !this.#wanted()) throw new Error(`not on the screen: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }
}
