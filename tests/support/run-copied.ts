/** Runs tests that the panel writes. */
import { expect } from './qa.ts';

type Body = (fixtures: object) => Promise<void>;

/** Runs the test of a copied text unchanged. @param imports what it imports, apart from `test` and `expect` */
export async function runCopied(
  text: string,
  fixtures: object,
  imports: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const declared: Body[] = [];
  const declare = (_title: string, body: Body) => void declared.push(body);
  const [, source = ''] = text.split("from '../support/qa.ts';");
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, no-new-func
  new Function('test', 'expect', ...Object.keys(imports), source)(declare, expect, ...Object.values(imports));
  expect(declared).toHaveLength(1);
  for (const body of declared) await body(fixtures);
}
