/** Taps that come while a dialog goes away: only a browser that moves things shows one that fades. */
import { expect, settled, test } from '../../support/qa.ts';

test.use({
  scenario: 'everyday',
  person: 'player',
  language: 'en',
  contextOptions: { reducedMotion: 'no-preference' },
});

// MNY-34
test('a tap on a question that goes away confirms nothing once more', async ({ page, open, sandbox, texts }) => {
  await open('/user/home');
  await page.getByRole('button', { name: texts.invite.receive, exact: true }).click();
  const question = page.getByRole('dialog', { name: texts.invite.confirmTitle });
  const confirm = question.getByRole('button', { name: texts.invite.confirm });
  await expect(confirm).toBeVisible();
  const taps = await confirm.evaluate(async (button: HTMLElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isAnswered = () =>
      window.sandbox
        ?.calls()
        .some(({ operation, duration }) => operation === 'receiveInviteBonus' && duration !== null);
    button.click();
    while (!isAnswered()) await frame();
    let tapped = 0;
    for (; button.isConnected; tapped += 1) {
      button.click();
      await frame();
    }
    return tapped;
  });
  // It was still there when the answer had come.
  expect(taps).toBeGreaterThan(0);
  await settled(page);
  expect(await sandbox.calls('receiveInviteBonus')).toHaveLength(1);
});
