/** The settings of a build, in one live build in which every setting differs from its default. */
import { expect, type Page, type Request, test } from '@playwright/test';
import { configured } from '../support/backend/address.ts';
import { settled } from '../support/fixtures.ts';
import { Oracles } from '../support/oracles.ts';
import { chooseMethod, chooseProvider } from '../support/steps/deposit.ts';
import { transfer } from '../support/steps/wallet.ts';
import { fill, textsOf } from '../support/texts.ts';
import { admin } from './admin.ts';

const { env, world } = configured;
const hosts = [new URL(env.VITE_API_BASE).origin, new URL(env.VITE_UFA_HOST).origin];
const la = textsOf('la');
const th = textsOf('th');

// One world for all tests of this build, because its API base names the world
test.describe.configure({ mode: 'serial' });

let oracles: Oracles;
test.beforeEach(async ({ context, baseURL }) => {
  oracles = new Oracles(new URL(baseURL ?? '').origin, hosts);
  await oracles.watch(context);
});
test.afterEach(() => {
  expect(oracles.unexpected, 'What no page may do').toEqual([]);
});

async function begin(beginning: object): Promise<void> {
  await admin(world, 'DELETE');
  await admin(world, 'PUT', beginning);
}

/** Opens a route as a new visit: reloading the same page would keep its open sheet (APP-200). */
const go = async (page: Page, route: string) => {
  await page.goto('about:blank');
  await page.goto(route);
  await settled(page);
};

// APP-70, APP-80, APP-83, INF-8, REG-7
test('a visitor sees the name, Lao, the version and the environment, and can register with 8 digits', async ({
  page,
}) => {
  await begin({ scenario: 'laos' });
  await go(page, './login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
  await expect(page).toHaveTitle(new RegExp(env.VITE_APP_NAME));
  await go(page, './contact');
  await expect(
    page.getByText(fill(la.info.contact.version, { version: '1.1.14', environment: 'staging' })),
  ).toBeVisible();
  await go(page, './register');
  const phone = page.getByLabel(la.register.phone, { exact: true });
  const next = page.getByRole('button', { name: la.common.next, exact: true });
  await phone.fill('2055512');
  await next.click();
  await expect(phone).toBeVisible();
  await phone.fill('20555123');
  await next.click();
  await expect(phone).toBeHidden();
});

test.describe('a player', () => {
  test.beforeEach(async ({ context }) => {
    await begin({ scenario: 'provider-tour', set: { depositPaytimz: true } });
    const { result } = (await admin(`${world}/token`, 'POST', ['player'])) as { result: string };
    await context.addInitScript((token) => {
      // An empty tab has no storage
      if (location.protocol !== 'http:') return;
      localStorage.setItem('token', token);
      localStorage.setItem('locale', 'th');
    }, result);
  });

  // APP-8, APP-40, APP-79, MNY-47
  test('calls the configured host with the configured header, and money commands carry an idempotency key', async ({
    page,
    baseURL,
  }) => {
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request);
    });
    await go(page, './user/home');
    await transfer(page, th, th.account.WALLET, 'UFABET', '10');
    for (const call of calls) expect(call.url().startsWith(`${env.VITE_API_BASE}/api/`), call.url()).toBe(true);
    expect(calls.every((call) => call.headers()['x-wallet'] === 'demo')).toBe(true);
    const keyed = calls.filter((call) => call.headers()['idempotency-key'] !== undefined);
    expect(keyed.map((call) => call.url().split('/').at(-1))).toEqual(['transfer']);

    await page.reload();
    await settled(page);
    await expect(page).toHaveURL(/\/wallet\/user\/home$/);
    await page.getByRole('button', { name: th.home.actions.invite, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: th.invite.title, exact: true });
    const link = sheet.getByRole('textbox', { name: th.invite.link });
    // The banners stand before the link, where the world has any.
    const next = sheet.getByRole('button', { name: th.invite.next, exact: true });
    await expect(link.or(next)).toBeVisible();
    if (await next.isVisible()) await next.click();
    await expect(link).toBeVisible();
    await expect(link).toHaveValue(new RegExp(`^${baseURL}register\\?code=PR\\d+$`));

    const socket = page.waitForEvent('websocket');
    await go(page, './user/home');
    await page.getByRole('button', { name: th.chat.open }).click();
    expect((await socket).url()).toContain(`${env.VITE_CHAT_HOST.replace('http', 'ws')}/socket.io/?`);
    await expect(page.getByRole('dialog', { name: th.chat.title })).toContainText(th.chat.line.joined);
  });

  // APP-81, APP-82, GAM-34, GAM-44, GAM-50, QR-11
  test('sees the PG Slot notice, pays by PAYTIMZ from 25, and opens UFABET at the configured host in a new tab', async ({
    page,
    context,
  }) => {
    await go(page, './user/home');
    await page.getByRole('button', { name: /^PG Slot (?=\D)/ }).click();
    await expect(page.getByRole('dialog', { name: 'PG Slot', exact: true })).toContainText(env.VITE_PGSLOT_MESSAGE);
    await go(page, './user/home');
    await page.getByRole('button', { name: th.home.actions.deposit, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: th.deposit.title, exact: true });
    await chooseMethod(page, th, dialog, 'qr');
    const panel = await chooseProvider(dialog, 'Paytimz');
    await expect(panel.getByRole('button', { name: '25', exact: true })).toBeVisible();
    const amount = panel.getByRole('textbox', { name: th.qr.amount });
    const create = panel.getByRole('button', { name: th.qr.create });
    await amount.fill('24');
    await expect(create).toBeDisabled();
    await amount.fill('25');
    await expect(create).toBeEnabled();

    await go(page, './user/home');
    await context.route(`${env.VITE_UFA_HOST}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<title>${route.request().method()}</title>` }),
    );
    await page.getByRole('button', { name: /^UFABET (?=\D)/ }).click();
    const opening = context.waitForEvent('page');
    await page
      .getByRole('dialog', { name: 'UFABET', exact: true })
      .getByRole('button', { name: th.games.play, exact: true })
      .click();
    const tab = await opening;
    await expect(tab).toHaveTitle('POST');
    expect(tab.url()).toBe(env.VITE_UFA_HOST);
    await expect(page).toHaveURL(/\/user\/home$/);
  });
});

// APP-84, SAFE-27
test('the content security policy names the configured hosts and no others', async ({ request }) => {
  const policy = (await request.get('./login')).headers()['content-security-policy'] ?? '';
  const of = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
  const api = 'other.example.invalid';
  const chat = 'chat.example.invalid';
  expect(of('connect-src')).toEqual(["'self'", `http://${api}`, `http://${chat}`, `ws://${api}`, `ws://${chat}`]);
  expect(of('form-action')).toEqual(["'self'", 'https://ufa.example.invalid', 'https://laos.example.invalid']);
  expect(of('media-src')).toContain('http://video.example.invalid');
});
