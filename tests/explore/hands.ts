/** The hands of the player: every act goes by role and name, and is written down as a line of a Playwright test. */
import { errors, type Locator, type Page } from '@playwright/test';
import type { Control } from '../../mocks/devtools/walks/view.ts';
import type { Sandbox } from '../../mocks/index.ts';
import type { Rest } from './rest.ts';

type OperatorAction = Parameters<Sandbox['operate']>[0];
type Operation = Parameters<Sandbox['fault']>[0];
type Effect = Parameters<Sandbox['fault']>[1];
type SwitchName = Parameters<Sandbox['set']>[0];

/** How long an act may take before the control counts as covered or moving, ms. */
const actLimit = 1_500;
/** The page's time after which a toast that covers a control is gone, ms. */
const toastTime = 8_000;

/** A control that is seen and cannot be used. */
export class OutOfReach extends Error {}

export interface Named {
  readonly role: Control['role'];
  readonly name: string | RegExp;
  /** Which of those with that name, counted from 0. */
  readonly nth?: number;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/**
 * Scrolls a control to the middle: the act that follows would scroll it to one place or another, by how busy the machine is.
 */
const toTheMiddle = (locator: Locator): Promise<void> =>
  locator.evaluate(
    (control) => control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' }),
    undefined,
    { timeout: actLimit },
  );

/** How an answer is bent: within the contract, so that the app has to cope with it. */
export type Bend = 'without pictures' | 'with everything closed';

/** One tab of the browser. */
export interface Tab {
  readonly page: Page;
  readonly rest: Rest;
}

export class Hands {
  readonly #tabs: readonly Tab[];
  #at = 0;
  /** What was done so far, as lines of a test. */
  readonly lines: string[] = [];

  constructor(tabs: readonly [Tab, ...Tab[]]) {
    this.#tabs = tabs;
  }

  get #tab(): Tab {
    const tab = this.#tabs[this.#at];
    if (!tab) throw new Error(`no tab ${this.#at}`);
    return tab;
  }

  /** The page of the tab that the player looks at. */
  get page(): Page {
    return this.#tab.page;
  }

  get #rest(): Rest {
    return this.#tab.rest;
  }

  /** Goes to the next tab of the browser. */
  async changeTab(): Promise<void> {
    this.#at = (this.#at + 1) % this.#tabs.length;
    this.lines.push('page = page === first ? second : first;');
    await this.comeBack();
  }

  /** The control in the topmost dialog, or on the page where none is open. */
  async #find({ role, name, nth = 0 }: Named): Promise<{ locator: Locator; line: string }> {
    const inDialog = (await this.page.getByRole('dialog').count()) > 0;
    const layer = inDialog ? this.page.getByRole('dialog').last() : this.page;
    const exact = typeof name === 'string';
    const all = layer.getByRole(role, { ...(exact ? { name, exact } : { name }), disabled: false });
    const place = nth % Math.max(1, await all.count());
    const words = exact
      ? `name: ${quoted(name)}, exact: true, disabled: false`
      : `name: ${String(name)}, disabled: false`;
    const line = `page${inDialog ? ".getByRole('dialog').last()" : ''}.getByRole('${role}', { ${words} }).nth(${place})`;
    return { locator: all.nth(place), line };
  }

  /**
   * Acts on a control that can be reached; one that a toast covers is waited for. The act itself goes out once, however long a
   * busy machine takes over it: it would be two taps otherwise.
   */
  async #act(what: Named, act: (locator: Locator) => Promise<unknown>): Promise<void> {
    const { locator } = await this.#find(what);
    const reach = async () => {
      await toTheMiddle(locator);
      await locator.click({ trial: true, timeout: actLimit });
    };
    try {
      await reach();
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      await this.#rest.pass(toastTime);
      await reach().catch((again: unknown) => {
        if (!(again instanceof errors.TimeoutError)) throw again;
        const why = /<[^>]+>.*intercepts pointer events|not (?:visible|enabled|stable)/.exec(String(again))?.[0];
        throw new OutOfReach(
          `the ${what.role} "${String(what.name)}" is seen and cannot be used: ${why ?? 'it is gone'}`,
        );
      });
    }
    await toTheMiddle(locator);
    await act(locator);
  }

  /** Taps what has been found by other means than role and name. */
  async tapOn(locator: Locator): Promise<void> {
    await toTheMiddle(locator);
    await locator.click({ timeout: 2 * actLimit });
  }

  async tap(what: Named): Promise<void> {
    const { line } = await this.#find(what);
    this.lines.push(`await ${line}.click();`);
    await this.#act(what, (locator) => locator.click());
  }

  /** A tap and the Enter key that reach the page in the same moment, before it can draw. */
  async tapWithEnter(what: Named): Promise<void> {
    const { line } = await this.#find(what);
    this.lines.push(`await ${line}.evaluate((button: HTMLElement) => [button.click(), button.click()]);`);
    await this.#act(what, (locator) => locator.evaluate((button: HTMLElement) => [button.click(), button.click()]));
  }

  /** Taps in all tabs that show the control before any of them can hear of the others. */
  async tapInAllTabs(what: Named): Promise<void> {
    const found: Locator[] = [];
    for (const _ of this.#tabs) {
      const { locator, line } = await this.#find(what);
      if ((await locator.count()) > 0) {
        found.push(locator);
        this.lines.push(`await ${line}.dispatchEvent('click');`);
      }
      this.#at = (this.#at + 1) % this.#tabs.length;
      this.lines.push('page = page === first ? second : first;');
    }
    await Promise.all(found.map((locator) => locator.dispatchEvent('click', undefined, { timeout: actLimit })));
  }

  async type(what: Named, text: string): Promise<void> {
    const { line } = await this.#find(what);
    this.lines.push(`await ${line}.fill(${quoted(text)});`);
    await this.#act(what, (locator) => locator.fill(text));
  }

  /** One of some choices that stand side by side or in a menu. */
  async choose(role: 'button' | 'menuitem' | 'combobox', name: string): Promise<void> {
    this.lines.push(`await page.getByRole('${role}', { name: ${quoted(name)}, exact: true }).click();`);
    await this.tapOn(this.page.getByRole(role, { name, exact: true }));
  }

  /** For a field without a role, such as a password. */
  async typeByLabel(label: string, text: string): Promise<void> {
    this.lines.push(`await page.getByLabel(${quoted(label)}, { exact: true }).fill(${quoted(text)});`);
    await this.page.getByLabel(label, { exact: true }).fill(text, { timeout: 2 * actLimit });
  }

  /** Gives a file to the field of the topmost dialog that takes files; nothing where there is none. */
  async chooseFile(file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<void> {
    const field = this.page.getByRole('dialog').last().locator('input[type=file]');
    if ((await field.count()) === 0) return;
    const { name, mimeType, buffer } = file;
    this.lines.push(
      `await page.getByRole('dialog').last().locator('input[type=file]').first().setInputFiles({ name: '${name}', mimeType: '${mimeType}', buffer: Buffer.from('${buffer.toString('base64')}', 'base64') });`,
    );
    await field.first().setInputFiles({ name, mimeType, buffer });
  }

  async press(key: string): Promise<void> {
    this.lines.push(`await page.keyboard.press('${key}');`);
    await this.page.keyboard.press(key);
  }

  /** Something that the browser does by itself: back, forward, reload. */
  async browse(how: 'goBack' | 'goForward' | 'reload'): Promise<void> {
    this.lines.push(`await page.${how}();`);
    await this.page[how]({ waitUntil: 'commit' });
    // Before the first page of the app there is none.
    if (this.page.url().startsWith('about:')) await this.browse('goForward');
  }

  /** Leaves the browser's tab and comes back. */
  async comeBack(): Promise<void> {
    this.lines.push(
      `await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));`,
    );
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  }

  /** What staff, a bank or a provider does; what the world refuses changes nothing. */
  async operate(action: OperatorAction, data: object): Promise<void> {
    this.lines.push(`await sandbox.operate('${action}', ${JSON.stringify(data)}).catch(() => undefined);`);
    await this.page.evaluate(([name, what]) => window.sandbox?.operate(name, what as never).catch(() => undefined), [
      action,
      data,
    ] as const);
  }

  async fault(operation: Operation, effect: Effect): Promise<void> {
    this.lines.push(`await sandbox.fault('${operation}', ${JSON.stringify(effect)});`);
    await this.page.evaluate(([id, what]) => window.sandbox?.fault(id, what), [operation, effect] as const);
  }

  /** The next answer of a call is the last one, bent; without a last one nothing happens. */
  async bend(operation: Operation, bend: Bend): Promise<void> {
    const body = await this.page.evaluate(
      ([wanted, how]) => {
        const last = window.sandbox?.calls().findLast(({ operation: one, status }) => one === wanted && status === 200);
        if (!last) return null;
        const bent = (value: unknown, key: string): unknown => {
          if (how === 'without pictures' && ['banners', 'image', 'logo', 'background'].includes(key))
            return Array.isArray(value) ? [] : '';
          if (how === 'with everything closed' && key === 'isActive') return false;
          if (Array.isArray(value)) return value.map((one) => bent(one, ''));
          if (typeof value !== 'object' || value === null) return value;
          return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bent(part, name)]));
        };
        return JSON.stringify(bent(JSON.parse(String(last.responseBody)), ''));
      },
      [operation, bend] as const,
    );
    if (body !== null) await this.fault(operation, { body });
  }

  async set(name: SwitchName, value: unknown): Promise<void> {
    this.lines.push(`await sandbox.set('${name}', ${JSON.stringify(value)});`);
    await this.page.evaluate(([key, to]) => window.sandbox?.set(key, to as never), [name, value] as const);
  }

  /** Moves the world's clock, and the page's with it. */
  async jump(duration: string): Promise<void> {
    this.lines.push(`await sandbox.jump('${duration}');`);
    await this.#move(() => this.page.evaluate((by) => window.sandbox?.clock.jump(by), duration));
  }

  async toNextEvent(): Promise<void> {
    this.lines.push('await (await sandbox.handle()).evaluate((own) => own.clock.toNextEvent());');
    await this.#move(() => this.page.evaluate(() => window.sandbox?.clock.toNextEvent()));
  }

  async #move(move: () => Promise<unknown>): Promise<void> {
    const now = () => this.page.evaluate(() => window.sandbox?.now() ?? 0);
    const before = await now();
    await move();
    await this.#rest.pass(Math.max(0, (await now()) - before));
  }

  /** Waits until the page is at rest in the middle of a step. */
  async settle(): Promise<void> {
    this.lines.push('await settled(page);');
    await this.#rest.come();
  }
}
