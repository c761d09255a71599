/**
 * The way into a simulated world from outside its page: what the panel can do, as typed calls. Suites outside this
 * repository import `test` and `expect` from here too; docs/qa.md shows how.
 */
import type { JSHandle, Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/index.ts';
import { test as base } from './fixtures.ts';

export { expect, settled } from './fixtures.ts';

type Operation = Parameters<Sandbox['fault']>[0];
type Fault = Parameters<Sandbox['fault']>[1];
type SwitchValues = ReturnType<Sandbox['switches']>;
type OperatorAction = Parameters<Sandbox['operate']>[0];

/** `window.sandbox` of a page; each call works on the world that is open at that moment, and throws what it throws. */
export class RemoteSandbox {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** For everything that has no method here. The page must have loaded. @throws Error when it has no sandbox */
  handle(): Promise<JSHandle<Sandbox>> {
    return this.#page.evaluateHandle(() => {
      if (!window.sandbox) throw new Error('this page has no sandbox');
      return window.sandbox;
    });
  }

  /** Scenario, seed, world time, switches. */
  async describe(): Promise<ReturnType<Sandbox['describe']>> {
    return (await this.handle()).evaluate((sandbox) => sandbox.describe());
  }

  /** Makes the next call of an operation go wrong: by a code of the contract, or as an effect says. */
  async fault(operation: Operation, effect: Fault): Promise<void> {
    await (await this.handle()).evaluate((sandbox, [id, what]) => sandbox.fault(id, what), [
      operation,
      effect,
    ] as const);
  }

  async set<Name extends keyof SwitchValues>(name: Name, value: SwitchValues[Name]): Promise<void> {
    await (await this.handle()).evaluate((sandbox, [key, to]) => sandbox.set(key as Name, to as never), [
      name,
      value,
    ] as const);
  }

  /** Opens another scenario without a reload. */
  async load(scenario: string): Promise<void> {
    await (await this.handle()).evaluate((sandbox, name) => sandbox.load(name), scenario);
  }

  /** Moves the world's clock: `90s`, `15m`, `2h`, `1d`. */
  async jump(duration: string): Promise<void> {
    await (await this.handle()).evaluate((sandbox, by) => sandbox.clock.jump(by), duration);
  }

  /** Has the people behind the site do something: `approveSlip`, `payQr`, `giveCoins`… */
  async operate(action: OperatorAction, data: unknown = {}): Promise<void> {
    await (await this.handle()).evaluate((sandbox, [name, what]) => sandbox.operate(name, what as never), [
      action,
      data,
    ] as const);
  }

  /** Everything that ever changed this world, oldest first. */
  async journal(): Promise<ReturnType<Sandbox['journal']>> {
    return (await this.handle()).evaluate((sandbox) => sandbox.journal());
  }

  /** Takes back the last things that changed the world. @returns how many were taken back */
  async undo(count = 1): Promise<number> {
    return (await this.handle()).evaluate((sandbox, entries) => sandbox.undo(entries), count);
  }

  /** The calls that the app has made so far, oldest first; of one operation when it is named. */
  async calls(operation?: Operation): Promise<ReturnType<Sandbox['calls']>> {
    const all = await (await this.handle()).evaluate((sandbox) => sandbox.calls());
    return operation === undefined ? all : all.filter((call) => call.operation === operation);
  }

  /** This world as a text that `openCapsule` opens again, here or anywhere. */
  async capsule(): Promise<string> {
    return (await this.handle()).evaluate((sandbox) => sandbox.exportCapsule());
  }

  async openCapsule(text: string): Promise<void> {
    await (await this.handle()).evaluate((sandbox, capsule) => sandbox.importCapsule(capsule), text);
  }

  /** The rules of the world that do not hold; empty in a sound one. */
  async brokenRules(): Promise<string[]> {
    return (await this.handle()).evaluate((sandbox) =>
      sandbox
        .invariants()
        .filter(({ holds }) => !holds)
        .map(({ name }) => name),
    );
  }
}

export const test = base.extend<{ sandbox: RemoteSandbox }>({
  sandbox: async ({ page }, use) => use(new RemoteSandbox(page)),
});
