/** The panel's list of calls. */
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { sendCall } from '../support/calls.ts';
import { expect, test } from '../support/qa.ts';
import { openPanel, panelOf } from '../support/steps/panel.ts';
import { fill } from '../support/texts.ts';

test.use({ person: 'player', language: 'en', panel: true, viewport: { width: 1280, height: 800 } });

// APP-447
test('pauses and clears the list of calls by keyboard', async ({ page, open, sandbox }) => {
  const rows = panelOf(page).getByRole('list', { name: t.calls.list }).getByRole('listitem');
  const button = (name: string) => panelOf(page).getByRole('button', { name, exact: true });
  await open('/user/home');
  await openPanel(page, 'calls');
  await button(t.calls.pause).press('Enter');
  const listed = await rows.count();
  await sendCall(page, 'POST', '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 20 });
  await expect(panelOf(page).getByText(fill(t.calls.paused, { count: '1' }))).toBeVisible();
  expect(await rows.count()).toBe(listed);
  await button(t.calls.resume).press('Enter');
  await expect(rows.first()).toContainText('transfer');

  await panelOf(page).getByLabel(t.calls.writes).check({ force: true });
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /transfer/ }).press('Enter');
  await expect(rows.getByRole('button', { name: t.calls.undo })).toBeVisible();

  await button(t.calls.clear).press('Enter');
  await expect(panelOf(page).getByText(t.calls.cleared)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(button(t.calls.clear)).toBeFocused();
  expect((await sandbox.calls('transfer')).length).toBe(1);
  // The app did not send this transfer, so its balances are behind.
  await sandbox.undo();
});
