/**
 * The oracles check every page of every test: no console output, exceptions, requests to other hosts, policy
 * violations, visible defects, readable secrets, or calls that a contract-conforming backend would reject.
 */
import { type BrowserContext, type ConsoleMessage, expect, type Page, type Response } from '@playwright/test';
import { matchOperation, type OperationId } from '../../contract/generated/operations.ts';
import texts from '../../src/shared/i18n/th.json' with { type: 'json' };
import { moneyCommands, wrongFigures } from '../explore/walks/figures.ts';
import { defectsOf, type SentCall, strangeIn } from '../explore/walks/signs.ts';

const sections = Object.keys(texts);

/** Text that must never show: broken values, translation keys, Buddhist calendar years. */
export const defectsIn = (text: string): string[] => defectsOf(text, sections);

/** The demo player's password and the sandbox's tokens: neither may appear on the console or in an address. */
const secret = /krapao99|\bkp1\.[0-9a-f]{32}\b/;

/** Chromium logs every response of 400 and more itself; a refusal by the API is a response, not a defect. */
function isRefusedCall(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') && new URL(message.location().url).pathname.includes('/api/')
  );
}

/**
 * Chromium's warnings about preloaded files: a service worker delivered the file instead because a reload races the
 * two, or a busy machine used it seconds later.
 */
const isPreloadNote = (message: ConsoleMessage): boolean =>
  message.type() === 'warning' &&
  /cross-world service worker resource mismatch|preloaded using link preload but not used within a few seconds/.test(
    message.text(),
  );

/** Chromium's warning about closing a socket that is still opening: a logout just after a load does that. */
const isEarlyClose = (message: ConsoleMessage): boolean =>
  message.type() === 'warning' && message.text().endsWith('WebSocket is closed before the connection is established.');

/** Playwright's note that service workers of the live app are blocked in a test. */
const isBlockedWorker = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';

/** Browser messages about a policy, at any level. */
const aboutPolicy = /content.security.policy|permissions.policy|trusted ?type/i;

/** Chromium's console messages for a broken or refused socket, for tests that cause it. */
export const brokenLine = /WebSocket connection to '.*' failed|WebSocket is already in CLOSING or CLOSED state/;

/**
 * Texts in a text node of their own that React manages. A browser's translator replaces text nodes: React then fails to
 * remove such a text, or updates it invisibly. A text that is its element's only child has no such node (APP-402).
 */
function looseTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent: text } = node;
    const isOwn = Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    if (isOwn && text?.trim() && !parent?.closest('[translate="no"]'))
      found.push(`"${text}" in ${parent?.outerHTML.slice(0, 200)}`);
  }
  return found;
}

export class Oracles {
  readonly faults: string[] = [];
  readonly #balances: BalanceWatch | null;
  readonly #expected: RegExp[] = [];
  readonly #origin: string;
  readonly #others: string[];

  /**
   * @param origin of the app
   * @param others the only other origins that the app may contact
   * @param balances checks the amounts after each response; null if the page's time stands still and amounts cannot
   * follow
   */
  constructor(origin: string, others: readonly string[] = [], balances: BalanceWatch | null = new BalanceWatch()) {
    this.#origin = origin;
    this.#others = [...others];
    this.#balances = balances;
  }

  /** Allows a fault that this test causes. */
  expect(fault: RegExp): void {
    this.#expected.push(fault);
  }

  /** Allows calls to one more origin. */
  allow(origin: string): void {
    this.#others.push(origin);
  }

  get unexpected(): string[] {
    return this.faults.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('reportViolation', (_source, fault: string) => this.faults.push(fault));
    await context.addInitScript(() => {
      const { reportViolation: report } = window as unknown as Record<string, (what: string) => void>;
      document.addEventListener('securitypolicyviolation', (event) => {
        const what = event.sample ? `${event.blockedURI} "${event.sample}"` : event.blockedURI;
        report?.(`policy: ${event.violatedDirective} blocked ${what} (${event.sourceFile}:${event.lineNumber})`);
      });
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (secret.test(request.url())) this.faults.push(`secret in an address: ${url.pathname}`);
      if (
        ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) &&
        ![this.#origin, ...this.#others].includes(url.origin)
      ) {
        this.faults.push(`request to another host: ${request.url()}`);
      }
    });
    context.on('page', (page) => this.#watchPage(page));
    for (const page of context.pages()) this.#watchPage(page);
  }

  #watchPage(page: Page): void {
    this.#balances?.watch(page);
    page.on('pageerror', (error) => this.faults.push(`exception: ${error.message}`));
    page.on('dialog', (dialog) => {
      this.faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      if (secret.test(message.text())) this.faults.push(`secret on the console: ${message.type()}`);
      if (isRefusedCall(message) || isPreloadNote(message) || isEarlyClose(message) || isBlockedWorker(message)) return;
      if (!['error', 'warning'].includes(message.type()) && !aboutPolicy.test(message.text())) return;
      this.faults.push(`console.${message.type()}: ${message.text()}`);
    });
  }

  /** Checks what the context's pages show now. */
  async readPages(context: BrowserContext): Promise<void> {
    for (const page of context.pages()) {
      if (page.isClosed() || !page.url().startsWith(this.#origin)) continue;
      const text = await page.locator('body').innerText();
      const loose = await page.evaluate(looseTexts);
      this.faults.push(...loose.map((one) => `text beside other nodes, which a translated page breaks: ${one}`));
      for (const defect of defectsIn(text)) this.faults.push(`text on ${new URL(page.url()).pathname}: ${defect}`);
      // The app's address may hold no secret; the simulator's traffic log shows its calls.
      if (secret.test(page.url())) this.faults.push(`secret in an address: ${new URL(page.url()).pathname}`);
      const calls: SentCall[] = await page.evaluate(() =>
        (window.sandbox?.calls() ?? []).map(({ operation, method, path, headers }) => ({
          operation,
          method,
          path,
          headers,
        })),
      );
      this.faults.push(...calls.flatMap(strangeIn));
      this.faults.push(...(await shownBalanceFaults(page)));
    }
    this.faults.push(...((await this.#balances?.faults()) ?? []));
  }
}

/** Time for the app to refetch after its own command and draw the response, ms. */
const drawing = 5_000;

/** Calls whose responses may change home's amounts. */
const tellsBalances: readonly OperationId[] = [...moneyCommands, 'getWallet', 'refreshSlots'];

/** Whether an error means that the page is closed or navigated away: it shows no amounts then. */
const isGone = (page: Page, error: unknown): boolean =>
  page.isClosed() || /context was destroyed|has been closed|frame was detached/.test(String(error));

/** Wrong amounts on a page at this moment. */
export const wrongFiguresNow = (page: Page): Promise<string[]> => page.evaluate(wrongFigures, moneyCommands);

/** Wrong amounts on a page after it had time to draw; empty if all are right, or none are shown. */
export async function shownBalanceFaults(page: Page): Promise<string[]> {
  const faultsNow = () =>
    page.evaluate(wrongFigures, moneyCommands).catch((error: unknown) => {
      if (isGone(page, error)) return [];
      throw error;
    });
  const areRight = expect.poll(faultsNow, { timeout: drawing }).toEqual([]);
  return areRight.then(() => [], faultsNow);
}

/** Checks a page's amounts after each response that may change them. */
export class BalanceWatch {
  readonly #faults: string[] = [];
  readonly #looks: Promise<void>[] = [];

  watch(page: Page): void {
    page.on('response', (response) => {
      const operation = operationOf(response);
      if (operation !== null) this.#looks.push(this.#look(page, operation));
    });
  }

  async #look(page: Page, operation: OperationId): Promise<void> {
    const faults = await shownBalanceFaults(page).catch((error: unknown) => [String(error)]);
    this.#faults.push(...faults.map((fault) => `after ${operation}: ${fault}`));
  }

  /** Faults so far, once all pending checks are done. */
  async faults(): Promise<readonly string[]> {
    await Promise.all(this.#looks);
    return this.#faults;
  }
}

/** The operation of a response that may change home's amounts; null otherwise. */
function operationOf(response: Response): OperationId | null {
  const { pathname } = new URL(response.url());
  const id = matchOperation(response.request().method(), pathname.slice(pathname.indexOf('/api/')))?.id;
  return id !== undefined && tellsBalances.includes(id) ? id : null;
}
