/**
 * Worlds from HAR files that Chromium records: a walk through the live app in each of ten scenarios, in one of the languages,
 * becomes a world without personal data.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Browser, FileChooser, Page, TestInfo } from '@playwright/test';
import openApi from '../../contract/generated/openapi.json' with { type: 'json' };
import { matchOperation, operations } from '../../contract/generated/operations.ts';
import harWords from '../../mocks/devtools/panel/share/life/har-words.en.json' with { type: 'json' };
import { addressOf, everydayWorld, type Language } from '../support/address.ts';
import { apiBase } from '../support/backend/address.ts';
import { settled } from '../support/fixtures.ts';
import { openPanel } from '../support/steps/panel.ts';
import { balances } from '../support/steps/wallet.ts';
import { textsOf } from '../support/texts.ts';
import { toldScenarios } from '../support/worlds/lives.ts';
import { expect, test } from './fixtures.ts';
import { lookAround } from './recorded-walk.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly 'x-personal'?: string;
}
interface HarEntry {
  readonly request: { method: string; url: string; headers: { name: string; value: string }[] };
  readonly response: { status: number; content: { text?: string; encoding?: string } };
}
const kinds = ['name', 'phone', 'account', 'id', 'link', 'token'] as const;
interface PersonalValue {
  readonly kind: (typeof kinds)[number];
  readonly value: string;
}

const document = openApi as unknown as {
  paths: Record<string, Record<string, { responses: { '200'?: { content?: Record<string, { schema: Schema }> } } }>>;
  components: { schemas: Record<string, Schema> };
};
const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

function valuesIn(given: Schema, answer: unknown): PersonalValue[] {
  const schema = resolved(given);
  const options = [schema, ...(schema.anyOf ?? []).map(resolved)];
  if (typeof answer === 'string') {
    const kind = kinds.find((each) => options.some((option) => option['x-personal'] === each));
    return kind ? [{ kind, value: answer }] : [];
  }
  if (Array.isArray(answer))
    return answer.flatMap((item) => options.flatMap(({ items }) => (items ? valuesIn(items, item) : [])));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, part]) =>
    options.flatMap(({ properties }) => (properties?.[name] ? valuesIn(properties[name], part) : [])),
  );
}

function answerOf({ response: { content, status } }: HarEntry): unknown {
  if (status !== 200 || !content.text) return null;
  const text = content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString('utf8') : content.text;
  return JSON.parse(text) as unknown;
}

/** Excludes simulator pictures, and numbers and words so short that any text contains them. */
const isTelling = (value: string) => !value.startsWith('sandbox-art/') && value.length >= (/^\d+$/.test(value) ? 8 : 4);

/** Names, phones, accounts, ids, links and tokens in the HAR's calls below `base`, without duplicates. */
function personalIn(har: string, base: string): PersonalValue[] {
  const { log } = JSON.parse(har) as { log: { entries: HarEntry[] } };
  const found = new Map<string, PersonalValue>();
  for (const entry of log.entries) {
    const { method, url, headers } = entry.request;
    const match = url.startsWith(base) ? matchOperation(method, new URL(url).pathname) : null;
    if (!match) continue;
    const bearer = headers.find(({ name }) => name.toLowerCase() === 'authorization')?.value.replace(/^Bearer /, '');
    if (bearer) found.set(bearer, { kind: 'token', value: bearer });
    const { path } = operations[match.id];
    const content = document.paths[path]?.[method.toLowerCase()]?.responses['200']?.content;
    const schema = content?.['application/json']?.schema;
    for (const value of schema ? valuesIn(schema, answerOf(entry)) : [])
      if (isTelling(value.value)) found.set(value.value, value);
  }
  return [...found.values()];
}

/** The base64 of a text without its ends, for all three alignments: the same wherever the text is encoded. */
function base64Of(value: string): string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  });
}

/** The values that a text contains: plain, URL-encoded or in base64. */
function foundIn(text: string, values: readonly PersonalValue[]): PersonalValue[] {
  const lower = text.toLowerCase();
  return values.filter(({ value }) => {
    const plain = [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)];
    return (
      plain.some((form) => lower.includes(form.toLowerCase())) || base64Of(value).some((form) => text.includes(form))
    );
  });
}

const languages: readonly Language[] = ['th', 'la', 'en'];
const cases = toldScenarios.map((scenario, index) => ({
  scenario,
  language: languages[index % languages.length] ?? 'th',
}));

// a walk opens some twenty pages and sheets
test.describe.configure({ timeout: 240_000 });
test.use({ person: 'visitor' });

interface Recorded {
  readonly file: string;
  /** The balances on home at the end of the walk. */
  readonly shown: Awaited<ReturnType<typeof balances>>;
}

/** Records a walk through the app. */
async function record(
  browser: Browser,
  origin: string,
  { scenario, language }: { scenario: string; language: Language },
  info: TestInfo,
  watch: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<void>,
): Promise<Recorded> {
  const file = info.outputPath('trip.har');
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    recordHar: { path: file, content: 'embed' },
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'locale', value: language }] }] },
  });
  try {
    await watch(context);
    const page = await context.newPage();
    await lookAround(page, textsOf(language), scenario === 'first-terms');
    return { file, shown: await balances(page, textsOf(language)) };
  } finally {
    // writes the file
    await context.close();
  }
}

/** @returns the exit code and the output */
const worldFrom = (har: string, folder: string) =>
  new Promise<{ code: unknown; said: string; output: string }>((resolve) => {
    const options = ['--har', har, '--base-url', apiBase, '--name', 'trip', '--out', folder];
    // The test runner sets both, and Node warns about that.
    const { FORCE_COLOR: _force, NO_COLOR: _no, ...env } = process.env;
    execFile(process.execPath, ['--import', 'tsx', 'tools/world-from.ts', ...options], { env }, (error, output, said) =>
      resolve({ code: error?.code ?? 0, said, output }),
    );
  });

for (const { scenario, language } of cases) {
  test.describe(`a walk through ${scenario} in ${language}`, () => {
    test.use({ scenario });

    // LIFE-1, LIFE-2, LIFE-17
    test('becomes a world without personal data', async ({ browser, baseURL, oracles }, info) => {
      const origin = baseURL ?? '';
      const { file } = await record(browser, origin, { scenario, language }, info, (context) => oracles.watch(context));
      expect(await worldFrom(file, info.outputDir)).toMatchObject({ code: 0, said: '' });
      const made = readFileSync(info.outputPath('trip.json'), 'utf8');
      const har = readFileSync(file, 'utf8');
      const personal = personalIn(har, apiBase);
      for (const kind of ['name', 'phone', 'account', 'id', 'token'] as const)
        expect(personal.filter((value) => value.kind === kind)).not.toEqual([]);
      expect(foundIn(har, personal)).toHaveLength(personal.length);
      const places = [new URL(apiBase).host, new URL(origin).host].map((value) => ({ kind: 'link', value }) as const);
      expect(foundIn(made, [...personal, ...places])).toEqual([]);
    });
  });
}

/** Opens the Share tab in another world. */
async function openShare(page: Page) {
  const sandbox = `http://127.0.0.1:${process.env['KRAPAO_SANDBOX_PORT']}`;
  const world = {
    ...everydayWorld,
    scenario: 'broke',
    person: 'player',
    language: 'en',
    net: 'page',
    panel: true,
  } as const;
  await page.goto(sandbox + addressOf('/user/home', world));
  await settled(page);
  const panel = await openPanel(page, 'share');
  return panel.getByRole('group', { name: harWords.title, exact: true });
}

test.describe('a recorded HAR file on the Share tab', () => {
  // LIFE-1, LIFE-18
  test('opens by drop and by keyboard, with the same balances and another name', async ({
    browser,
    baseURL,
    oracles,
    operate,
  }, info) => {
    const { file, shown } = await record(
      browser,
      baseURL ?? '',
      { scenario: 'everyday', language: 'en' },
      info,
      (context) => oracles.watch(context),
    );
    expect(existsSync(file)).toBe(true);
    const { records } = await operate<{ records: { players: { name: string }[] } }>('inspect');
    const name = records.players[0]?.name ?? '';
    const texts = textsOf('en');

    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'th-TH' });
    const page = await context.newPage();
    // Listen early: a chooser that opens before is lost.
    let chosenBy: (chooser: FileChooser) => void = () => {};
    const chooser = new Promise<FileChooser>((resolve) => (chosenBy = resolve));
    page.on('filechooser', (one) => chosenBy(one));
    const isOpen = async () => {
      await expect(page.getByText(harWords.opened)).toBeVisible({ timeout: 60_000 });
      expect(await page.evaluate(() => window.sandbox?.journal()[0].records !== undefined)).toBe(true);
      await expect.poll(() => balances(page, texts)).toEqual(shown);
      const world = await page.evaluate(() => window.sandbox?.dump() ?? '');
      expect(name.length).toBeGreaterThan(3);
      expect(world).not.toContain(name);
    };
    const dropped = await openShare(page);
    const data = await page.evaluateHandle(
      (text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'trip.har'));
        return transfer;
      },
      readFileSync(file, 'utf8'),
    );
    await dropped.dispatchEvent('drop', { dataTransfer: data });
    await isOpen();

    const chosen = await openShare(page);
    const button = chosen.getByRole('button', { name: harWords.choose });
    await button.focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(file);
    await isOpen();
    await page.screenshot({ path: info.outputPath('share.png') });
    await context.close();
  });
});
