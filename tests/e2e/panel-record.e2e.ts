/** "Record a story": records actions in Thai and performs the written files in Lao. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import labelsEn from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import labelsLa from '../../mocks/devtools/panel/kit/labels.la.json' with { type: 'json' };
import labelsTh from '../../mocks/devtools/panel/kit/labels.th.json' with { type: 'json' };
import { recordWords as panelWords } from '../../mocks/devtools/panel/record/record-words.ts';
import { recorderTexts as barTexts } from '../../mocks/devtools/recorder/texts.ts';
import type { Act, Story } from '../../mocks/index.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import type { Language } from '../support/address.ts';
import { expect, settled } from '../support/fixtures.ts';
import { test } from '../support/qa.ts';
import { performAll } from '../support/stage.ts';
import { panelOf, pressPanelKey } from '../support/steps/panel.ts';
import { fill, shownTexts, textAt, textsOf } from '../support/texts.ts';

const labels = shownTexts({ th: labelsTh, la: labelsLa, en: labelsEn });
const recordWords = shownTexts(panelWords);
const recorderTexts = shownTexts(barTexts);

const recordBar = (page: Page, language: Language = 'th') =>
  page.getByRole('complementary', { name: recorderTexts.bar[language] });

async function beginRecording(page: Page, language: Language = 'th') {
  await pressPanelKey(page, language);
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: labels[language].tab.record, exact: true }).click();
  await panel.getByRole('button', { name: recordWords[language].begin, exact: true }).click();
  await recordBar(page, language).waitFor();
}

const stopRecording = (page: Page, language: Language = 'th') =>
  recordBar(page, language).getByRole('button', { name: recorderTexts.stop[language] }).click();

/** Text of a file written by the panel. */
const writtenAs = (page: Page, what: 'story' | 'state') =>
  panelOf(page).getByRole('region', { name: recordWords.th[what], exact: true }).locator('pre').innerText();

/** Imports a written file; resolves its relative imports from the given folder of this repository. */
async function load(text: string, folder: string): Promise<Readonly<Record<string, unknown>>> {
  await mkdir('test-results', { recursive: true });
  const file = path.join(await mkdtemp(path.resolve('test-results', 'recorded-')), 'written.ts');
  const inPlace = text.replaceAll(/from '(\.[^']+)'/g, (_all, to: string) => `from '${path.resolve(folder, to)}'`);
  await writeFile(file, inPlace);
  return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
}

const storyIn = async (text: string): Promise<Story> =>
  Object.values(await load(text, 'scenarios/stories'))[0] as Story;

/** The acts of a row for `scenarios/states`. */
async function actsIn(text: string): Promise<readonly Act[]> {
  const [, imports = '', row = ''] = /^(import .*\n)?\n?([^]*?),\n$/.exec(text) ?? [];
  const { state } = await load(`${imports}export const state = ${row};\n`, 'scenarios/states');
  return (state as { readonly acts: readonly Act[] }).acts;
}

test.use({ panel: true, person: 'player', language: 'th' });

const lao = textsOf('la');

async function performInLao(page: Page, address: string, acts: readonly Act[]) {
  await page.goto(`${address}&lang=la&panel=0&reset=1`);
  await settled(page);
  await performAll({ page, language: 'la', textOf: (key) => textAt(lao, key) }, acts);
}

const stepsAre = (page: Page, count: number) =>
  expect(recordBar(page)).toContainText(recorderTexts.steps.th.replace('{}', String(count)));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('a deposit by QR', () => {
  test.use({ scenario: 'qr-deposit' });

  // APP-385, APP-386, APP-388
  test('is recorded in Thai and performed in Lao by the written story and state', async ({
    page,
    open,
    texts,
    sandbox,
  }) => {
    await open('/user/home');
    await beginRecording(page);
    await press(page, texts.home.actions.deposit);
    const sheet = page.getByRole('dialog', { name: texts.deposit.title });
    await sheet.getByRole('button', { name: '500', exact: true }).first().click();
    await sheet.getByRole('button', { name: texts.qr.create }).first().click();
    await expect(sheet.getByRole('timer')).toBeVisible();
    const operations = (await sandbox.journal()).map((entry) => ('operation' in entry ? entry.operation : entry.kind));
    expect(operations).toEqual(['start', 'createQr']);

    await stopRecording(page);
    const story = await storyIn(await writtenAs(page, 'story'));
    const acts = await actsIn(await writtenAs(page, 'state'));
    expect(story).toMatchObject({ world: { scenario: 'qr-deposit' }, as: 'player' });
    expect(story.beats.map(({ ends }) => ends)).toEqual([{ route: '/user/home', entry: 'createQr' }]);
    const ofStory = [...story.opening, ...story.beats.flatMap((beat) => beat.acts)] as readonly Act[];

    for (const written of [ofStory, acts]) {
      await performInLao(page, './user/home?scenario=qr-deposit&as=player', written);
      await expect(page.getByRole('dialog', { name: lao.deposit.title }).getByRole('timer')).toBeVisible();
      const [, made] = await sandbox.journal();
      expect(made).toMatchObject({ operation: 'createQr', body: { amount: 500 } });
    }
  });
});

// APP-385
test('the bar counts the steps, covers nothing, and disappears with the recording', async ({ page, open, texts }) => {
  await open('/user/home');
  await beginRecording(page);
  await expect(panelOf(page)).toBeHidden();
  const bar = recordBar(page);
  await stepsAre(page, 0);
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.history }).click();
  await settled(page);
  await stepsAre(page, 1);
  const menu = await page.getByRole('heading', { level: 1 }).boundingBox();
  const own = await bar.boundingBox();
  expect(menu?.y).toBeGreaterThanOrEqual((own?.y ?? 0) + (own?.height ?? 0));
  expect(await accessibilityFaults(page)).toEqual([]);
  await bar.getByRole('button', { name: recorderTexts.discard.th }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('krapao-sandbox.recording'))).toBeNull();
});

// APP-387
test('a recording continues after a reload and on another page, and adds nothing to the journal', async ({
  page,
  open,
  texts,
  sandbox,
}) => {
  await open('/user/home');
  const before = await sandbox.dump();
  await beginRecording(page);
  await press(page, texts.home.actions.withdraw);
  await page.getByRole('dialog').getByRole('textbox').fill('500');
  await page.reload();
  await settled(page);
  await stepsAre(page, 2);
  await page.getByRole('dialog').getByRole('button', { name: texts.common.close, exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.profile }).click();
  await settled(page);
  await stepsAre(page, 4);
  await stopRecording(page);
  const acts = await actsIn(await writtenAs(page, 'state'));
  expect(acts.slice(0, 4)).toEqual([
    { do: 'press', on: { css: 'button', says: { key: 'home.actions.withdraw' }, whole: true } },
    { do: 'type', on: { css: 'input[inputmode="decimal"]' }, text: '500' },
    { do: 'press', on: { css: 'button', says: { key: 'common.close' }, whole: true } },
    { do: 'press', on: { css: 'a[href$="/user/profile"]' } },
  ]);
  expect(await sandbox.dump()).toBe(before);
  expect(await sandbox.journal()).toHaveLength(1);
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  // APP-386
  test('a press outside the open sheet must be confirmed before a file is written', async ({ page, open, texts }) => {
    await open('/user/home');
    await beginRecording(page);
    await press(page, texts.home.actions.transfer);
    await expect(page.getByRole('dialog', { name: texts.transfer.title })).toBeVisible();
    await settled(page);
    await page.mouse.click(20, 700);
    await expect(page.getByRole('dialog', { name: texts.transfer.title })).toBeHidden();
    await stopRecording(page);
    const panel = panelOf(page);
    await expect(panel.getByText(recordWords.th.doubt.beside)).toBeVisible();
    await expect(panel.getByRole('region', { name: recordWords.th.story, exact: true })).toBeHidden();
    await panel.getByRole('button', { name: fill(recordWords.th.keepStepOf, { number: 2 }) }).click();
    const acts = await actsIn(await writtenAs(page, 'state'));
    expect(acts[1]).toEqual({ do: 'key', key: 'Escape' });
  });
});

test.describe('a login', () => {
  test.use({ person: 'visitor' });

  // APP-389
  test('is recorded without the typed password, and still logs in', async ({ page, open, texts, sandbox }) => {
    await open('/login');
    await beginRecording(page);
    await page.getByLabel(texts.auth.username).fill('0812345678');
    const password = page.getByLabel(texts.auth.password, { exact: true });
    await password.pressSequentially('a secret of mine');
    await expect(recordBar(page)).toContainText(recorderTexts.masked.th);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');
    await password.fill('krapao99');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user\/home/);
    await settled(page);
    await stopRecording(page);
    const written = await writtenAs(page, 'story');
    expect(written).not.toContain('secret');
    const { beats } = await storyIn(written);
    const acts = beats.flatMap((beat) => beat.acts) as readonly Act[];
    await performInLao(page, './login?scenario=everyday&as=visitor', acts);
    await expect(page).toHaveURL(/\/user\/home/);
    expect((await sandbox.journal()).at(-1)).toMatchObject({ operation: 'login', status: 200 });
  });
});

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 } });

    // APP-385
    test(`the recording fits a small phone and passes axe (${language})`, async ({ page, open, texts }) => {
      await open('/user/home');
      await beginRecording(page, language);
      await press(page, texts.home.actions.withdraw);
      await page.getByRole('dialog').getByRole('textbox').fill('500');
      await stopRecording(page, language);
      await expect(
        panelOf(page).getByRole('region', { name: recordWords[language].test, exact: true }).first(),
      ).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      const isWide = await panelOf(page)
        .getByRole('tabpanel')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(isWide).toBe(false);
    });
  });
}
