import written from '../../../mocks/devtools/page-kit/texts.th.json' with { type: 'json' };
import { callsOf, operationsOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { landing, openGame, play } from '../../support/steps/games.ts';
import { balances } from '../../support/steps/wallet.ts';
import { shownTexts } from '../../support/texts.ts';

const panel = shownTexts(written);

test.use({ person: 'player', scenario: 'provider-tour' });

const eventFields = ['__VIEWSTATEGENERATOR', '__EVENTTARGET', '__VIEWSTATE', '__EVENTVALIDATION'];
interface Provider {
  name: string;
  code: string;
  way: keyof typeof panel.provider.ways;
  /** Names of the form fields that are posted. */
  fields?: readonly string[];
  /** Path parameters of the auto-login call. */
  path?: readonly ('username' | 'password')[];
}
const byForm = { way: 'form', fields: ['username', 'password'] } as const;
const byName = { way: 'auto-login', path: ['username'] } as const;
const byBoth = { way: 'auto-login', path: ['username', 'password'] } as const;
/** All sixteen providers, four to a test. */
const tour: readonly (readonly Provider[])[] = [
  [
    { name: 'Joker', code: 'JOKER', ...byForm },
    { name: 'SlotXO', code: 'SLOTXO', ...byForm },
    { name: 'UFABET', code: 'UFABET', way: 'form', fields: ['username', 'password', ...eventFields] },
    { name: 'Super Slot', code: 'SUPERSLOT', way: 'link', fields: ['username', 'password'] },
  ],
  [
    { name: 'PG', code: 'PG', ...byName },
    { name: 'PG Slot', code: 'PGSLOT', ...byBoth },
    { name: 'Joker 2', code: 'JOKER2', ...byName },
    { name: 'Circus', code: 'CIRCUS', ...byBoth },
  ],
  [
    { name: 'Betflix', code: 'BETFLIX', ...byName },
    { name: 'AskMeBet', code: 'ASKMEBET', ...byBoth },
    { name: 'IMI', code: 'IMI', ...byBoth },
    { name: 'USUN', code: 'USUN', ...byBoth },
  ],
  [
    { name: 'Area Slot', code: 'AREASLOT', ...byName },
    { name: 'Slot Racha', code: 'SLOTRACHA', ...byBoth },
    { name: 'Huay HD', code: 'HUAYHD', ...byName },
    { name: 'Sexy Game', code: 'SEXYGAME', way: 'link' },
  ],
];

test.describe('in new tabs', () => {
  test.use({ switches: 'iframe:on' });

  for (const providers of tour) {
    const codes = providers.map(({ code }) => code).join(', ');
    // GAM-20, GAM-31, GAM-38, GAM-47
    test(`${codes}: each opens in its own way, with the data it needs`, async ({ page, context, open, texts }) => {
      await open('/user/home');
      const isLink = (path: string) => path.startsWith('/api/autoLogin/');
      // A game that opens by a link of the server asks for it; no other does.
      const links: string[] = [];
      for (const { name, code, way, fields = [], path } of providers) {
        const sheet = await openGame(page, name);
        const account = {
          username: await sheet.getByRole('textbox', { name: texts.games.username }).inputValue(),
          password: await sheet.getByLabel(texts.games.password, { exact: true }).inputValue(),
        };
        const opening = context.waitForEvent('page');
        await play(sheet, texts);
        const tab = await opening;
        await expect(landing(tab)).toContainText(`(${code})`);
        await expect(landing(tab)).toContainText(panel.provider.ways[way]);
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
  }

  test.describe('without a worker', () => {
    test.use({ net: 'page', switches: 'iframe:on,balance:0' });

    // GAM-21, GAM-32
    test('a hidden form is posted too, and an empty wallet moves nothing', async ({ page, context, open, texts }) => {
      await open('/user/home');
      const opening = context.waitForEvent('page');
      await play(await openGame(page, 'UFABET'), texts);
      const tab = await opening;
      await expect(landing(tab)).toContainText(panel.provider.ways.form);
      await expect(landing(tab).locator('li code')).toHaveText(['username', 'password', ...eventFields], {
        useInnerText: true,
      });
      expect(await callsOf(page, 'transferAll')).toEqual([]);
    });
  });
});

for (const { name, code, way } of [
  { name: 'Joker', code: 'JOKER', way: 'form' },
  { name: 'PG', code: 'PG', way: 'auto-login' },
] as const) {
  // GAM-44
  test(`${code} opens in the same window by ${way}, after all wallet credit moved to it`, {
    tag: code === 'PG' ? '@smoke' : [],
  }, async ({ page, context, open, texts }) => {
    await open('/user/home');
    await play(await openGame(page, name), texts);
    await expect(landing(page)).toContainText(`(${code})`);
    await expect(landing(page)).toContainText(panel.provider.ways[way]);
    expect(context.pages()).toHaveLength(1);
    await page.goBack();
    await settled(page);
    await expect.poll(async () => (await balances(page, texts)).wallet).toBe(0);
  });
}

test.describe('a provider that no app knows yet', () => {
  test.use({ switches: 'webGames:new' });

  // GAM-36
  test('opens its own address in a new tab, whatever the build settings', async ({ page, context, open, texts }) => {
    await open('/user/home');
    const sheet = await openGame(page, 'New Game');
    const opening = context.waitForEvent('page');
    await play(sheet, texts);
    await expect(landing(await opening)).toContainText('https://play.newgame.example/lobby');
    await expect(page).toHaveURL(/\/user\/home/);
  });
});

for (const { scenario, switches, host } of [
  { scenario: 'laos', switches: 'openGames:all,webGames:all', host: 'laos.ufabet.example' },
  { scenario: 'laos', switches: 'openGames:all,webGames:all,customUfaHost:on', host: 'ufa.krapao.example' },
]) {
  test.describe(`a build with ${switches}`, () => {
    test.use({ scenario, switches });

    // GAM-34
    test(`posts UFABET's form to ${host}`, async ({ page, open, texts }) => {
      await open('/user/home');
      await play(await openGame(page, 'UFABET'), texts);
      await expect(landing(page)).toContainText(`https://${host}/sign-in`);
    });
  });
}
