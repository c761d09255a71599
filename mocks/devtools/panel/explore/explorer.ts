import { randomFor } from '../../../kernel/random.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { pageLanguage } from '../../page-kit/language.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import { Touch } from '../../page-kit/touch.ts';
import type { Broken } from '../../walks/rules.ts';
import { kindOf, shortest, type Taken as TakenOf } from '../../walks/shrink.ts';
import type { Act } from './acts.ts';
import { testOf, type WalkStart } from './pasted-test.ts';
import { NotThere } from './perform-act.ts';
import { callsEnded, rest } from './rest.ts';
import { StayInApp } from './stay-in-app.ts';
import { Walk } from './walk.ts';
import { WalkedWorlds } from './walked-world.ts';

const longest = 20;
/** Time limit for shortening a find, real ms. */
const shrinkMs = 90_000;

export type Pace = 'visible' | 'quick';

/** A broken rule and the shortest walk that reproduces it. */
export interface Find extends Broken {
  readonly seed: number;
  readonly path: readonly Act[];
  /** Opens the world before the last step; null when it is too large for a link. */
  readonly link: string | null;
  /** Number of steps of the original walk. */
  readonly first: number;
  /** A Playwright test of the shortest walk. */
  readonly test: string;
  /** The app before and after the last step; null where the browser cannot draw it, and when the walk was stopped. */
  readonly pictures: Pictures | null;
}

export interface Pictures {
  readonly before: Blob;
  readonly after: Blob;
}

export interface Progress {
  readonly phase: 'idle' | 'walking' | 'shortening' | 'repeating';
  readonly walks: number;
  readonly steps: number;
  readonly act: Act | null;
  /** While shortening: steps of the find, and number of shorter walks tried. */
  readonly left: number;
  readonly tried: number;
  readonly finds: readonly Find[];
  /** Whether a repeated find broke its rule again; null before. */
  readonly again: boolean | null;
  /** Whether the world of a walk is open instead of the tester's own. */
  readonly isAway: boolean;
}

interface Taken extends TakenOf<Act>, Pick<Find, 'link'> {
  readonly start: WalkStart | null;
}

interface Pictured extends Taken {
  readonly pictures: Pictures | null;
}

/** Walks through the open app at random in copies of its world, and shortens walks that break a rule. */
export class Explorer {
  #progress: Progress = {
    ...{ phase: 'idle', walks: 0, steps: 0, act: null, left: 0, tried: 0, finds: [], again: null, isAway: false },
  };
  readonly #sandbox: Sandbox;
  readonly #base: string;
  readonly #listeners = new Set<() => void>();
  readonly #touch = new Touch();
  #worlds: WalkedWorlds | null = null;
  #stay: StayInApp | null = null;
  #stopped = true;
  /** Pending return to the tester's own world; the next walk waits for it. */
  #leaving: Promise<void> = Promise.resolve();

  /** @param base path of the app, with a slash at both ends */
  constructor(sandbox: Sandbox, base: string) {
    this.#sandbox = sandbox;
    this.#base = base;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly progress = (): Progress => this.#progress;

  /** Walks until stopped; each walk takes the next seed. */
  async start(seed: number, pace: Pace): Promise<void> {
    this.#set({ walks: 0, steps: 0, again: null });
    await this.#run('walking', pace, async () => {
      for (let next = seed; !this.#stopped; next += 1) await this.#explore(next, pace);
    });
    await this.leave();
  }

  /** Repeats the steps of a find visibly, and leaves its world open. */
  async repeat(find: Find): Promise<void> {
    this.#set({ again: null });
    await this.#run('repeating', 'visible', async () => {
      const { broken, pictures } = await this.#picture(find.path);
      if (this.#stopped) return;
      const again = broken !== null && kindOf(broken) === kindOf(find);
      const finds = this.#progress.finds.map((one) => (one === find && again && pictures ? { ...one, pictures } : one));
      this.#set({ again, finds });
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#touch.hurry(true);
  }

  /** Returns to the tester's own world. */
  leave(): Promise<void> {
    const leave = async () => {
      await this.#worlds?.leave();
      this.#worlds = null;
      this.#set({ isAway: false });
    };
    this.#leaving = this.#leaving.then(leave, leave);
    return this.#leaving;
  }

  #set(changed: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...changed };
    for (const listener of this.#listeners) listener();
  }

  async #run(phase: Progress['phase'], pace: Pace, job: () => Promise<void>): Promise<void> {
    this.#stopped = false;
    this.#set({ phase });
    await this.#leaving.catch(() => undefined);
    this.#touch.hurry(pace === 'quick');
    this.#worlds ??= new WalkedWorlds(this.#sandbox, this.#base);
    this.#stay = new StayInApp();
    this.#set({ isAway: true });
    try {
      await job();
    } finally {
      // The response to the last step may navigate away.
      await callsEnded(this.#sandbox);
      this.#stay.end();
      this.#stopped = true;
      this.#set({ phase: 'idle', act: null });
    }
  }

  /** Takes steps in a fresh world. @returns the taken steps and the broken rule */
  async #walkAlong(go: (walk: Walk) => Promise<Broken | null>): Promise<Taken> {
    const stay = this.#stay;
    const begun = await this.#worlds?.begin();
    await rest(this.#sandbox, () => this.#stopped);
    if (this.#stopped || !stay || !begun) return { path: [], link: null, broken: null, start: null };
    const start = { ...begun, language: pageLanguage(), width: innerWidth, height: innerHeight };
    stay.hasLeft = false;
    // A walk ends when the app navigates away.
    const isStopped = () => this.#stopped || stay.hasLeft;
    const walk = new Walk({ sandbox: this.#sandbox, touch: this.#touch, stay, isStopped });
    try {
      const broken = await go(walk);
      return { broken, path: walk.path, link: walk.link, start };
    } finally {
      walk.end();
    }
  }

  async #explore(seed: number, pace: Pace): Promise<void> {
    const random = randomFor(seed, 'explore');
    const taken = await this.#walkAlong(async (walk) => {
      while (walk.path.length < longest && !this.#stopped && !this.#stay?.hasLeft) {
        const act = walk.choose(random);
        this.#set({ act });
        try {
          const found = await walk.take(act);
          if (found) return found;
        } catch (error) {
          // The drawn control is gone.
          if (!(error instanceof NotThere)) throw error;
        } finally {
          this.#set({ steps: this.#progress.steps + 1 });
        }
      }
      return null;
    });
    this.#set({ walks: this.#progress.walks + 1 });
    const known = this.#progress.finds.map(kindOf);
    const { path, broken } = taken;
    if (!broken || known.includes(kindOf(broken))) return;
    this.#set({ phase: 'shortening', left: path.length, tried: 0 });
    this.#touch.hurry(true);
    const best = await this.#shorten(taken);
    const find = await this.#findOf(best, broken, { seed, first: path.length });
    this.#set({ finds: [...this.#progress.finds, find] });
    this.#touch.hurry(pace === 'quick' || this.#stopped);
    this.#set({ phase: 'walking' });
  }

  readonly #follow = (path: readonly Act[]): Promise<Taken> =>
    this.#walkAlong((walk) => walk.follow(path, (act) => this.#set({ act })));

  /** Takes the steps once more, with pictures before and after the last one. */
  async #picture(path: readonly Act[]): Promise<Pictured> {
    let pictures: Pictures | null = null;
    const taken = await this.#walkAlong(async (walk) => {
      const onAct = (act: Act) => this.#set({ act });
      const early = await walk.follow(path.slice(0, -1), onAct);
      if (early) return early;
      const { pictureOfApp } = await loadFile(() => import('./app-picture.ts'));
      const before = await pictureOfApp();
      const broken = await walk.follow(path.slice(-1), onAct);
      const after = broken && (await pictureOfApp());
      if (before && after) pictures = { before, after };
      return broken;
    });
    return { ...taken, pictures };
  }

  async #findOf({ path, link, start }: Taken, broken: Broken, about: Pick<Find, 'seed' | 'first'>): Promise<Find> {
    const seen = await this.#picture(path);
    const isSame = seen.broken !== null && kindOf(seen.broken) === kindOf(broken);
    const test = start ? testOf(broken, path, start) : '';
    return { ...broken, ...about, path, link, test, pictures: isSame ? seen.pictures : null };
  }

  #shorten(first: Taken): Promise<Taken> {
    const end = performance.now() + shrinkMs;
    const again = (path: readonly Act[]) => {
      this.#set({ tried: this.#progress.tried + 1 });
      return this.#follow(path);
    };
    return shortest(first, again, {
      isLate: () => this.#stopped || performance.now() > end,
      onShorter: ({ path }) => this.#set({ left: path.length }),
    });
  }
}
