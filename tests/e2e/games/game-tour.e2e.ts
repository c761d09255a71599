import written from '../../../mocks/devtools/page-kit/texts.th.json' with { type: 'json' };
import { operationsOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { balances, landing, openGame, play } from '../../support/steps/wallet.ts';
import { shownTexts } from '../../support/texts.ts';

const panel = shownTexts(written);

test.use({ person: 'player', scenario: 'provider-tour' });

const eventFields = ['__VIEWSTATEGENERATOR', '__EVENTTARGET', '__VIEWSTATE', '__EVENTVALIDATION'];
interface Provider {
  name: string;
  code: string;
  kind: keyof typeof panel.provider.kinds;
  /** Names of the form fields that are posted. */
  fields?: readonly string[];
  /** Path parameters of the auto-login call. */
  path?: readonly ('username' | 'password')[];
}
/** A provider for each way to open a game; `launchPlanOf` has its own test of all of them. */
const providers: readonly Provider[] = [
  { name: 'Joker', code: 'JOKER', kind: 'form', fields: ['username', 'password'] },
  { name: 'UFABET', code: 'UFABET', kind: 'form', fields: ['username', 'password', ...eventFields] },
  { name: 'Super Slot', code: 'SUPERSLOT', kind: 'link', fields: ['username', 'password'] },
  { name: 'PG', code: 'PG', kind: 'auto-login', path: ['username'] },
  { name: 'Circus', code: 'CIRCUS', kind: 'auto-login', path: ['username', 'password'] },
  { name: 'Sexy Game', code: 'SEXYGAME', kind: 'link' },
];

test.describe('in new tabs', () => {
  test.use({ switches: 'iframe:on' });

  // GAM-20, GAM-31, GAM-32, GAM-38, GAM-47
  test('each game opens in its own way, with the data it needs', async ({ page, context, open, texts }) => {
    await open('/user/home');
    const isLink = (path: string) => path.startsWith('/api/autoLogin/');
    // A game that opens by a link of the server asks for it; no other does.
    const links: string[] = [];
    for (const { name, code, kind, fields = [], path } of providers) {
      const sheet = await openGame(page, name);
      const account = {
        username: await sheet.getByRole('textbox', { name: texts.games.username }).inputValue(),
        password: await sheet.getByLabel(texts.games.password, { exact: true }).inputValue(),
      };
      const opening = context.waitForEvent('page');
      await play(sheet, texts);
      const tab = await opening;
      await expect(landing(tab)).toContainText(`(${code})`);
      await expect(landing(tab)).toContainText(panel.provider.kinds[kind]);
      await expect(landing(tab).locator('li code')).toHaveText(fields, { useInnerText: true });
      // The game's page gets no referrer, and its tab has no history to go back to.
      expect(await tab.evaluate(() => [window.opener, document.referrer, history.length])).toEqual([null, '', 1]);
      const parts = path?.map((part) => encodeURIComponent(account[part])) ?? [];
      if (path) links.push(`/api/autoLogin/${code.toLowerCase()}/${parts.join('/')}`);
      expect((await operationsOf(page)).map((call) => call.path).filter(isLink)).toEqual(links);
      await tab.close();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    // All wallet credit moved to the first of them before it opened.
    const order = (await operationsOf(page)).map(({ operation }) => operation);
    expect(order.filter((operation) => operation === 'transferAll')).toHaveLength(1);
    const first = order.findIndex((operation) => String(operation).startsWith('autoLogin'));
    expect(first === -1 ? order : order.slice(0, first)).toContain('transferAll');
  });
});

// GAM-44
test('a game opens in the same window, after all wallet credit moved to it', { tag: '@smoke' }, async ({
  page,
  context,
  open,
  texts,
}) => {
  await open('/user/home');
  await play(await openGame(page, 'PG'), texts);
  await expect(landing(page)).toContainText('(PG)');
  await expect(landing(page)).toContainText(panel.provider.kinds['auto-login']);
  expect(context.pages()).toHaveLength(1);
  await page.goBack();
  await settled(page);
  await expect.poll(async () => (await balances(page, texts)).wallet).toBe(0);
});
