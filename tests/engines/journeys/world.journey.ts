/** What only a browser decides: languages, reloads, workers, lost networks, several tabs; and the sandbox's own tools. */

import { handleWords } from '../../../mocks/devtools/panel/frame/handle-words.ts';
import written from '../../../mocks/devtools/panel/kit/labels.th.json' with { type: 'json' };
import { presentTexts } from '../../../mocks/devtools/presenter/texts.ts';
import { stories } from '../../../scenarios/stories/index.ts';
import { addressOf, everydayWorld } from '../../support/address.ts';
import { shownTexts, textsOf } from '../../support/texts.ts';
import { expect, test } from '../fixtures.ts';
import { showing, the } from '../phone.ts';

const labels = shownTexts(written);

/** The operator adds 99 baht. */
const add99Baht = () => window.sandbox?.operate('adjustBalance', { phone: '0812345678', account: 'WALLET', baht: 99 });

test('languages', async ({ phone, texts }) => {
  await phone.open('/user/home', { person: 'player' });
  let words = texts;
  for (const [code, name] of [
    ['la', 'ລາວ'],
    ['en', 'English'],
    ['th', 'ไทย'],
  ] as const) {
    await phone.pressButton(new RegExp(`^${words.shell.language}: `));
    await phone.press(the('menuitem', name));
    words = textsOf(code);
    await phone.sees(the('button', words.home.actions.deposit));
    await phone.sees(the('region', words.home.total));
  }
});

test('a reload', async ({ phone }) => {
  await phone.open('/user/home', { person: 'player' });
  const before = await phone.balances();
  await phone.tab.run(add99Baht);
  await phone.reload();
  await phone.holds({ wallet: before.wallet + 9_900 });
  expect(await phone.tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

test('a page that is scrolled while it waits stays where it is', async ({ phone, site }) => {
  const home = addressOf('/user/home', { ...everydayWorld, scenario: 'slow-network', person: 'player' });
  await phone.tab.open(site.url + home.slice(1));
  const scrolled = () =>
    phone.tab.run(() => {
      const waits = document.querySelector('main [aria-busy=true]') !== null;
      if (waits) scrollTo(0, 200);
      return waits && scrollY === 200;
    });
  await phone.until('home waits, and is scrolled', scrolled);
  await phone.balances();
  await phone.settled();
  expect(await phone.tab.run(() => scrollY)).toBe(200);
});

test('answers in the page, without a worker', async ({ phone, texts }) => {
  await phone.open('/user/home', { person: 'player', net: 'page' });
  expect(await phone.tab.run(() => navigator.serviceWorker.controller === null)).toBe(true);
  const before = await phone.balances();
  await phone.tab.run(add99Baht);
  await phone.pressButton(texts.home.refresh);
  await phone.holds({ wallet: before.wallet + 9_900 });
});

test('without a network', async ({ phone, site, texts }) => {
  await phone.open('/user/home', { person: 'player' });
  const keepsAll = () =>
    phone.tab.run(
      () =>
        new Promise<boolean>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data === 'kept');
          navigator.serviceWorker.controller?.postMessage({ type: 'KRAPAO_KEEP_ALL', language: 'th' }, [port2]);
        }),
    );
  await phone.until('the worker keeps all files', keepsAll);
  await site.stop();
  await phone.press(the('link', texts.shell.menu.history));
  await phone.sees(the('heading', texts.common.titles.statement));
  await phone.reload();
  await phone.sees(the('heading', texts.common.titles.statement));
  await phone.press(the('link', texts.shell.menu.home));
  await phone.tab.run(() => window.sandbox?.fault('*', { cut: true, times: 'always' }));
  await phone.pressButton(texts.home.refresh);
  await phone.reads(texts.home.refreshFailed);
  await phone.tab.run(() => window.sandbox?.clearFaults());
  await phone.pressButton(texts.home.refresh);
  await phone.reads(texts.home.refreshed);
});

test('the panel', async ({ phone, texts }) => {
  await phone.open('/user/home', { person: 'player', panel: true });
  await phone.pressButton(handleWords.th);
  const panel = the('dialog', /sandbox/i);
  await phone.press(the('tab', labels.tab.scenario, panel));
  await phone.press(showing(the('button', undefined, panel), /^broke /));
  await phone.until('the world changed', () => phone.tab.run(() => window.sandbox?.describe().scenario === 'broke'));
  await phone.press(the('tab', labels.tab.calls, panel));
  await phone.sees(showing(the('list', labels.calls.list, panel), 'getWallet'));
  await phone.pressButton(labels.panel.close, panel);
  await phone.seesNo(panel);
  // Another world keeps the player.
  await phone.sees(the('button', texts.home.refresh));
});

test('a shared link', async ({ phone, newSite, newPhone }) => {
  await phone.open('/user/home', { person: 'player', panel: true });
  await phone.tab.run(add99Baht);
  await phone.pressButton(handleWords.th);
  const panel = the('dialog', /sandbox/i);
  await phone.press(the('tab', labels.tab.share, panel));
  await phone.pressButton(labels.share.make, panel);
  const field = the('textbox', labels.share.linkField, panel);
  await phone.until('there is a link', async () => (await phone.look(field)).value !== '');
  const { pathname, search, hash } = new URL((await phone.look(field)).value);
  const other = await newPhone(await newSite());
  await other.goTo(`${pathname.slice(1)}${search}${hash}`);
  const money = () => window.sandbox?.inspect().balances;
  expect(await other.tab.run(money)).toEqual(await phone.tab.run(money));
});

test('two tabs', async ({ phone, newPhone, texts }) => {
  await phone.open('/user/home', { person: 'player' });
  const other = await newPhone();
  await other.open('/user/home', { person: 'player' });
  const before = await other.balances();
  await phone.tab.show();
  await phone.pressButton(texts.home.actions.withdraw);
  const sheet = the('dialog', texts.withdraw.title);
  await phone.fill(the('textbox', texts.withdraw.amountLabel, sheet), '500');
  await phone.pressButton(texts.withdraw.submit, sheet);
  await phone.sees(the('dialog', texts.withdraw.done));
  await other.tab.show();
  await other.holds({ total: before.total - 50_000 });
});

test('a story', async ({ phone }) => {
  const story = stories.find(({ name }) => name === 'lucky-spin');
  if (!story) throw new Error('There is no such story.');
  await phone.goTo('?present=lucky-spin&lang=th&at=2026-03-14T20:15:00%2B07:00');
  const bar = the('complementary', new RegExp(shownTexts(presentTexts).bar.th));
  await phone.sees(showing(bar, `0 / ${story.beats.length}`));
  for (const [index, beat] of story.beats.entries()) {
    await phone.pressButton(shownTexts(presentTexts)[index === 0 ? 'begin' : 'next'].th, bar);
    await phone.sees(showing(bar, `${index + 1} / ${story.beats.length}`));
    await phone.sees(showing(the('status', undefined, bar), shownTexts(beat).title.th));
    const mood = () => document.querySelector<HTMLElement>('aside.kps-present')?.dataset['mood'];
    await phone.until('the step is over', async () => (await phone.tab.run(mood)) === 'ready');
    await phone.isAt(new RegExp(`^${beat.ends.route}`));
  }
});
