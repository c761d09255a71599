import type { Sandbox } from '../../sandbox/sandbox.ts';
import { pageLanguage } from '../page-kit/language.ts';
import { Touch } from '../page-kit/touch.ts';
import { drawSlip } from './draw-slip.ts';
import { find } from './find-target.ts';
import type { ScreenDriver } from './presenter.ts';
import type { BeatAction, LocalizedText, Target } from './story.ts';

/** How long something may take to appear on the screen, real ms. */
const appearMs = 8_000;

/** Performs the actions of a story on the app in this page, with a drawn fingertip. */
export class BrowserScreenDriver implements ScreenDriver {
  readonly #sandbox: Sandbox;
  readonly #base: string;
  readonly #touch = new Touch();
  /** Whether the action that is being performed still has to be. */
  #wanted = () => true;

  /** @param base path of the app, with a slash at both ends */
  constructor(sandbox: Sandbox, base: string) {
    this.#sandbox = sandbox;
    this.#base = base;
  }

  hurry(on: boolean): void {
    this.#touch.hurry(on);
  }

  route(): string {
    return `/${location.pathname.slice(this.#base.length)}`;
  }

  async rewind(change: () => Promise<number>): Promise<void> {
    // the old world's screen stays, and takes presses, until the app has replaced it
    const oldHeading = document.querySelector('main h1');
    const cut = await change();
    if (cut !== 0 && oldHeading) await this.until(() => !oldHeading.isConnected, 'the other world');
  }

  async perform(act: BeatAction, wanted = () => true): Promise<void> {
    this.#wanted = wanted;
    try {
      await this.#perform(act);
    } finally {
      this.#wanted = () => true;
    }
  }

  async #perform(act: BeatAction): Promise<void> {
    switch (act.do) {
      case 'go':
        return this.#go(act.route);
      case 'press':
        if (act.unless && find(act.unless, pageLanguage())) return;
        return this.#touch.press(await this.#await(act.on));
      case 'type':
        return this.#type((await this.#await(act.on)) as HTMLInputElement, act.text);
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
      case 'pause':
        return this.#touch.rest(act.ms);
    }
  }

  #type(field: HTMLInputElement, text: string | LocalizedText): Promise<void> {
    return this.#touch.type(field, typeof text === 'string' ? text : text[pageLanguage()]);
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
  async #await(target: Target): Promise<HTMLElement> {
    const what = target.says?.en ?? target.css;
    await this.until(() => find(target, pageLanguage()) !== null, what);
    const found = find(target, pageLanguage());
    if (!found) throw new Error(`${what} was there and is gone`);
    return found;
  }

  /** Waits until nothing is loading: the app then sets `data-ready`. */
  #settled(): Promise<void> {
    return this.until(() => document.documentElement.dataset['ready'] !== undefined, 'a page that has loaded');
  }

  async until(holds: () => boolean, what: string): Promise<void> {
    const until = performance.now() + appearMs;
    while (!holds()) {
      if (performance.now() > until || !this.#wanted()) throw new Error(`not on the screen: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }
}
