/** A sandbox page in which worlds and hostile responses follow each other without a reload. */
import type { Page } from '@playwright/test';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { addressOf, eveningInBangkok, everydayWorld } from '../../support/address.ts';
import { settled } from '../../support/fixtures.ts';
import type { Oracles } from '../../support/oracles.ts';
import { faultsIn, ledAstray } from '../faults.ts';
import type { Screen } from '../screen.ts';
import { readerOfDocument } from '../screen-text.ts';
import { PageHands, settle } from './hands.ts';
import { type Replaced, replacedBy, type Visit } from './visits.ts';

declare global {
  interface Window {
    /** Addresses opened in new tabs. */
    hostileTabs?: string[];
    documentReader?: ReturnType<typeof readerOfDocument>;
  }
}

/** Pages that make no calls, for a visitor and for a player. */
const nowhere = '/nowhere';
const playersNowhere = '/user/nowhere';

/** Runs in the page: blocks navigation of new tabs and records their addresses. */
function keepTabsHere(): void {
  const opened: string[] = [];
  window.hostileTabs = opened;
  window.open = () =>
    ({
      document: document.implementation.createHTMLDocument(),
      opener: null,
      closed: false,
      close: () => undefined,
      location: { replace: (address: string) => void opened.push(String(address)) },
    }) as unknown as Window;
  HTMLFormElement.prototype.submit = function submit() {
    opened.push(this.action);
  };
  const isOutside = ({ href }: HTMLAnchorElement) => new URL(href).origin !== location.origin;
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !isOutside(link)) return;
      event.preventDefault();
      opened.push(link.href);
    },
    true,
  );
  // A link clicked in the document of a fake tab.
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function follow() {
    if (this.ownerDocument === document) click.call(this);
    else opened.push(this.href);
  };
}

const parsed = (text: unknown): unknown[] => {
  try {
    return [JSON.parse(String(text))];
  } catch {
    return [];
  }
};

/** A response or chat event that the page received; events belong to no operation. */
interface Given {
  readonly operation: OperationId | null;
  readonly text: string;
}
interface Call extends Given {
  readonly hostile: boolean;
}

/** A player who moves from screen to screen. */
export class Stage {
  readonly #page: Page;
  readonly #oracles: Oracles;
  readonly #valid = new Map<OperationId, string>();
  #worlds = 0;
  /** Number of the last call before the chat opened, and the chat events sent since. */
  #chatSince = 0;
  readonly #told: string[] = [];

  constructor(page: Page, oracles: Oracles) {
    this.#page = page;
    this.#oracles = oracles;
    oracles.expect(/does not fit the contract/);
    // An image or file under a broken address on the own host.
    oracles.expect(/Failed to load resource/);
  }

  async open(): Promise<void> {
    await this.#page.clock.install();
    await this.#page.addInitScript(`window.documentReader = (${readerOfDocument})();`);
    await this.load();
  }

  async load(): Promise<void> {
    await this.#page.goto(`.${addressOf(nowhere, { ...everydayWorld, language: 'en', net: 'page' })}`);
    await settled(this.#page);
    // The build's own script: the oracle counts every script in the page as injected.
    await this.#page.locator('body > script').evaluateAll((scripts) => scripts.forEach((script) => script.remove()));
    // After the sandbox has installed its own navigation to providers.
    await this.#page.evaluate(keepTabsHere);
  }

  /** Calls received by the simulator since a number, oldest first. */
  async #calls(since: number): Promise<Call[]> {
    return this.#page.evaluate(
      (first) =>
        (window.sandbox?.calls() ?? [])
          .filter(({ id }) => id > first)
          .map(({ operation, status, responseBody, fault }) => ({
            operation,
            text: status === 200 || fault !== null ? String(responseBody) : '',
            hostile: fault !== null,
          })),
      since,
    );
  }

  #lastCall = (): Promise<number> => this.#page.evaluate(() => window.sandbox?.calls().at(-1)?.id ?? 0);

  async #walk(path: string): Promise<void> {
    await this.#page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await settle(this.#page);
  }

  /**
   * Leaves the screen and begins an unseen world with hostile responses: the app forgets all responses of the old one.
   */
  async #begin({ visitor, world = {} }: Screen, replaced: readonly Replaced[]): Promise<void> {
    await this.#walk(visitor ? nowhere : playersNowhere);
    this.#worlds += 1;
    const { scenario = 'everyday', set = {} } = world;
    const session = visitor ? 'visitor' : 'player';
    const at = Date.parse(eveningInBangkok) + this.#worlds * 1_000;
    const options = { seed: 1, at, set: { ...set, session } };
    const faults = replaced.map(({ id, reply: { text, status } }) => ({ id, text, status }));
    await this.#page.evaluate(
      async ([name, wanted, all]) => {
        window.sandbox?.clearFaults();
        for (const { id, text, status } of all) window.sandbox?.fault(id, { times: 'always', body: text, status });
        if (window.hostileTabs) window.hostileTabs.length = 0;
        await window.sandbox?.load(name, wanted as object);
      },
      [scenario, options, faults] as const,
    );
    await settle(this.#page);
  }

  /** Waits for a hostile response, up to a limit: a sheet's code may have to load first. */
  async #arrival(ids: readonly OperationId[], since: number): Promise<void> {
    await this.#page.waitForFunction(
      ([wanted, first]) =>
        window.sandbox
          ?.calls()
          .some(({ id, operation, fault }) => id > first && fault !== null && wanted.some((one) => one === operation)),
      [ids, since] as const,
      { timeout: 5_000, polling: 50 },
    );
  }

  /** Shows one screen with hostile responses. @returns the responses and the faults */
  async show({ screen, answers }: Visit, seed: number): Promise<{ what: string; faults: string[] }> {
    const before = this.#oracles.unexpected.length;
    const since = await this.#lastCall();
    const replaced = answers.map(({ id, at }) => replacedBy(id, seed, at, this.#valid.get(id)));
    const hands = new PageHands(this.#page);
    const ids = answers.map(({ id }) => id);
    let closed = '';
    try {
      await this.#begin(screen, replaced);
      await this.#walk(screen.path);
      await screen.go?.(hands);
      await screen.ask?.(hands);
      await this.#arrival(ids, since);
    } catch (error) {
      closed = String(error).slice(0, 600);
    }
    await settle(this.#page);
    const calls = await this.#calls(since);
    for (const { operation, text, hostile } of calls)
      if (operation && !hostile && text) this.#valid.set(operation, text);
    // A hostile response may block the way to a screen; then it is no fault.
    const arrived = calls.some(({ operation, hostile }) => hostile && ids.some((id) => id === operation));
    const missing = arrived ? [] : [`no hostile answer arrived ${closed}`];
    return {
      what: replaced.map(({ what }) => what).join('\n'),
      faults: [...missing, ...(await this.#look(screen, since, before))],
    };
  }

  async openChat(screen: Screen): Promise<void> {
    this.#chatSince = await this.#lastCall();
    await this.#begin(screen, []);
    await this.#walk(screen.path);
    await screen.go?.(new PageHands(this.#page));
    await this.#page.waitForFunction(() => (window.sandbox?.chat.rooms() ?? []).length > 0);
  }

  /** Sends an event to the open chat. @param text JSON @returns the faults */
  async tell(screen: Screen, event: 'messaging' | 'typing', text: string): Promise<string[]> {
    const before = this.#oracles.unexpected.length;
    this.#told.push(text);
    const heard = await this.#page.evaluate(
      ([name, data]) => {
        const { chat } = window.sandbox as NonNullable<typeof window.sandbox>;
        const count = () => chat.events().filter((one) => one.event === name && one.direction === 'out').length;
        const former = count();
        for (const room of chat.rooms()) chat.emit(room, name, JSON.parse(data));
        return count() > former;
      },
      [event, text] as const,
    );
    const faults = await this.#look(screen, this.#chatSince, before);
    return [...(heard ? [] : ['the event was not sent']), ...faults];
  }

  /**
   * Faults of the current screen.
   * @param since number of the last call before the screen
   * @param before number of oracle faults so far
   */
  async #look(screen: Screen, since: number, before: number): Promise<string[]> {
    const busy = !(await settle(this.#page));
    const seen = await this.#page.evaluate(() => {
      const { textOf, dangersIn } = window.documentReader as NonNullable<typeof window.documentReader>;
      const parts = [...document.querySelectorAll('main, [role=dialog]')];
      return {
        text: `${textOf(document.body)}\n${document.title}`,
        content: parts.map((part) => textOf(part)).join('\n'),
        dangers: [
          ...dangersIn(document.body, [location.origin]),
          ...('hacked' in window ? ['a script ran'] : []),
          ...(Object.keys(Object.prototype).length > 0 ? ['a prototype was changed'] : []),
        ],
        opened: [...(window.hostileTabs ?? [])],
        origin: location.origin,
      };
    });
    // After reading the screen: everything it shows has arrived by then.
    const given: Given[] = [...(await this.#calls(since)), ...this.#told.map((text) => ({ operation: null, text }))];
    const answersOf = (id: OperationId) =>
      given.filter(({ operation }) => operation === id).flatMap(({ text }) => parsed(text));
    return faultsIn({
      ...seen,
      busy,
      dangers: [...seen.dangers, ...ledAstray(seen.opened, seen.origin)],
      strange: [],
      noise: this.#oracles.unexpected.slice(before),
      answers: given.flatMap(({ text }) => parsed(text)),
      computed: screen.computed?.(answersOf) ?? [],
    });
  }
}
