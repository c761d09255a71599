/** The API tab of the panel: details of a call, and calls sent from it. */
import type { Page } from '@playwright/test';
import labels from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import t from '../../mocks/devtools/panel/reference/words.en.json' with { type: 'json' };
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/qa.ts';
import { openPanel, panelOf, showTab } from '../support/steps/panel.ts';
import { fill } from '../support/texts.ts';

test.use({ person: 'player', language: 'en', panel: true, viewport: { width: 1280, height: 800 } });

const press = (page: Page, name: string) => panelOf(page).getByRole('button', { name, exact: true }).click();

/** Searches for a call and opens it. */
async function openCall(page: Page, id: string) {
  await panelOf(page).getByRole('searchbox', { name: t.search }).fill(id);
  await panelOf(page)
    .getByRole('button', { name: new RegExp(` ${id} `) })
    .first()
    .click();
}

/** Opens the form that sends a call. */
async function openForm(page: Page, id: string) {
  await openCall(page, id);
  await press(page, t.try);
  return panelOf(page).getByRole('form', { name: fill(t.tryName, { name: id }) });
}

// APP-380
test('lists all calls, finds one by an error code, and shows its fields and codes', async ({ page, open }) => {
  await open('/user/home');
  await openPanel(page, 'reference');
  const panel = panelOf(page);
  await expect(panel.getByRole('status').first()).toHaveText(fill(t.found, { count: '78', all: '78' }));
  await expect(panel.getByRole('list', { name: t.events }).getByRole('listitem')).toHaveCount(4);
  await panel.getByRole('searchbox', { name: t.search }).fill('TRUELINK_DUPLICATE');
  await expect(panel.getByRole('status').first()).toHaveText(fill(t.found, { count: '1', all: '78' }));
  await panel.getByRole('button', { name: / sendGiftLink / }).click();
  await expect(
    panel.getByRole('list', { name: fill(t.fields, { what: `sendGiftLink, ${t.takes}` }) }).getByRole('listitem'),
  ).toHaveText([/^link string/]);
  const row = panel
    .getByRole('table', { name: `sendGiftLink, ${t.codes}` })
    .getByRole('row', { name: '409 TRUELINK_DUPLICATE The link was used already.' });
  await expect(row.getByRole('link', { name: fill(t.world, { code: 'TRUELINK_DUPLICATE' }) }).first()).toHaveAttribute(
    'href',
    /^\/\?scenario=/,
  );
  await press(page, t.try);
  expect(await accessibilityFaults(page)).toEqual([]);
  await panel.getByRole('searchbox', { name: t.search }).fill('no such call');
  await expect(panel.getByRole('status').first()).toHaveText(t.none);
});

// APP-381, APP-382
test('sends the example of a transfer once and links to its call and its entry', async ({ page, open, sandbox }) => {
  await open('/user/profile');
  await openPanel(page, 'reference');
  const form = await openForm(page, 'transfer');
  await expect(form.getByText(t.writes)).toBeVisible();
  const before = (await sandbox.journal()).length;
  await form.getByRole('button', { name: t.send }).click();
  await expect(form.getByRole('status')).toHaveText(/^Answered 200 in \d+ ms$/);
  await expect(form.getByRole('region', { name: fill(t.answer, { name: 'transfer' }) })).toContainText('SUCCESS');
  const journal = await sandbox.journal();
  expect(journal).toHaveLength(before + 1);
  expect(journal.at(-1)).toMatchObject({ operation: 'transfer', body: { from: 'WALLET', to: 'JOKER', amount: 100.5 } });
  await form.getByRole('button', { name: fill(t.entry, { entry: String(before) }) }).click();
  await expect(panelOf(page).getByRole('tab', { name: labels.tab.state, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await showTab(page, 'reference');
  const again = await openForm(page, 'transfer');
  await again.getByLabel(t.as).selectOption(t.nobody);
  await again.getByRole('button', { name: t.send }).click();
  await expect(again.getByRole('status')).toHaveText(new RegExp(`^Answered 401 .*${t.noEntry}$`));
  const [, refused] = await sandbox.calls('transfer');
  await again.getByRole('button', { name: fill(t.toCall, { id: String(refused?.id) }) }).click();
  const row = panelOf(page).getByRole('list', { name: labels.calls.list }).getByRole('button').first();
  await expect(row).toBeFocused();
  await expect(row).toHaveAccessibleName(/401/);
});

// APP-381
test('uploads a file, and refuses an upload without one', async ({ page, open }) => {
  await open('/user/profile');
  await openPanel(page, 'reference');
  const form = await openForm(page, 'uploadSlip');
  await form.getByRole('button', { name: t.send }).click();
  await expect(form.getByRole('alert')).toHaveText(t.missing);
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: t.chooseFile }).click();
  await (await chooser).setFiles('public/icons/icon-192.png');
  await expect(form.getByText(fill(t.chosen, { name: 'icon-192.png' }))).toBeVisible();
  await form.getByRole('button', { name: t.send }).click();
  await expect(form.getByRole('status')).toHaveText(/^Answered 200 in/);
});
