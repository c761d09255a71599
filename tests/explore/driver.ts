/** Acts of the player: each goes by role and name, and is recorded as a line of a Playwright test. */
import { errors, type Locator, type Page } from '@playwright/test';
import type { OperationId } from '../../contract/generated/operations.ts';
import { type Variant, variantOf } from './response-variants.ts';
import { isGone, type Rest } from './rest.ts';
import { happen } from './walks/acts.ts';

/** Time limit of an act before the control counts as covered or moving, ms. */
const actLimit = 1_500;
/** Time limit on a busy machine for a control that was in reach, ms. */
const lateLimit = 10_000;
/** Page time after which a toast that covers a control is gone, ms. */
const toastTime = 4_000;

/** A control that is visible but cannot be used. */
export class OutOfReach extends Error {}

export interface Named {
  readonly role: Parameters<Page['getByRole']>[0];
  readonly name: string | RegExp;
  /** Index among controls of the same name, from 0. */
  readonly nth?: number;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Scrolls a control to the middle: otherwise the act scrolls it to a place that depends on machine load. */
const toTheMiddle = (locator: Locator, timeout = actLimit): Promise<void> =>
  locator.evaluate(
    (control) => control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' }),
    undefined,
    { timeout },
  );

/** Retries while only the machine is late: that must not move the page's time. */
const mostTries = 6;

const gone = 'it is gone';

/** @returns what blocks the control; null if nothing does */
async function whyOutOfReach(reach: () => Promise<void>): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const late = await reach().then(
      () => null,
      (error: unknown) => {
        if (error instanceof errors.TimeoutError) return String(error);
        throw error;
      },
    );
    if (late === null) return null;
    const why = /<[^>]+>.*intercepts pointer events|not (?:visible|enabled|stable)/.exec(late)?.[0];
    if (why !== undefined) return why;
    // Do not wait for a control that is gone.
    if (!late.includes('locator resolved to')) return gone;
  }
  return gone;
}

/**
 * Fires a paste event on a field. Self-contained, because it runs in the page.
 * @returns whether the field leaves the paste to the browser
 */
const pasteInto = (field: Element, text: string): boolean => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** Tells the page that its tab is shown again. */
const showAgain = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

/** A test line for an event around the player. */
function lineOf(what: Parameters<typeof happen>[0]): string {
  switch (what.do) {
    case 'jump':
      return `await sandbox.jump('${what.by}');`;
    case 'operate':
      return `await sandbox.operate('${what.action}', ${JSON.stringify(what.data)}).catch(() => undefined);`;
    case 'fault':
      return `await sandbox.fault('${what.operation}', ${JSON.stringify(what.effect)});`;
    default:
      return `await sandbox.set('${what.name}', ${JSON.stringify(what.value)});`;
  }
}

/** One tab of the browser. */
export interface Tab {
  readonly page: Page;
  readonly rest: Rest;
}

export class Driver {
  readonly #tabs: readonly Tab[];
  #at = 0;
  /** Acts so far, as lines of a test. */
  readonly lines: string[] = [];

  constructor(tabs: readonly [Tab, ...Tab[]]) {
    this.#tabs = tabs;
  }

  get #tab(): Tab {
    const tab = this.#tabs[this.#at];
    if (!tab) throw new Error(`no tab ${this.#at}`);
    return tab;
  }

  /** The page of the active tab. */
  get page(): Page {
    return this.#tab.page;
  }

  get #rest(): Rest {
    return this.#tab.rest;
  }

  /** Switches to the next tab of the browser. */
  async changeTab(): Promise<void> {
    this.#at = (this.#at + 1) % this.#tabs.length;
    this.lines.push('page = page === first ? second : first;');
    await this.comeBack();
  }

  /** The control in the topmost dialog, or on the page without one. */
  async #find({ role, name, nth = 0 }: Named): Promise<{ all: Locator; locator: Locator; line: string }> {
    const inDialog = (await this.page.getByRole('dialog').count()) > 0;
    const layer = inDialog ? this.page.getByRole('dialog').last() : this.page;
    const exact = typeof name === 'string';
    const all = layer.getByRole(role, { ...(exact ? { name, exact } : { name }), disabled: false });
    const place = nth % Math.max(1, await all.count());
    const words = exact
      ? `name: ${quoted(name)}, exact: true, disabled: false`
      : `name: ${String(name)}, disabled: false`;
    const line = `page${inDialog ? ".getByRole('dialog').last()" : ''}.getByRole('${role}', { ${words} }).nth(${place})`;
    return { all, locator: all.nth(place), line };
  }

  /**
   * Acts on a reachable control; waits for a toast that covers it. Sends the act only once, even on a busy machine: a
   * retry would be a second tap.
   * @param calls of its locator, as code for a test
   */
  async #act(what: Named, calls: readonly string[], act: (locator: Locator) => Promise<unknown>): Promise<void> {
    const { locator, line } = await this.#find(what);
    this.lines.push(...calls.map((call) => `await ${line}.${call};`));
    const reach = async () => {
      await toTheMiddle(locator);
      await locator.click({ trial: true, timeout: actLimit });
    };
    const wasThere = (await locator.count()) > 0;
    let why = await whyOutOfReach(reach);
    // Scrolling triggered the control already: the chat loads earlier messages when their button comes into view.
    if (why === gone && wasThere && (await locator.count()) === 0) return;
    if (why !== null) {
      await this.#rest.pass(toastTime);
      why = await whyOutOfReach(reach);
    }
    if (why !== null)
      throw new OutOfReach(`the ${what.role} "${String(what.name)}" is seen and cannot be used: ${why}`);
    try {
      await toTheMiddle(locator, lateLimit);
      await act(locator);
    } catch (error) {
      // Ignore a control that disappears by itself at the same moment.
      if (!(error instanceof errors.TimeoutError) || (await locator.count()) > 0) throw error;
    }
  }

  /** Whether the topmost dialog, or the page without one, shows a control. */
  async has(what: Named): Promise<boolean> {
    const { all } = await this.#find(what);
    return (await all.count()) > (what.nth ?? 0);
  }

  /** Taps a locator found by other means than role and name. @param line code that finds it in a test */
  async tapOn(locator: Locator, line: string): Promise<void> {
    this.lines.push(`await ${line}.click();`);
    await toTheMiddle(locator, lateLimit);
    await locator.click({ timeout: lateLimit });
  }

  tap = (what: Named): Promise<void> => this.#act(what, ['click()'], (locator) => locator.click());

  /** A tap and the Enter key that reach the page at once, before it can draw. */
  tapWithEnter = (what: Named): Promise<void> =>
    this.#act(what, ['evaluate((button: HTMLElement) => [button.click(), button.click()])'], (locator) =>
      locator.evaluate((button: HTMLElement) => [button.click(), button.click()]),
    );

  /** A double click or double tap: the second goes to whatever the first one revealed, before any response arrives. */
  async tapTwice(what: Named): Promise<void> {
    const { mouse } = this.page;
    await this.#act(what, ['dblclick()'], (locator) =>
      this.#rest.withAnswersHeld(async (still) => {
        await locator.click();
        await still();
        await mouse.down({ clickCount: 2 });
        await mouse.up({ clickCount: 2 });
      }),
    );
  }

  /** Taps in all tabs that show the control before they can sync. */
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
    // Ignore a control that disappeared at the same moment.
    const tap = (locator: Locator) =>
      locator.dispatchEvent('click', undefined, { timeout: actLimit }).catch((error: unknown) => {
        if (!(error instanceof errors.TimeoutError)) throw error;
      });
    await Promise.all(found.map(tap));
  }

  /** Leaves read-only fields as they are. */
  type = (what: Named, text: string): Promise<void> =>
    this.#act(what, [`fill(${quoted(text)})`], async (locator) =>
      (await locator.isEditable()) ? locator.fill(text) : undefined,
    );

  /** Replaces a field's text by pasting. */
  async paste(what: Named, text: string): Promise<void> {
    const pasted = JSON.stringify(text);
    await this.#act(what, ['selectText()', `evaluate(${pasteInto}, ${pasted})`], async (locator) => {
      this.lines.push(`await page.keyboard.insertText(${pasted});`);
      await locator.selectText({ timeout: actLimit });
      if (await locator.evaluate(pasteInto, text)) await this.page.keyboard.insertText(text);
    });
  }

  /** Chooses one of several options, side by side or in a menu. */
  async choose(role: 'button' | 'menuitem' | 'combobox', name: string): Promise<void> {
    const line = `page.getByRole('${role}', { name: ${quoted(name)}, exact: true })`;
    await this.tapOn(this.page.getByRole(role, { name, exact: true }), line);
  }

  /** For a field without a role, such as a password. */
  async typeByLabel(label: string, text: string): Promise<void> {
    this.lines.push(`await page.getByLabel(${quoted(label)}, { exact: true }).fill(${quoted(text)});`);
    await this.page.getByLabel(label, { exact: true }).fill(text, { timeout: lateLimit });
  }

  /** Sets a file on the file input of the topmost dialog; does nothing without one. */
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

  /** A browser action: back, forward, reload. */
  async browse(how: 'goBack' | 'goForward' | 'reload'): Promise<void> {
    this.lines.push(`await page.${how}();`);
    await this.page[how]({ waitUntil: 'commit' });
    // There is no page before the app's first.
    if ((await this.#protocol()) === 'about:') await this.browse('goForward');
  }

  /** Asks the page itself, because the address known here may be stale; retries while the page navigates. */
  async #protocol(): Promise<string> {
    const end = performance.now() + lateLimit;
    for (;;) {
      try {
        return await this.page.evaluate(() => location.protocol);
      } catch (error) {
        if (!isGone(error) || performance.now() > end) throw error;
      }
    }
  }

  async comeBack(): Promise<void> {
    this.lines.push(`await page.evaluate(${showAgain});`);
    await this.page.evaluate(showAgain);
  }

  /** Triggers an event around the player; a jump moves the page's clock as far as the world's. */
  async happen(what: Parameters<typeof happen>[0]): Promise<void> {
    this.lines.push(lineOf(what));
    const act = () => this.page.evaluate(happen, what);
    await (what.do === 'jump' ? this.#move(act) : act());
  }

  /** Replaces the call's next response by a variant of its last one; does nothing without a last one. */
  async varyResponse(operation: OperationId, variant: Variant): Promise<void> {
    const body = await this.page.evaluate((wanted) => {
      const calls = window.sandbox?.calls() ?? [];
      return calls.findLast(({ operation: one, status }) => one === wanted && status === 200)?.responseBody ?? null;
    }, operation);
    if (typeof body === 'string')
      await this.happen({
        ...{ do: 'fault', operation },
        effect: { body: JSON.stringify(variantOf(operation, variant, JSON.parse(body))) },
      });
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

  /** Waits until the page is at rest within a step. */
  async settle(): Promise<void> {
    this.lines.push('await settled(page);');
    await this.#rest.come();
  }
}
