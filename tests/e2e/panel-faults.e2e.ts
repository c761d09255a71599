/** Faults of the panel and the address that match only some calls. */
import { handleWords, waitingWords } from '../../mocks/devtools/panel/frame/handle-words.ts';
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { openPanel } from '../support/steps/panel.ts';
import { closeRefusal, sendTransfer, transfer } from '../support/steps/wallet.ts';

test.use({ person: 'player', language: 'en', panel: true, viewport: { width: 1280, height: 800 } });

const waiting = `${handleWords.en}, ${waitingWords.en}`;

// The browser itself logs 500s and cut connections
test.beforeEach(({ oracles }) => oracles.expect(/Failed to load resource/));

test('fails only the second transfer of 500, and lists one of 50 as a near miss', async ({ page, open, texts }) => {
  await open('/user/home?fault=transfer[amount=500]@2:TRANSFER_FAIL');
  await expect(page.getByRole('button', { name: waiting })).toBeVisible();
  await transfer(page, texts, texts.account.WALLET, 'Joker', '500');
  await transfer(page, texts, texts.account.WALLET, 'Joker', '50');
  const panel = await openPanel(page, 'faults');
  const row = panel.getByRole('region', { name: t.faults.waiting }).getByRole('listitem');
  await expect(row).toContainText('TRANSFER_FAIL · amount = 500 · from call 2 on');
  await expect(row).toContainText('waited for amount = 500, came 50');
  await panel.getByRole('button', { name: t.panel.close }).click();
  await sendTransfer(page, texts, texts.account.WALLET, 'Joker', '500');
  await closeRefusal(page, texts, texts.errorMsg.TRANSFER_FAIL);
  await expect(page.getByRole('button', { name: handleWords.en, exact: true })).toBeVisible();
});
