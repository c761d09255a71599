/** One walk: a fresh browser context, a world, and steps one after the other; the rules are looked at after each. */
import type { Browser, Page } from '@playwright/test';
import { addressOf, everydayWorld, type Language } from '../support/address.ts';
import { Oracles } from '../support/oracles.ts';
import { wrongFiguresNow } from '../support/shown-balance.ts';
import { Hands, OutOfReach } from './hands.ts';
import { Rest, standStill } from './rest.ts';
import { type Broken, brokenBy } from './rules.ts';

export type { Broken } from './rules.ts';

import { languageOf, type Player, type Step } from './step.ts';
import { type SeenCall, topDialog, type View, viewOf } from './view.ts';

export interface WalkWorld {
  readonly scenario: string;
  readonly seed: number;
  readonly language: Language;
  /** Of the window, px. */
  readonly width: number;
}

/** A rule does not hold any more. */
export class RuleBroken extends Error {
  readonly broken: Broken;

  constructor(broken: Broken) {
    super(`${broken.rule} ${broken.detail}`);
    this.broken = broken;
  }
}

/** Where a walk begins: home, as its player, in a world whose clock stands still. */
export const addressOfWorld = ({ scenario, seed, language }: WalkWorld): string => {
  const world = { ...everydayWorld, scenario, seed, language, person: 'player' as const, frozen: true };
  return `.${addressOf('/user/home', { ...world, net: 'page' })}`;
};

const nothingYet: View = {
  ...{ path: '', lang: '', text: '', thai: [], dialogs: [], controls: [], typed: [], sideways: 0, lostFocus: null },
  ...{ timers: [], rows: [], calls: [], brokenRules: [], qrLeft: [], statement: null },
};

export class Walk {
  readonly page: Page;
  readonly hands: Hands;
  readonly world: WalkWorld;
  readonly player: Player;
  /** The steps that were taken. */
  readonly path: Step[] = [];
  /** All calls of the app, as comparable lines, step by step. */
  readonly calls: string[] = [];
  /** What the player saw, one line for each step: page, dialog. */
  readonly screens: string[] = [];
  readonly #rest: Rest;
  readonly #oracles: Oracles;
  #lastCall = 0;

  /** The steps that were taken, in words. */
  get taken(): readonly string[] {
    return this.path.map(({ words }) => words);
  }

  private constructor(page: Page, world: WalkWorld, rest: Rest, oracles: Oracles) {
    this.page = page;
    this.world = world;
    this.#rest = rest;
    this.#oracles = oracles;
    this.hands = new Hands(page, rest);
    this.player = { view: nothingYet, language: world.language, online: true, steps: 0 };
  }

  /** Opens the world at home, as its player. */
  static async begin(browser: Browser, origin: string, world: WalkWorld): Promise<Walk> {
    const context = await browser.newContext({
      ...{
        baseURL: origin,
        viewport: { width: world.width, height: 844 },
        locale: 'th-TH',
        timezoneId: 'Asia/Bangkok',
      },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await standStill(context, world.seed);
    const oracles = new Oracles(new URL(origin).origin, [], null);
    await oracles.watch(context);
    const page = await context.newPage();
    // A game opens in a window of its own, which no step looks at.
    page.on('popup', (popup) => void popup.close());
    const rest = new Rest(page);
    const walk = new Walk(page, world, rest, oracles);
    await page.goto(addressOfWorld(world), { waitUntil: 'commit' });
    await rest.come();
    walk.player.view = await viewOf(page);
    if (!walk.player.view.path.includes('/user/home')) throw new Error(`no walk begins in ${JSON.stringify(world)}`);
    if (walk.player.view.calls.length === 0) throw new Error(`no app opens in ${JSON.stringify(world)}`);
    walk.#newCalls(walk.player.view);
    return walk;
  }

  /** Takes a step and looks at the rules. @throws RuleBroken for the first one that does not hold */
  async take(step: Step): Promise<void> {
    const { player, hands } = this;
    const before = player.view;
    this.path.push(step);
    player.steps += 1;
    await step.take(hands, player).catch((error: unknown) => {
      if (error instanceof OutOfReach)
        throw new RuleBroken({ rule: 'What is seen can be used.', detail: error.message });
      throw error;
    });
    if (step.reloads) this.#lastCall = 0;
    const rested = await this.#rest.come();
    hands.lines.push('await settled(page);');
    const after = await viewOf(this.page);
    const calls = this.#newCalls(after);
    player.view = after;
    player.language = languageOf(after.lang);
    player.online = await this.page.evaluate(() => {
      const switches = window.sandbox?.switches();
      return switches !== undefined && !switches.offline && !switches.serverDown;
    });
    this.screens.push(`${after.path} ${topDialog(after) ?? ''}`.trim());
    await this.#judge(step, before, after, calls, rested);
  }

  async #judge(step: Step, before: View, after: View, calls: readonly SeenCall[], rested: boolean): Promise<void> {
    const { player } = this;
    const found = brokenBy({ step, before, after, calls, rested, player });
    for (const fault of this.#oracles.faults.splice(0))
      found.push({ rule: 'Nothing is logged, thrown, or asked of another host.', detail: fault });
    if (rested && player.online)
      for (const detail of await wrongFiguresNow(this.page))
        found.push({ rule: 'The amounts on home are those of the ledger.', detail });
    for (const detail of (await step.check?.(this.hands, player)) ?? [])
      found.push({ rule: 'The Tab key leads through a page.', detail });
    const [first] = found;
    if (first) throw new RuleBroken(first);
  }

  #newCalls({ calls }: View): readonly SeenCall[] {
    const last = calls.at(-1)?.id ?? 0;
    // Another document counts its calls from one again, also when it was opened by going back.
    if (last < this.#lastCall) this.#lastCall = 0;
    const fresh = calls.filter(({ id }) => id > this.#lastCall);
    this.#lastCall = last;
    const lines = fresh.map(({ method, path, body, headers, status }) =>
      JSON.stringify([method, path, body, headers, status]),
    );
    // Calls of one step that go out side by side come in the order in which the files of the build have arrived.
    this.calls.push(...lines.toSorted());
    return fresh;
  }

  /** A short text that is the same for screens that look the same to a player: where, which dialog, which controls. */
  stateNow(): string {
    const { path, dialogs, controls } = this.player.view;
    return JSON.stringify([
      path,
      dialogs.map(({ name }) => name),
      controls.map(({ role, name, usable }) => [role, name, usable]),
    ]);
  }

  async end(): Promise<void> {
    await this.page.context().close();
  }
}
