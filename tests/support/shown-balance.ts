/** Balance oracle: home shows the simulator's amounts. */
import { expect, type Page, type Response } from '@playwright/test';
import { matchOperation, type OperationId } from '../../contract/generated/operations.ts';
import { moneyCommands, wrongFigures } from '../../mocks/devtools/walks/figures.ts';

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
