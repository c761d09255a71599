/** Calls of the app to the simulated backend. */
import type { Page } from '@playwright/test';

export interface CallSeen {
  path: string;
  body: unknown;
}

export const operationsOf = (page: Page) =>
  page.evaluate(() => window.sandbox?.calls().map(({ operation, path }) => ({ operation, path })) ?? []);

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

/** Sends a call of the logged-in player past the app, as another device would. @returns its status */
export const sendCall = (
  page: Page,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> =>
  page.evaluate(
    async ([verb, address, text, more]) => {
      const own = {
        'content-type': 'application/json',
        'x-client': 'wallet-user',
        authorization: `Bearer ${localStorage.getItem('token')}`,
      };
      return (await fetch(address, { method: verb, headers: { ...own, ...more }, body: text })).status;
    },
    [method, path, body ? JSON.stringify(body) : null, headers] as const,
  );
