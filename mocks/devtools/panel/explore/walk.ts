import type { Random } from '../../../kernel/random.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { pageLanguage } from '../../page-kit/language.ts';
import type { Touch } from '../../page-kit/touch.ts';
import { moneyCommands, wrongFigures } from '../../walks/figures.ts';
import { type AppWords, type Broken, brokenBy, rules } from '../../walks/rules.ts';
import { findShown, type View } from '../../walks/view.ts';
import { isLoggedIn, worldLink } from '../share/world-link.ts';
import { type Act, chooseAct, effectsOf } from './acts.ts';
import { NotThere, OutOfReach, performAct, viewNow } from './perform-act.ts';
import { pause, rest } from './rest.ts';
import type { StayInApp } from './stay-in-app.ts';

/** The panel does not know the app's texts: rules that need them are skipped. */
const noWords: AppWords = { failures: [], sections: [], foreign: () => [], dialogName: (title) => title };

/** How long a rule may stay broken while the app draws, real ms. */
const drawingMs = 2_500;

interface Means {
  readonly sandbox: Sandbox;
  readonly touch: Touch;
  readonly stay: StayInApp;
  readonly isStopped: () => boolean;
}

/** One walk in the open app; the rules are checked after each step. */
export class Walk {
  readonly path: Act[] = [];
  /** Opens the world before the last step; null when it is too large for a link. */
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
    // A browser notice about observed sizes, not a defect.
    if (!message.startsWith('ResizeObserver loop')) this.#thrown.push(message);
  };
  readonly #onRejection = ({ reason }: PromiseRejectionEvent): void => void this.#thrown.push(String(reason));

  end(): void {
    window.removeEventListener('error', this.#onError);
    window.removeEventListener('unhandledrejection', this.#onRejection);
  }

  choose(random: Random): Act {
    const { controls, dialogs } = findShown();
    const isLogin = location.pathname.endsWith('/login');
    const { canGoBack } = this.#means.stay;
    return chooseAct({ controls, isLogin, hasDialog: dialogs.length > 0, canGoBack }, random);
  }

  /** Takes a step. @returns the broken rule; null for none @throws NotThere when the control is missing */
  async take(act: Act): Promise<Broken | null> {
    const { sandbox, isStopped } = this.#means;
    const before = this.#view;
    const lastCall = sandbox.calls().at(-1)?.id ?? 0;
    this.link = await worldLink(sandbox, `${location.origin}${location.pathname}`, pageLanguage(), isLoggedIn(sandbox));
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
      const wrong = isRested && online ? wrongFigures(moneyCommands) : [];
      const step = effectsOf(act);
      const after = this.#view;
      const happened = { step, before, after, calls, rested: isRested, online, thrown: this.#thrown, wrong };
      return brokenBy(happened, noWords)[0];
    };
    const end = performance.now() + drawingMs;
    let broken = look();
    while (broken && performance.now() < end && !isStopped()) {
      await pause(100);
      broken = look();
    }
    return isStopped() ? null : (broken ?? null);
  }

  /** Takes the possible steps until one breaks a rule. */
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
