import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../tools/run/browser.ts';
import { readFileSync } from 'node:fs';
const port = process.argv[2] ?? '5401';
const labels = (l) => JSON.parse(readFileSync(new URL(`../mocks/devtools/panel/kit/labels.${l}.json`, import.meta.url)));
const { executablePath, env } = await findBrowser();
const b = await chromium.launch({ executablePath, env, args: browserArgs });
const log = (...a) => console.log(new Date().toISOString().slice(11, 19), ...a);
async function open(path, lang, viewport = { width: 1280, height: 800 }, scenario = 'everyday') {
  const ctx = await b.newContext({ viewport, timezoneId: 'Asia/Bangkok' });
  const page = await ctx.newPage();
  page.setDefaultTimeout(120000);
  page.on('console', (m) => log('console', m.type(), m.text().slice(0, 200)));
  page.on('pageerror', (e) => log('pageerror', e.message.slice(0, 300)));
  await page.goto(`http://127.0.0.1:${port}${path}?scenario=${scenario}&seed=1&lang=${lang}&as=player&at=2026-03-14T20:15:00%2B07:00&panel=1`, { timeout: 180000 });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('.kps-handle').waitFor();
  return page;
}
async function found(page, l, name) {
  const t = labels(l);
  const card = page.getByRole('tabpanel', { name: t.tab.why, exact: true });
  await card.getByRole('heading', { name: t.why.shown }).waitFor();
  const goOn = card.getByRole('button', { name: t.why.goOn });
  for (let i = 0; i < 8 && (await goOn.isVisible()); i++) { log('go on'); await goOn.click(); await page.waitForTimeout(500); await card.getByText(t.why.looking).waitFor({ state: 'hidden' }); }
  log('==', name, '\n' + (await card.innerText()).split('\n').slice(3).join(' | '));
  await page.screenshot({ path: `/tmp/ra/${name}.png` });
  return card;
}
const steps = process.argv.slice(3);
const has = (s) => steps.length === 0 || steps.includes(s);
const run = async (name, fn) => { if (!has(name)) return; log('--', name); try { await fn(); } catch (e) { log('FAILED', name, e.message.slice(0, 500)); } };
await run('wallet', async () => {
  const page = await open('/user/home', 'en');
  await page.evaluate(async () => { const headers = { 'content-type': 'application/json', 'x-client': 'wallet-user', authorization: `Bearer ${localStorage.getItem('token')}` }; await fetch('/api/wallet/transfer', { method: 'POST', headers, body: '{"from":"WALLET","to":"JOKER","amount":100}' }); });
  await page.getByRole('button', { name: 'Refresh all balances' }).click();
  await page.getByRole('region', { name: 'Total balance' }).getByRole('definition').first().getByText('4,150.75').waitFor();
  await page.waitForTimeout(3000);
  await page.getByRole('region', { name: 'Total balance' }).getByRole('definition').first().getByText(/\d\.\d\d/).click({ modifiers: ['Alt'] });
  const card = await found(page, 'en', 'wallet');
  await page.getByRole('region', { name: 'Total balance' }).getByRole('heading').click({ modifiers: ['Alt'] });
  await page.waitForTimeout(8000);
  await found(page, 'en', 'heading');
  await page.getByRole('region', { name: 'Total balance' }).getByRole('paragraph').first().click({ modifiers: ['Alt'], position: { x: 10, y: 20 } });
  await page.waitForTimeout(8000);
  const c = await found(page, 'en', 'total');
  await c.getByRole('button', { name: /^Call/ }).first().click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/ra/call.png' });
  await page.context().close();
});
await run('phone', async () => {
  const page = await open('/user/statement', 'th', { width: 390, height: 844 });
  const rows = page.getByRole('main').getByRole('listitem');
  log(await rows.nth(1).innerText());
  await rows.nth(1).getByText(/สำเร็จ|กำลังดำเนินการ|รอ/).last().click({ modifiers: ['Alt'] });
  await found(page, 'th', 'status-th');
  await page.context().close();
});
await run('state', async () => {
  const page = await open('/user/home', 'en');
  await page.evaluate(async () => { const headers = { 'content-type': 'application/json', 'x-client': 'wallet-user', authorization: `Bearer ${localStorage.getItem('token')}` }; await window.sandbox.operate('adjustBalance', { baht: 5000 }); await fetch('/api/wallet/withdraw', { method: 'POST', headers, body: '{"amount":9000}' }); await fetch('/api/wallet/transfer', { method: 'POST', headers, body: '{"from":"WALLET","to":"JOKER","amount":100}' }); });
  await page.keyboard.press('Control+`');
  await page.getByRole('tab', { name: 'State', exact: true }).click();
  await page.getByRole('button', { name: 'What entry 3 has changed' }).click();
  await page.waitForTimeout(3000);
  await page.screenshot({ path: '/tmp/ra/state-diff.png' });
  await page.getByRole('button', { name: 'What entry 1 has changed' }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).last().click();
  await page.waitForTimeout(3000);
  await page.screenshot({ path: '/tmp/ra/state-skip.png' });
  log(await page.getByRole('tabpanel', { name: 'State' }).innerText().then((s) => s.slice(0, 1500)));
  await page.context().close();
});
await b.close();
log('end');
