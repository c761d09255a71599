/** Hostile and broken responses of a server, or of an attacker in its place. */
import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../contract/generated/operations.ts';
import { countOf } from '../support/calls.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { withoutNetwork } from '../support/steps/outage.ts';
import { sendLogin } from '../support/steps/wallet.ts';
import type { Texts } from '../support/texts.ts';

test.use({ person: 'player', switches: 'banners:off' });

/** Navigates without reloading: a reload would clear the faults. */
async function walkTo(page: Page, route: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, route);
  await expect(page).toHaveURL(new RegExp(route));
  await settled(page);
}

const words = 'ข้อความที่อ่านได้';
/** Many forms of scripts, a form that asks for the password, a full-screen overlay. */
const hostile = [
  `<p style="position:fixed;inset:0;z-index:9999">${words}</p>`,
  '<img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"><script>window.hacked=1</script></svg>',
  '<a href="java&Tab;script:window.hacked=1">x</a><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<form action="//evil.example"><input name="password"><button>ok</button><textarea></textarea></form>',
  '<img src="https://evil.example/p.png?u=1" srcset="https://evil.example/q.png 2x"><img src="//evil.example/r.png">',
  '<a href="https://good.example/" target="_top" rel="opener">a</a><a href="/\\evil.example">b</a><a href="intent:x">c</a>',
  '<a href="line://ti/p">d</a><a href="data:text/html,x">e</a><a href="//evil.example">f</a>',
  '<base href="//evil.example/"><link rel="stylesheet" href="//evil.example/a.css"><object data="//evil.example/b"></object>',
  '<meta http-equiv="refresh" content="0;url=//evil.example"><embed src="//evil.example"><video src="//evil.example/v.mp4">',
  // Last, because it swallows what follows.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
].join('');

interface Field {
  operation: OperationId;
  body: unknown;
  show: (page: Page, texts: Texts) => Promise<void>;
}

const action = (page: Page, texts: Texts, name: 'invite' | 'refund') =>
  page.getByRole('button', { name: texts.home.actions[name], exact: true }).click();

const fields: Record<string, Field> = {
  agreement: {
    operation: 'getAgreements',
    body: { agreements: [hostile] },
    show: async (page, texts) => {
      await walkTo(page, '/user/home');
      await expect(page.getByRole('dialog', { name: texts.agreement.title })).toBeVisible();
    },
  },
  prize: {
    operation: 'getSpinSetup',
    body: {
      result: {
        activeSpinwheel: {
          name: 'x',
          slice: [{ code: 'B100', label: '1', bgColor: '#000', textColor: '#fff', htmlDescription: hostile }],
        },
        userCoin: 3,
      },
    },
    show: async (page, texts) => {
      await page.evaluate(() => window.sandbox?.set('nextPrize', 'B100'));
      await walkTo(page, '/user/spin');
      await page.getByRole('button', { name: new RegExp(`^${texts.spin.spin}`) }).click();
    },
  },
  notice: { operation: 'getNotice', body: { notice: hostile }, show: (page) => walkTo(page, '/user/home') },
  conditions: {
    operation: 'getConditions',
    body: { conditions: [hostile] },
    show: (page, texts) =>
      page.getByRole('navigation').getByRole('button', { name: texts.shell.menu.conditions }).click(),
  },
  banner: {
    operation: 'getInviteBanners',
    body: { banners: [{ image: 'javascript:window.hacked=1', html: hostile }] },
    show: async (page, texts) => {
      await walkTo(page, '/user/home');
      await action(page, texts, 'invite');
    },
  },
  refund: {
    operation: 'checkRefund',
    body: { result: true, bonus: false, info: hostile, refundAmount: 60.25, refundSuccess: 80, refundFail: 20 },
    show: async (page, texts) => {
      await walkTo(page, '/user/home');
      await action(page, texts, 'refund');
    },
  },
  coupon: {
    operation: 'listCoupons',
    body: {
      coupons: [{ _id: 'cp1', prize: { label: '1', name: 'x', slice: { htmlDescription: hostile } }, amount: 1 }],
    },
    show: (page) => walkTo(page, '/user/spin'),
  },
  contact: {
    operation: 'getContact',
    body: {
      contactText: hostile,
      lineLink: 'javascript:window.hacked=1',
      lineName: '<b>x</b>',
      lineQR: '//evil/x.png',
    },
    show: (page) => walkTo(page, '/user/contact'),
  },
};

/** Answers a field with hostile HTML and opens the screen that shows it. @returns its readable text */
async function showHostile(page: Page, texts: Texts, { operation, body, show }: Field): Promise<Locator> {
  await page.evaluate(([on, text]) => window.sandbox?.fault(on, { times: 'always', body: text }), [
    operation,
    JSON.stringify(body),
  ] as const);
  await show(page, texts);
  const shown = page.getByText(words).first();
  await expect(shown, operation).toBeVisible();
  return shown;
}

// Disables the content security policy: it would hide what the sanitiser lets through.
test.describe('without the content security policy', () => {
  test.use({ bypassCSP: true });

  for (const [name, field] of Object.entries(fields)) {
    // ACC-53, INF-13, INF-14, REF-6, SAFE-1, SAFE-2, SAFE-4, SAFE-5, SAFE-6, SAFE-7, SAFE-8, SAFE-23
    test(`HTML of the ${name} runs no script, has no form and covers nothing`, async ({ page, open, texts }) => {
      await open('/user/profile');
      const shown = await showHostile(page, texts, field);
      const found = await shown.evaluate((element) => {
        const container = element.parentElement;
        const all = [...(container?.querySelectorAll('*') ?? [])];
        return {
          asks: container?.querySelectorAll('form, input, button, textarea, iframe, svg, script, style').length,
          moved: all.filter((one) => getComputedStyle(one).position !== 'static').length,
          covers: container?.contains(document.elementFromPoint(10, 10)) ?? null,
          foreign: container?.querySelectorAll('img[src*="evil"], [srcset]').length,
          links: [...(container?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])].map(
            ({ href, target, rel }) => `${href} ${target} ${rel}`,
          ),
          hacked: (window as { hacked?: unknown }).hacked,
        };
      });
      const links = ['https://good.example/', 'line://ti/p'].map((to) => `${to} _blank noopener noreferrer nofollow`);
      expect(found).toEqual({ asks: 0, moved: 0, covers: false, foreign: 0, links, hacked: undefined });
      for (const href of await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        expect(href ?? '').not.toMatch(/^\s*javascript|^[/\\]{2}/i);
    });
  }
});

// SAFE-81
test('cleans hostile HTML under the policy without a violation or console output', async ({ page, open, texts }) => {
  for (const field of Object.values(fields)) {
    await open('/user/profile');
    await showHostile(page, texts, field);
  }
});

// INF-15, INF-16, SAFE-9, SAFE-10
test('skips non-texts, offers a retry for a non-list, and stays responsive with two megabytes of HTML', async ({
  page,
  open,
  texts,
  oracles,
}) => {
  oracles.expect(/does not fit the contract/);
  const sheet = page.getByRole('dialog', { name: texts.info.conditions.title });
  const empty = sheet.getByText(texts.info.conditions.emptyTitle);
  const again = sheet.getByRole('button', { name: texts.common.retry });
  for (const [conditions, shown] of [
    [{}, again],
    [['', ' '], empty],
    [['<b>x</b>'.repeat(262_144), '<p>y</p>'], sheet.getByText('y', { exact: true })],
  ] as const) {
    await open('/user/profile');
    const body = JSON.stringify({ conditions });
    await page.evaluate((text) => window.sandbox?.fault('getConditions', { times: 'always', body: text }), body);
    await page.getByRole('navigation').getByRole('button', { name: texts.shell.menu.conditions }).click();
    await expect(shown, body.slice(0, 40)).toBeVisible();
    // Otherwise the new page keeps the open sheet, as after a reload (APP-200).
    await page.goto('about:blank');
  }
});

/** GETs with side effects: only a tap may send them. */
const changing: OperationId[] = [
  'activateGame',
  'resetGamePassword',
  'receiveRefund',
  'addRefundToWallet',
  'receiveInviteBonus',
  'activateBonus',
  'clearBonus',
  'activatePromotion',
  'autoLoginPg',
];

// BON-33, INV-26, MNY-30, MNY-32, PRO-13, REF-19
test('navigation sends no GET with side effects, and a tap sends one, refused or not', async ({
  page,
  context,
  open,
  texts,
  oracles,
}) => {
  // Preloads may be in flight when the network goes.
  oracles.expect(withoutNetwork);
  await open('/user/home');
  for (const route of ['/user/bonus', '/user/spin', '/user/statement', '/user/home']) await walkTo(page, route);
  await page
    .getByRole('button', { name: /^Joker / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Joker/ })).toBeVisible();
  await settled(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await context.setOffline(false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await settled(page);
  for (const operation of changing) expect(await countOf(page, operation), operation).toBe(0);

  await page.evaluate(() => window.sandbox?.fault('receiveRefund', { times: 'always', status: 500 }));
  await action(page, texts, 'refund');
  const sheet = page.getByRole('dialog', { name: texts.refund.title, exact: true });
  await sheet.getByRole('button', { name: texts.refund.receive, exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await countOf(page, 'receiveRefund')).toBe(1);
});

test.describe('on a slow machine', () => {
  test.use({ person: 'visitor' });

  // APP-14
  test('never confuses a login with a session on a public page', async ({ page, context, open, texts }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await open('/login');
    await sendLogin(page, texts);
    await expect(page.getByRole('region', { name: texts.home.total })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
  });
});
