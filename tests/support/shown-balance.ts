/** The oracle of money: the amounts that home shows are those that the simulator has. */
import { expect, type Page, type Response } from '@playwright/test';
import { matchOperation, type OperationId } from '../../contract/generated/operations.ts';
import { moneyCommands, wrongFigures } from '../../mocks/devtools/walks/figures.ts';

/** Ms; so long the app may take to ask again after a command of its own, and to draw the answer. */
const drawing = 5_000;

/** The calls whose answers may change what home shows. */
const tellsBalances: readonly OperationId[] = [...moneyCommands, 'getWallet', 'refreshSlots'];

/** Whether an error says that the page is gone, or another document in its place: it shows no figure then. */
const isGone = (page: Page, error: unknown): boolean =>
  page.isClosed() || /context was destroyed|has been closed|frame was detached/.test(String(error));

/** What is wrong with the amounts that a page shows at this moment. */
export const wrongFiguresNow = (page: Page): Promise<string[]> => page.evaluate(wrongFigures, moneyCommands);

/** What is wrong with the amounts that a page shows, once it had time to draw them; empty when they are right, or none show. */
export async function shownBalanceFaults(page: Page): Promise<string[]> {
  const faultsNow = () =>
    page.evaluate(wrongFigures, moneyCommands).catch((error: unknown) => {
      if (isGone(page, error)) return [];
      throw error;
    });
  const areRight = expect.poll(faultsNow, { timeout: drawing }).toEqual([]);
  return areRight.then(() => [], faultsNow);
}

/** Looks at the amounts of a page after each answer that may change them. */
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

  /** What was wrong so far, when all that was to be looked at was. */
  async faults(): Promise<readonly string[]> {
    await Promise.all(this.#looks);
    return this.#faults;
  }
}

/** The operation of an answer that may change what home shows; null for every other. */
function operationOf(response: Response): OperationId | null {
  const { pathname } = new URL(response.url());
  const id = matchOperation(response.request().method(), pathname.slice(pathname.indexOf('/api/')))?.id;
  return id !== undefined && tellsBalances.includes(id) ? id : null;
}
