/** One walk: a fresh browser context, a world, and a sequence of steps; the rules are checked after each step. */
import type { Browser, Page } from '@playwright/test';
import { addressOf, everydayWorld, type Language } from '../support/address.ts';
import { Oracles, wrongFiguresNow } from '../support/oracles.ts';
import { Driver, OutOfReach, type Tab } from './driver.ts';
import { Rest, standStill } from './rest.ts';
import { brokenBy, viewOf } from './rules.ts';
import { languageOf, type Player, type Step } from './step.ts';
import { type Broken, rules } from './walks/rules.ts';
import { type SeenCall, topDialog, type View } from './walks/view.ts';

export interface WalkWorld {
  readonly scenario: string;
  readonly seed: number;
  readonly language: Language;
  readonly width: number;
  /** Browser tabs, all on home at the start. */
  readonly tabs: number;
}

/** A broken rule. */
export class RuleBroken extends Error {
  readonly broken: Broken;

  constructor(broken: Broken) {
    super(`${broken.rule} ${broken.detail}`);
    this.broken = broken;
  }
}

/** Worlds without a player: walks begin at registration. */
const withoutPlayer: readonly string[] = ['newcomer', 'otp-off'];

const firstPage = ({ scenario }: WalkWorld) => (withoutPlayer.includes(scenario) ? '/register' : '/user/home');

/** Start of a walk: home, as its player, in a world with a frozen clock. */
export const addressOfWorld = (of: WalkWorld): string => {
  const { scenario, seed, language } = of;
  const person = withoutPlayer.includes(scenario) ? ('visitor' as const) : ('player' as const);
  const world = { ...everydayWorld, scenario, seed, language, person, frozen: true, net: 'page' as const };
  return `.${addressOf(firstPage(of), world)}`;
};

const nothingYet: View = {
  ...{ path: '', lang: '', text: '', thai: [], dialogs: [], controls: [], typed: [], sideways: 0, lostFocus: null },
  ...{
    timers: [],
    rows: [],
    calls: [],
    brokenRules: [],
    qrLeft: [],
    statement: null,
    home: null,
    told: null,
  },
};

const screenOf = (view: View) => `${view.path} ${topDialog(view) ?? ''}`.trim();

export class Walk {
  readonly driver: Driver;
  readonly world: WalkWorld;
  readonly player: Player;
  readonly path: Step[] = [];
  /** All calls of the app as comparable lines, step by step. */
  readonly calls: string[] = [];
  /** One line per step: page, dialog. */
  readonly screens: string[] = [];
  /** Screen at the start of the walk. */
  firstScreen = '';
  readonly #rests: ReadonlyMap<Page, Rest>;
  readonly #oracles: Oracles;
  readonly #lastCalls = new Map<Page, number>();
  /** Calls made by each app page. */
  readonly #asked = new Map<string, Set<string>>();

  get taken(): readonly string[] {
    return this.path.map(({ words }) => words);
  }

  /** The page of the active tab. */
  get page(): Page {
    return this.driver.page;
  }

  // biome-ignore lint/style/useConsistentMemberAccessibility: "#" has no constructors
  private constructor(tabs: readonly [Tab, ...Tab[]], world: WalkWorld, start: Player['start'], oracles: Oracles) {
    this.world = world;
    this.#rests = new Map(tabs.map(({ page, rest }) => [page, rest]));
    this.#oracles = oracles;
    this.driver = new Driver(tabs);
    const { language } = world;
    this.player = {
      view: nothingYet,
      language,
      online: true,
      steps: 0,
      tabs: tabs.length,
      last: null,
      start,
      asked: new Map(),
      stayed: 0,
    };
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
    const open = async (): Promise<Tab> => {
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      // A game opens in its own window, which no step looks at.
      page.on('popup', (popup) => void popup.close());
      const rest = new Rest(page);
      await page.goto(addressOfWorld(world), { waitUntil: 'commit' });
      await rest.come();
      return { page, rest };
    };
    const tabs: [Tab, ...Tab[]] = [await open()];
    while (tabs.length < world.tabs) tabs.push(await open());
    const start = await tabs[0].page.evaluate(() => ({
      entries: window.sandbox?.journal().length ?? 0,
      world: JSON.stringify(window.sandbox?.inspect()),
    }));
    const walk = new Walk(tabs, world, start, oracles);
    const views = await Promise.all(tabs.map(({ page }) => viewOf(page)));
    for (const [at, view] of views.entries()) {
      if (!view.path.includes(firstPage(world))) throw new Error(`no walk begins in ${JSON.stringify(world)}`);
      if (view.calls.length === 0) throw new Error(`no app opens in ${JSON.stringify(world)}`);
      walk.#noteAsked(view.path, walk.#newCalls(view, tabs[at]?.page ?? walk.page));
    }
    walk.player.view = views[0] ?? nothingYet;
    walk.firstScreen = screenOf(walk.player.view);
    return walk;
  }

  /** Takes a step and checks the rules. @throws RuleBroken for the first broken rule */
  async take(step: Step): Promise<void> {
    const { player, driver } = this;
    let before = player.view;
    // A repeating step confirms the last step's commands once more, in as many tabs.
    const { sends: own, types, inAllTabs } = (step.repeats ? player.last : step) ?? step;
    const sends = step.repeatsFirst ? [...(player.last?.sends ?? []), ...(own ?? [])] : own;
    this.path.push(step);
    player.steps += 1;
    await step.take(driver, player).catch((error: unknown) => {
      if (error instanceof OutOfReach) throw new RuleBroken({ rule: rules.outOfReach, detail: error.message });
      throw error;
    });
    if (step.reloads) this.#lastCalls.delete(this.page);
    const rested = (await this.#rests.get(this.page)?.come()) ?? false;
    driver.lines.push('await settled(page);');
    const after = await viewOf(this.page);
    // Compare the other tab with itself.
    if (step.changesTab) before = step.repeats ? player.view : after;
    const calls = this.#newCalls(after, this.page);
    if (inAllTabs) await this.#passOver();
    this.#noteAsked(after.path, calls);
    player.stayed = after.path === player.view.path ? player.stayed + 1 : 0;
    player.view = after;
    player.language = languageOf(after.lang);
    if (!step.repeats && !step.changesTab) player.last = step;
    player.online = await this.page.evaluate(() => {
      const switches = window.sandbox?.switches();
      return switches !== undefined && !switches.offline && !switches.serverDown;
    });
    this.screens.push(screenOf(after));
    await this.#judge({ ...step, sends, types }, before, after, calls, rested);
  }

  async #judge(step: Step, before: View, after: View, calls: readonly SeenCall[], rested: boolean): Promise<void> {
    const { online } = this.player;
    const thrown = this.#oracles.faults.splice(0);
    const wrong = rested && online ? await wrongFiguresNow(this.page) : [];
    const found = brokenBy({ step, before, after, calls, rested, online, thrown, wrong });
    found.push(...((await step.check?.(this.driver, this.player)) ?? []));
    const [first] = found;
    if (first) throw new RuleBroken(first);
  }

  /** Skips calls of other tabs in this step: each tab confirmed its own, which the world rules judge. */
  async #passOver(): Promise<void> {
    for (const [page, rest] of this.#rests) {
      if (page === this.page) continue;
      await rest.come();
      this.#newCalls(await viewOf(page), page);
    }
  }

  #noteAsked(path: string, calls: readonly SeenCall[]): void {
    const here = this.#asked.get(path) ?? new Set();
    for (const { operation } of calls) if (operation !== null) here.add(operation);
    this.#asked.set(path, here);
    const all = [...this.#asked.values()];
    this.player.asked = new Map([...here].map((id) => [id, all.filter((page) => page.has(id)).length]));
  }

  #newCalls({ calls }: View, page: Page): readonly SeenCall[] {
    const last = calls.at(-1)?.id ?? 0;
    const known = this.#lastCalls.get(page) ?? 0;
    // A new document numbers its calls from one again, also after going back.
    const fresh = last < known ? calls : calls.filter(({ id }) => id > known);
    this.#lastCalls.set(page, last);
    const lines = fresh.map(({ method, path, body, headers, status }) =>
      // A browser draws the boundary of a form.
      JSON.stringify([method, path, body, headers, status]).replace(/boundary=[^"]*/, 'boundary='),
    );
    // Parallel calls of one step go out in the order in which the build's files arrive.
    this.calls.push(...lines.toSorted());
    return fresh;
  }

  /** A short key, equal for screens that look equal to a player: path, dialogs, controls. */
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
