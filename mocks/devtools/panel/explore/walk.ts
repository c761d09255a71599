import type { Sandbox } from '../../../sandbox/sandbox.ts';
import type { Touch } from '../../page-kit/touch.ts';
import { moneyCommands, wrongFigures } from '../../walks/figures.ts';
import { type AppWords, type Broken, brokenBy, rules } from '../../walks/rules.ts';
import { findShown, type View } from '../../walks/view.ts';
import { isLoggedIn, worldLink } from '../share/world-link.ts';
import { type Act, effectsOf } from './acts.ts';
import { chooseAct } from './choose-act.ts';
import { NotThere, OutOfReach, performAct, viewNow } from './perform-act.ts';
import { pause, rest } from './rest.ts';
import type { StayInApp } from './stay-in-app.ts';

/** The app's texts are not known here: no rule that takes them is looked at. */
const noWords: AppWords = { failures: [], sections: [], foreign: () => [], dialogName: (title) => title };

/** What is broken may be about to change while the app draws: so long it is looked at again, real ms. */
const drawingMs = 2_500;

interface Means {
  readonly sandbox: Sandbox;
  readonly touch: Touch;
  readonly stay: StayInApp;
  readonly isStopped: () => boolean;
}

/** Steps one after the other in the open app; the rules are looked at after each. */
export class Walk {
  /** The steps that were taken. */
  readonly path: Act[] = [];
  /** Opens the world as it was before the last step, where the app was then; null for one that is too large for a link. */
  link: string | null = null;
  readonly #means: Means;
  readonly #thrown: string[] = [];
  #view: View = viewNow();

  constructor(means: Means) {
    this.#means = means;
    window.addEventListener('error', this.#onError);
    window.addEventListener('unhandledrejection', this.#onRejection);
  }

  readonly #onError = ({ message }: ErrorEvent): void => {
    // The browser's note that a size changed while it was observed: no defect, and no stack.
    if (!message.startsWith('ResizeObserver loop')) this.#thrown.push(message);
  };
  readonly #onRejection = ({ reason }: PromiseRejectionEvent): void => void this.#thrown.push(String(reason));

  end(): void {
    window.removeEventListener('error', this.#onError);
    window.removeEventListener('unhandledrejection', this.#onRejection);
  }

  /** Draws what could be done here. */
  choose(chance: () => number): Act {
    const { controls, dialogs } = findShown();
    const isLogin = location.pathname.endsWith('/login');
    return chooseAct(
      { controls, isLogin, hasDialog: dialogs.length > 0, canGoBack: this.#means.stay.canGoBack },
      chance,
    );
  }

  /** Takes a step. @returns what it broke; null for nothing. @throws NotThere when it cannot be taken here */
  async take(act: Act): Promise<Broken | null> {
    const { sandbox, isStopped } = this.#means;
    const before = this.#view;
    const lastCall = sandbox.calls().at(-1)?.id ?? 0;
    this.link = await worldLink(sandbox, `${location.origin}${location.pathname}`, isLoggedIn(sandbox));
    const rested = () => rest(sandbox, isStopped);
    try {
      await performAct(act, { ...this.#means, rested });
    } catch (error) {
      if (!(error instanceof OutOfReach)) throw error;
      this.path.push(act);
      return { rule: rules.outOfReach, detail: error.message };
    }
    this.path.push(act);
    const isRested = await rested();
    const look = (): Broken | undefined => {
      this.#view = viewNow();
      const calls = this.#view.calls.filter(({ id }) => id > lastCall);
      const { offline, serverDown } = sandbox.switches();
      const online = !offline && !serverDown;
      const happened = { step: effectsOf(act), before, after: this.#view, calls, rested: isRested, online };
      const [broken] = brokenBy(happened, noWords);
      if (broken) return broken;
      const [thrown] = this.#thrown;
      if (thrown !== undefined) return { rule: rules.thrown, detail: thrown };
      const [wrong] = isRested && online ? wrongFigures(moneyCommands) : [];
      return wrong === undefined ? undefined : { rule: rules.ledger, detail: wrong };
    };
    const end = performance.now() + drawingMs;
    let broken = look();
    while (broken && performance.now() < end && !isStopped()) {
      await pause(100);
      broken = look();
    }
    return isStopped() ? null : (broken ?? null);
  }

  /** Takes those of the steps that can be taken, until one breaks something. */
  async follow(path: readonly Act[], onAct: (act: Act) => void): Promise<Broken | null> {
    for (const act of path) {
      if (this.#means.isStopped()) return null;
      onAct(act);
      const broken = await this.take(act).catch((error: unknown) => {
        if (error instanceof NotThere) return null;
        throw error;
      });
      if (broken) return broken;
    }
    return null;
  }
}
