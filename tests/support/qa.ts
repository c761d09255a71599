/**
 * Controls a simulated world from a Playwright test: all of `window.sandbox` as typed calls. Suites outside this
 * repository import `test` and `expect` from here too; see docs/qa-in-code.md.
 */

import type { JSHandle, Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/index.ts';
import { test as base } from './fixtures.ts';

type SwitchValues = ReturnType<Sandbox['switches']>;
type Operation = Parameters<Sandbox['fault']>[0];
type OperatorAction = Parameters<Sandbox['operate']>[0];

/** Functions, sockets and files cannot leave the page: use `handle()`. */
type StaysInPage = 'onCall' | 'onReplaced' | 'onAdvanced' | 'open' | 'handle' | 'receive';

/** Functions become async calls into the page; other values become promises. */
type InPage<Part> = {
  readonly [Name in Exclude<keyof Part, StaysInPage>]: Part[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : Promise<Part[Name]>;
};

const parts = ['clock', 'chat', 'operator'] as const;
type PartName = (typeof parts)[number];
/** Members of `window.sandbox` that are not methods. */
const properties: ReadonlySet<string> = new Set(['address', 'scenario', 'scenarios', 'openedAs', 'connections']);

/** Members beyond `window.sandbox`, or with stricter types. */
class Extras {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A handle to `window.sandbox`, for methods that take functions. @throws Error when the page has no sandbox */
  handle(): Promise<JSHandle<Sandbox>> {
    return this.#page.evaluateHandle(() => {
      if (!window.sandbox) throw new Error('this page has no sandbox');
      return window.sandbox;
    });
  }

  async set<Name extends keyof SwitchValues>(name: Name, value: SwitchValues[Name]): Promise<void> {
    await (await this.handle()).evaluate((sandbox, [key, to]) => sandbox.set(key as Name, to as never), [
      name,
      value,
    ] as const);
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

  /** The app's calls so far, oldest first; with an operation, only its calls. */
  async calls(operation?: Operation): Promise<ReturnType<Sandbox['calls']>> {
    const all = await (await this.handle()).evaluate((sandbox) => sandbox.calls());
    return operation === undefined ? all : all.filter((call) => call.operation === operation);
  }

  /** Exports this world as text that `openCapsule` opens again, here or elsewhere. */
  async capsule(): Promise<string> {
    return (await this.handle()).evaluate((sandbox) => sandbox.exportCapsule());
  }

  async openCapsule(text: string): Promise<void> {
    await (await this.handle()).evaluate((sandbox, capsule) => sandbox.importCapsule(capsule), text);
  }

  /** Broken invariants of the world; empty if sound. */
  async brokenRules(): Promise<string[]> {
    return (await this.handle()).evaluate((sandbox) =>
      sandbox
        .invariants()
        .filter(({ holds }) => !holds)
        .map(({ name }) => name),
    );
  }
}

/** Each call works on the world open at that moment, and rethrows its errors. */
export type RemoteSandbox = Extras &
  Omit<InPage<Omit<Sandbox, PartName | 'files'>>, keyof Extras> & {
    readonly [Name in PartName]: InPage<Sandbox[Name]>;
  };

/** Reads a property or calls a method in the page. @param path such as `clock.jump` @param args null: a property */
const ask = async (extras: Extras, path: readonly string[], args: readonly unknown[] | null): Promise<unknown> =>
  (await extras.handle()).evaluate(
    (sandbox, [names, list]) => {
      const owner = names.slice(0, -1).reduce<object>((part, name) => Reflect.get(part, name) as object, sandbox);
      const member: unknown = Reflect.get(owner, names.at(-1) ?? '');
      if (list === null) return member;
      if (typeof member !== 'function') throw new Error(`window.sandbox has no ${names.join('.')}`);
      return Reflect.apply(member, owner, list) as unknown;
    },
    [path, args] as const,
  );

function member(extras: Extras, path: readonly string[]): unknown {
  const name = path.at(-1) ?? '';
  if (properties.has(name)) return ask(extras, path, null);
  return (...args: readonly unknown[]) => ask(extras, path, args);
}

const partOf = (extras: Extras, part: PartName): object =>
  new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? member(extras, [part, name]) : undefined) });

function remoteSandbox(page: Page): RemoteSandbox {
  const extras = new Extras(page);
  return new Proxy(extras, {
    get(_target, name) {
      if (typeof name !== 'string' || name === 'then') return undefined;
      const own: unknown = Reflect.get(extras, name);
      if (typeof own === 'function') return own.bind(extras) as unknown;
      const part = parts.find((one) => one === name);
      return part ? partOf(extras, part) : member(extras, [name]);
    },
  }) as unknown as RemoteSandbox;
}

export { expect, settled } from './fixtures.ts';

interface QaFixtures {
  readonly sandbox: RemoteSandbox;
}

export const test = base.extend<QaFixtures>({
  sandbox: async ({ page }, use) => use(remoteSandbox(page)),
});
