import type { WorldAddress } from '../../../engine/scenario.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { appStorage } from '../../tab/memory.ts';
import { go, rereadSession } from '../kit/go.ts';
import type { WalkStart } from './pasted-test.ts';

/** Two copies in turn: each walk begins in another world, with a session of its own. */
const copies = ['explore-1', 'explore-2'] as const;

/** Worlds of walks, apart from the tester's own, which does not change. */
export class WalkedWorlds {
  readonly #sandbox: Sandbox;
  readonly #base: string;
  readonly #own: WorldAddress;
  readonly #ownToken = appStorage.token();
  readonly #ownAddress = location.href;
  #begun = 0;

  /** @param base path of the app, with a slash at both ends */
  constructor(sandbox: Sandbox, base: string) {
    this.#sandbox = sandbox;
    this.#base = base;
    this.#own = sandbox.address;
  }

  /** Starts the tester's scenario afresh in a copy, at home, with its player logged in. @returns where the walk begins */
  async begin(): Promise<Pick<WalkStart, 'world' | 'at' | 'hasPlayer'>> {
    const { scenario, seed, at, set } = this.#own;
    const hasPlayer = this.#sandbox.scenario.switches.registered && set.registered !== false;
    const copy = copies[this.#begun % copies.length] ?? copies[0];
    this.#begun += 1;
    this.#sandbox.clearFaults();
    await this.#sandbox.load(scenario, { seed, at, set: hasPlayer ? { ...set, session: 'player' } : set, copy });
    if (this.#sandbox.journal().length > 1) await this.#sandbox.reset();
    go(`${this.#base}${hasPlayer ? 'user/home' : 'register'}`);
    return { world: { scenario, seed, set }, at: this.#sandbox.journal()[0].at, hasPlayer };
  }

  /** Returns to the tester's own world, session and page. */
  async leave(): Promise<void> {
    const { scenario, ...options } = this.#own;
    this.#sandbox.clearFaults();
    await this.#sandbox.load(scenario, options);
    appStorage.setToken(this.#ownToken);
    rereadSession();
    go(this.#ownAddress);
  }
}
