/** What the sandbox's own worker does: pages that stand in for those outside the app, and opening without a network. */
import textsEn from '../../mocks/panel/texts.en.json' with { type: 'json' };
import { expect, settled, test } from '../support/fixtures.ts';

test.use({ person: 'player', language: 'en' });

test.describe('outside the app', () => {
  for (const net of ['worker', 'page'] as const) {
    test.describe(`answered by the ${net}`, () => {
      test.use({ net });

      test(`a form that is posted to a provider lands on the simulated page, its password masked, and leads back (${net})`, async ({
        page,
        open,
      }) => {
        await open('/user/home');
        await page.evaluate(() => {
          const form = Object.assign(document.createElement('form'), { method: 'post' });
          form.action = 'https://www.joker123.example/sign-in';
          for (const [name, value] of Object.entries({ username: 'player1', password: '<b>secret</b>' })) {
            form.append(Object.assign(document.createElement('input'), { name, value }));
          }
          document.body.append(form);
          form.submit();
        });
        const shown = page.getByRole('main');
        await expect(shown.getByRole('heading', { name: textsEn.provider.title })).toBeVisible();
        await expect(shown).toContainText('(JOKER)');
        await expect(shown).toContainText(textsEn.provider.ways.form);
        await expect(shown).toContainText('player1');
        expect(await page.content()).not.toContain('secret');
        await shown.getByText(textsEn.provider.back).click();
        await expect(page).toHaveURL(/\/user\/home/);
        await settled(page);
      });
    });
  }

  test('a link out of the app opens the simulated page in its tab', async ({ page, open, context }) => {
    await open('/user/home');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('https://play.pg.example/in/ticket1', '_blank')),
    ]);
    await expect(tab.getByRole('main')).toContainText(textsEn.provider.ways['auto-login']);
    await expect(tab.getByRole('main')).toContainText('(PG)');
  });
});

test('after the first visit the sandbox opens without a network', async ({ page, open, context, oracles }) => {
  oracles.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await open('/user/home');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        navigator.serviceWorker.controller?.postMessage('KRAPAO_KEEP_ALL', [port2]);
      }),
  );
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('./user/statement');
  await settled(again);
  await expect(again.getByRole('listitem').first()).toBeVisible();
  await context.setOffline(false);
});
