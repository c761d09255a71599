import { expect, settled, test } from '../support/fixtures.ts';
import { demoPlayer, sendLogin } from '../support/steps/wallet.ts';

test.describe('a visitor', () => {
  // APP-2, APP-25
  test('reaches every public page from the menu', async ({ page, open, texts }) => {
    await open('/login');
    const menu = page.getByRole('navigation', { name: texts.shell.menu.label });
    for (const [key, address] of [
      ['register', '/register'],
      ['howto', '/howto'],
      ['contact', '/contact'],
      ['home', '/login'],
    ] as const) {
      await menu.getByRole('link', { name: texts.shell.menu[key] }).click();
      await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
      await settled(page);
    }
  });

  // INF-1, INF-2, INF-3
  test('finds five guides, and closing one stops its video', async ({ page, open, texts }) => {
    await open('/howto');
    const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
    const { wallet, play, balance, bonus, endBonus } = texts.howto;
    await expect(cards).toHaveText([wallet, play, balance, bonus, endBonus].map(({ title }) => new RegExp(title)));
    const video = page.locator('video');
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await cards.first().click();
      await expect(page.getByRole('dialog', { name: wallet.title }).getByRole('listitem')).toHaveCount(4);
      await video.evaluate((player: HTMLVideoElement) => player.play());
      await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
      await leave();
      await expect(video).toHaveCount(0);
      await expect(page).toHaveURL(/\/howto/);
    }
  });
});

test.describe('a player with terms to accept', () => {
  test.use({ scenario: 'first-terms', person: 'player' });

  // ACC-63, SAFE-84: only a browser reads HTML as the sanitiser does.
  test('cannot accept terms without readable words, but without their pictures', async ({
    page,
    open,
    texts,
    oracles,
  }) => {
    oracles.expect(/evil\.example|terms\.example|no-such\.png/);
    const terms = page.getByRole('dialog', { name: texts.agreement.title });
    const accept = terms.getByRole('button', { name: texts.agreement.accept });
    for (const [block, isReadable] of [
      ['<p>two</p><iframe src="https://terms.example"></iframe>', true],
      ['<p>two</p><img src="https://evil.example/terms.png">', true],
      ['<svg><text>two</text></svg>', false],
      ['<script>document.write("two")</script>', false],
      ['<img src="sandbox-art/no-such.png">', true],
      ['<style>p { color: red }</style><!-- two --><p onclick="x()" class="x">two</p>', true],
      ['<p>&nbsp;</p>', true],
    ] as const) {
      await open('/user/profile');
      const body = JSON.stringify({ agreements: ['<p>one</p>', block] });
      await page.evaluate((text) => window.sandbox?.fault('getAgreements', { times: 'always', body: text }), body);
      await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.home }).click();
      await expect(terms.getByText('one')).toBeVisible();
      if (isReadable) await expect(accept, block).toBeEnabled();
      else await expect(accept, block).toBeDisabled();
      await expect(terms.getByText(texts.content.notWhole)).toBeVisible({ visible: !isReadable });
      await page.goto('about:blank');
    }
  });

  // ACC-47, ACC-49, ACC-50, ACC-51
  test('sees the terms once, shortly after home opens, and again when they change', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
  }) => {
    const terms = page.getByRole('dialog', { name: texts.agreement.title });
    await open('/user/home');
    await expect(terms).toBeVisible();
    await expect(terms.getByRole('heading', { level: 3 })).toHaveCount(2);
    await terms.getByRole('button', { name: texts.agreement.later }).click();
    await expect(terms).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('remember-agreement'))).toBeNull();

    await page.getByRole('link', { name: texts.shell.menu.profile }).click();
    await expect(page.getByRole('heading', { name: texts.profile.title })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.home }).click();
    await terms.getByRole('button', { name: texts.agreement.accept }).click();
    await expect(terms).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('remember-agreement'))).not.toBeNull();

    await page.evaluate(() => window.sandbox?.set('agreements', 'changed'));
    await page.reload();
    await settled(page);
    await expect(terms.getByRole('heading', { level: 3 })).toHaveCount(3);
  });
});

test.describe('a player who closes a sheet and goes on at once', () => {
  test.use({ person: 'player' });

  // DES-26
  test('reaches the pressed link while the sheet still steps back in the history', async ({ page, open, texts }) => {
    await open('/user/home');
    await page.getByRole('button', { name: texts.home.actions.deposit, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: texts.deposit.title });
    await expect(sheet).toBeVisible();
    await settled(page);
    // Fastest case: in the task in which the sheet begins its step back.
    await page.evaluate(() => {
      const go = history.go.bind(history);
      history.go = (steps) => {
        go(steps);
        document.querySelector<HTMLElement>('nav a[href*="/user/statement"]')?.click();
        document.body.dataset['pressed'] = String(steps);
      };
    });
    await sheet.getByRole('button', { name: texts.common.close, exact: true }).click();
    await expect(page.locator('body[data-pressed="-1"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.common.titles.statement })).toBeVisible();
    await settled(page);
    await expect(page).toHaveURL(/\/user\/statement/);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/home/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a player who changes the password', () => {
  test.use({ person: 'player' });

  // ACC-36, ACC-39, ACC-40
  test('reaches login when the session ends meanwhile, and logs in with the new one after a change', async ({
    page,
    open,
    texts,
  }) => {
    const { password: words } = texts;
    const sheet = page.getByRole('dialog', { name: words.title });
    const change = async (old: string, next: string) => {
      await page.getByRole('button', { name: words.title }).click();
      await sheet.getByLabel(words.old).fill(old);
      await sheet.getByLabel(words.new, { exact: true }).fill(next);
      await sheet.getByLabel(words.confirm).fill(next);
      await page.keyboard.press('Enter');
    };
    await open('/user/profile');
    await page.evaluate(() => window.sandbox?.fault('changePassword', 'invalid-token'));
    await change('a', 'a');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/profile/);

    await change(demoPlayer.password, ' ใหม่ 😀 ');
    const done = page.getByRole('dialog', { name: words.done });
    await done.getByRole('button', { name: texts.common.ok }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: texts.shell.logout }).click();
    await expect(page).toHaveURL(/\/login/);
    await sendLogin(page, texts);
    await expect(page.getByText(texts.errorMsg.WRONG_CREDENTIAL)).toBeVisible();
    await sendLogin(page, texts, { password: ' ใหม่ 😀 ' });
    await expect(page).toHaveURL(/\/user\/home/);
  });
});
