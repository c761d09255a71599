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

  // INF-1, INF-2, INF-3, INF-4
  test('finds five guides, each with a video that plays', async ({ page, open, texts }) => {
    await open('/howto');
    const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
    await expect(cards).toHaveCount(5);
    const video = page.locator('video');
    for (const entry of ['wallet', 'play', 'balance', 'bonus', 'endBonus'] as const) {
      await cards.filter({ hasText: texts.howto[entry].title }).click();
      const sheet = page.getByRole('dialog', { name: texts.howto[entry].title });
      await expect(sheet.getByRole('listitem')).toHaveCount(4);
      await video.evaluate((player: HTMLVideoElement) => player.play());
      await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
      expect(await video.evaluate((player: HTMLVideoElement) => player.duration)).toBeGreaterThan(10);
      expect(await video.evaluate((player: HTMLVideoElement) => player.textTracks.length)).toBe(1);
      // Removed, not hidden: no video plays on in the background.
      await (entry === 'wallet' ? page.goBack() : page.keyboard.press('Escape'));
      await expect(video).toHaveCount(0);
      await expect(page).toHaveURL(/\/howto/);
    }
  });
});

test.describe('a player with terms to accept', () => {
  test.use({ scenario: 'first-terms', person: 'player' });

  // ACC-63, SAFE-84: only a browser reads HTML as the sanitiser does.
  test('cannot accept terms of which something is left out or does not load', async ({
    page,
    open,
    texts,
    oracles,
  }) => {
    oracles.expect(/evil\.example|terms\.example|no-such\.png/);
    const terms = page.getByRole('dialog', { name: texts.agreement.title });
    const accept = terms.getByRole('button', { name: texts.agreement.accept });
    for (const [block, isWhole] of [
      ['<p>two</p><iframe src="https://terms.example"></iframe>', false],
      ['<p>two</p><img src="https://evil.example/terms.png">', false],
      ['<svg><text>two</text></svg>', false],
      ['<script>document.write("two")</script>', false],
      ['<img src="sandbox-art/no-such.png">', false],
      ['<style>p { color: red }</style><!-- two --><p onclick="x()" class="x">two</p>', true],
      ['<p>&nbsp;</p>', true],
    ] as const) {
      await open('/user/profile');
      const body = JSON.stringify({ agreements: ['<p>one</p>', block] });
      await page.evaluate((text) => window.sandbox?.fault('getAgreements', { times: 'always', body: text }), body);
      await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.home }).click();
      await expect(terms.getByText('one')).toBeVisible();
      if (isWhole) await expect(accept, block).toBeEnabled();
      else await expect(accept, block).toBeDisabled();
      await expect(terms.getByText(texts.content.notWhole)).toBeVisible({ visible: !isWhole });
      await page.goto('about:blank');
    }
  });

  // ACC-47, ACC-49, ACC-50, ACC-51
  test('is asked once, shortly after home opens, and again when the terms change', { tag: '@smoke' }, async ({
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

  // ACC-48
  test('is not asked while another sheet is open', async ({ page, open, texts }) => {
    await open('/user/profile');
    // The terms are answered late, so that the sheet is open before them on slow machines too.
    await page.evaluate(() => window.sandbox?.fault('getAgreements', { delay: 3_000 }));
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.home }).click();
    await page.getByRole('button', { name: texts.home.actions.transfer, exact: true }).click();
    const transfer = page.getByRole('dialog', { name: texts.transfer.title, exact: true });
    await expect(transfer).toBeVisible();
    await settled(page);
    const terms = page.getByRole('dialog', { name: texts.agreement.title });
    await expect(transfer).toBeVisible();
    await expect(terms).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(terms).toBeVisible();
  });
});

test.describe('a player who closes a sheet and goes on at once', () => {
  test.use({ person: 'player' });

  // DES-26
  test('comes to the page whose link is pressed while the sheet still steps back in the history', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    await page.getByRole('button', { name: texts.home.actions.deposit, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: texts.deposit.title });
    await expect(sheet).toBeVisible();
    await settled(page);
    // The quickest finger: in the task in which the sheet begins its step back.
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

  // ACC-33, ACC-34, ACC-35, ACC-36, ACC-37, ACC-38, ACC-58
  test('sees no error while a field is empty, and one where the new passwords differ', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/profile');
    await page.getByRole('button', { name: texts.password.title }).click();
    const sheet = page.getByRole('dialog', { name: texts.password.title });
    const field = (name: 'old' | 'new' | 'confirm') => sheet.getByLabel(texts.password[name], { exact: true });
    const send = sheet.getByRole('button', { name: texts.password.submit });
    for (const filled of [[], ['old', 'new'], ['old', 'confirm'], ['new', 'confirm']] as const) {
      for (const name of ['old', 'new', 'confirm'] as const)
        await field(name).fill((filled as readonly string[]).includes(name) ? 'a' : '');
      await send.click();
      await expect(sheet.getByRole('alert')).toHaveCount(0);
    }
    await field('old').fill('wrong');
    await field('new').fill('a');
    await field('confirm').fill('b');
    await send.click();
    await expect(sheet.getByText(texts.password.notEqual)).toBeVisible();
    const calls = () =>
      page.evaluate(() => window.sandbox?.calls().filter(({ operation }) => operation === 'changePassword') ?? []);
    expect(await calls()).toEqual([]);

    // There is no rule for the length: one letter is sent, and the server's refusal is an alert.
    await field('confirm').fill('a');
    await send.click();
    const alert = page.getByRole('dialog', { name: texts.common.error });
    await expect(alert).toContainText(texts.errorMsg.WRONG_PASSWORD);
    expect((await calls()).map(({ requestBody }) => JSON.parse(String(requestBody)))).toEqual([
      { oldPassword: 'wrong', newPassword: 'a' },
    ]);
    await alert.getByRole('button', { name: texts.common.ok }).click();
    await expect(sheet).toBeVisible();
    await expect(field('old')).toHaveAccessibleDescription(texts.errorMsg.WRONG_PASSWORD);
    await expect(field('old')).toBeFocused();
    await field('old').fill('other');
    await expect(field('old')).not.toHaveAttribute('aria-invalid', 'true');
  });

  // ACC-36, ACC-39
  test('logs in with the new one', async ({ page, open, texts }) => {
    await open('/user/profile');
    await page.getByRole('button', { name: texts.password.title }).click();
    const sheet = page.getByRole('dialog', { name: texts.password.title });
    await sheet.getByLabel(texts.password.old).fill(demoPlayer.password);
    await sheet.getByLabel(texts.password.new, { exact: true }).fill(' ใหม่ 😀 ');
    await sheet.getByLabel(texts.password.confirm).fill(' ใหม่ 😀 ');
    await page.keyboard.press('Enter');
    const done = page.getByRole('dialog', { name: texts.password.done });
    await done.getByRole('button', { name: texts.common.ok }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: texts.shell.logout }).click();
    await expect(page).toHaveURL(/\/login/);
    await sendLogin(page, texts);
    await expect(page.getByText(texts.errorMsg.WRONG_CREDENTIAL)).toBeVisible();
    await sendLogin(page, texts, { password: ' ใหม่ 😀 ' });
    await expect(page).toHaveURL(/\/user\/home/);
  });

  // ACC-40
  test('is led to login when the session ends meanwhile', async ({ page, open, texts }) => {
    await open('/user/profile');
    await page.getByRole('button', { name: texts.password.title }).click();
    const sheet = page.getByRole('dialog', { name: texts.password.title });
    for (const name of ['old', 'new', 'confirm'] as const)
      await sheet.getByLabel(texts.password[name], { exact: true }).fill('a');
    await page.evaluate(() => window.sandbox?.fault('changePassword', 'invalid-token'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/profile/);
  });
});

for (const path of ['/nope', '/user/nope', '/login/x', '/User/Home', '/%E0%B8%81', '/admin']) {
  // APP-4, APP-5, APP-9
  test(`${path} is not found`, async ({ page, open, texts }) => {
    await open(path);
    await expect(page.getByRole('heading', { name: texts.info.notFound.title })).toBeVisible();
    await expect(page.getByText('404')).toBeAttached();
  });
}
