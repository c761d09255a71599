/** What the app has asked of the simulated backend so far. */
import type { Page } from '@playwright/test';

export interface CallSeen {
  path: string;
  /** Parsed if it was JSON. */
  body: unknown;
}

/** All calls, oldest first. */
export const operationsOf = (page: Page) =>
  page.evaluate(() => window.sandbox?.calls().map(({ operation, path }) => ({ operation, path })) ?? []);

/** The calls of one operation, oldest first. */
export const callsOf = (page: Page, operation: string): Promise<CallSeen[]> =>
  page.evaluate(
    (wanted) =>
      (window.sandbox?.calls() ?? [])
        .filter((call) => call.operation === wanted)
        .map(({ path, requestBody }) => ({
          path,
          body: typeof requestBody === 'string' && /^[[{]/.test(requestBody) ? JSON.parse(requestBody) : requestBody,
        })),
    operation,
  );

export const bodiesOf = async (page: Page, operation: string): Promise<Record<string, unknown>[]> =>
  (await callsOf(page, operation)).map(({ body }) => body as Record<string, unknown>);

export const countOf = async (page: Page, operation: string): Promise<number> =>
  (await callsOf(page, operation)).length;
