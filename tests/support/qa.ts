/**
 * Controls a simulated world from a Playwright test: the panel's functions as typed calls. Suites outside this
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

/** `window.sandbox` of a page; each call works on the world that is open at that moment, and rethrows its errors. */
export class RemoteSandbox {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Runs a function with `window.sandbox`, for what has no method here. @throws Error when the page has no sandbox */
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

  /** Makes the next call of an operation fail: with a code of the contract, or with an effect. */
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

  /** Runs an operator action: `approveSlip`, `payQr`, `giveCoins`… */
  async operate(action: OperatorAction, data: unknown = {}): Promise<void> {
    await (await this.handle()).evaluate((sandbox, [name, what]) => sandbox.operate(name, what as never), [
      action,
      data,
    ] as const);
  }

  /** The journal: everything that changed this world, oldest first. */
  async journal(): Promise<ReturnType<Sandbox['journal']>> {
    return (await this.handle()).evaluate((sandbox) => sandbox.journal());
  }

  /** Undoes the last journal entries. @returns how many were undone */
  async undo(count = 1): Promise<number> {
    return (await this.handle()).evaluate((sandbox, entries) => sandbox.undo(entries), count);
  }

  /** The app's calls so far, oldest first; with an operation, only its calls. */
  async calls(operation?: Operation): Promise<ReturnType<Sandbox['calls']>> {
    const all = await (await this.handle()).evaluate((sandbox) => sandbox.calls());
    return operation === undefined ? all : all.filter((call) => call.operation === operation);
  }

  /** This world as a text that `openCapsule` opens again, here or elsewhere. */
  async capsule(): Promise<string> {
    return (await this.handle()).evaluate((sandbox) => sandbox.exportCapsule());
  }

  async openCapsule(text: string): Promise<void> {
    await (await this.handle()).evaluate((sandbox, capsule) => sandbox.importCapsule(capsule), text);
  }

  /** The broken invariants of the world; empty in a sound one. */
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
