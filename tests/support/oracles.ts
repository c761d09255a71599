/**
 * The oracles: what must hold on every page of every test, whatever it is about: nothing on
 * the console, no exception, no request to another host, no policy violation, no text that shows a defect, no secret
 * where it can be read later, and no call that a backend of the contract would not take.
 */
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { defectsOf, type SentCall, strangeIn } from '../../mocks/devtools/walks/signs.ts';
import texts from '../../src/shared/i18n/th.json' with { type: 'json' };
import { BalanceWatch, shownBalanceFaults } from './shown-balance.ts';

const sections = Object.keys(texts);

/** Text that must never show: broken values, translation keys, years of the Buddhist calendar. */
export const defectsIn = (text: string): string[] => defectsOf(text, sections);

/** The demo player's password and the sandbox's tokens: neither may appear on the console or in an address. */
const secret = /krapao99|\bkp1\.[0-9a-f]{32}\b/;

/** Chromium logs every answer of 400 and more by itself; a refusal by the API is an answer, not a defect. */
function isRefusedCall(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') && new URL(message.location().url).pathname.includes('/api/')
  );
}

/**
 * Chromium's notes that a file it was told to preload came through a service worker instead, because a reload races the
 * two, or was used seconds later, because the machine is busy.
 */
const isPreloadNote = (message: ConsoleMessage): boolean =>
  message.type() === 'warning' &&
  /cross-world service worker resource mismatch|preloaded using link preload but not used within a few seconds/.test(
    message.text(),
  );

/** Chromium's note that the page closed a socket of its own that was still opening: a logout just after a load does. */
const isEarlyClose = (message: ConsoleMessage): boolean =>
  message.type() === 'warning' && message.text().endsWith('WebSocket is closed before the connection is established.');

/** Playwright's note that a test does without the worker of the live app. */
const isBlockedWorker = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';

/** What browsers say about a policy, at whatever level. */
const aboutPolicy = /content.security.policy|permissions.policy|trusted ?type/i;

/** Chromium's console messages for a broken or refused socket, for tests that cause it. */
export const brokenLine = /WebSocket connection to '.*' failed|WebSocket is already in CLOSING or CLOSED state/;

/**
 * Texts with a node of React's own. A browser's translator replaces text nodes: React then fails to remove such a text, and
 * changes it out of sight. A text that is all its element holds has no such node (APP-402).
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
   * @param others the only other origins that the app may talk to
   * @param balances looks at the amounts after each answer; null where the page's time stands still, so that they would not follow
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

  /** Checks what the pages of the context show at this moment. */
  async readPages(context: BrowserContext): Promise<void> {
    for (const page of context.pages()) {
      if (page.isClosed() || !page.url().startsWith(this.#origin)) continue;
      const text = await page.locator('body').innerText();
      const loose = await page.evaluate(looseTexts);
      this.faults.push(...loose.map((one) => `text beside other nodes, which a translated page breaks: ${one}`));
      for (const defect of defectsIn(text)) this.faults.push(`text on ${new URL(page.url()).pathname}: ${defect}`);
      // The app's address may hold no secret; the simulator's traffic log shows which calls it sent.
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
