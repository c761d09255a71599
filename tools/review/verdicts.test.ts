import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serveReview } from './review-server.ts';
import { type Applied, applyVerdicts, BadVerdicts, hashOf, readVerdicts, report, type Verdict } from './verdicts.ts';

let root: string;
let sheet: string;
let baselines: string;
const kept = (name: string) => readFileSync(path.join(baselines, `${name}.png`), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'krapao-review-'));
  sheet = path.join(root, 'sheet');
  baselines = path.join(root, 'baselines');
  mkdirSync(path.join(sheet, 'shots'), { recursive: true });
  mkdirSync(baselines);
  writeFileSync(path.join(sheet, 'index.html'), '<!doctype html><title>sheet</title>');
  for (const name of ['home-th-phone', 'home-en-phone']) {
    writeFileSync(path.join(baselines, `${name}.png`), `old ${name}`);
    writeFileSync(path.join(sheet, 'shots', `${name}.png`), `new ${name}`);
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const verdictOn = (name: string, verdict: Verdict['verdict'], word = ''): Verdict => ({
  ...{ name, verdict, word },
  baseline: hashOf(path.join(baselines, `${name}.png`)),
  picture: hashOf(path.join(sheet, 'shots', `${name}.png`)) ?? '',
});
const folders = () => ({ sheet, baselines });

test('changes the baseline of an accepted picture only', () => {
  const verdicts = [verdictOn('home-th-phone', 'accept'), verdictOn('home-en-phone', 'reject', 'too dark')];
  expect(applyVerdicts(verdicts, folders())).toEqual([
    { name: 'home-th-phone', result: 'accepted', why: '' },
    { name: 'home-en-phone', result: 'rejected', why: 'too dark' },
  ]);
  expect([kept('home-th-phone'), kept('home-en-phone')]).toEqual(['new home-th-phone', 'old home-en-phone']);
});

test('does not overwrite a baseline that has changed since the run', () => {
  const verdict = verdictOn('home-th-phone', 'accept');
  writeFileSync(path.join(baselines, 'home-th-phone.png'), 'of a colleague');
  expect(applyVerdicts([verdict], folders())).toMatchObject([{ result: 'refused', why: /changed since the run/ }]);
  expect(kept('home-th-phone')).toBe('of a colleague');
});

test('refuses a verdict on a picture of another run', () => {
  const verdict = verdictOn('home-th-phone', 'accept');
  writeFileSync(path.join(sheet, 'shots', 'home-th-phone.png'), 'of the next run');
  expect(applyVerdicts([verdict], folders())).toMatchObject([{ result: 'refused', why: /another picture/ }]);
  rmSync(path.join(sheet, 'shots', 'home-th-phone.png'));
  expect(applyVerdicts([verdict], folders())).toMatchObject([{ result: 'refused', why: /not in this contact sheet/ }]);
  expect(kept('home-th-phone')).toBe('old home-th-phone');
});

test('reports rejected pictures first, each with its reason on one line', () => {
  const verdicts = [verdictOn('home-th-phone', 'accept'), verdictOn('home-en-phone', 'reject', 'too\n# dark')];
  report(applyVerdicts(verdicts, folders()), path.join(root, 'new', 'report.md'));
  const text = readFileSync(path.join(root, 'new', 'report.md'), 'utf8');
  expect(text).toMatch(/^# Visual review, \d{4}-\d\d-\d\d \d\d:\d\d UTC\n/);
  expect(text.split('\n').slice(1)).toEqual([
    ...['', '## 1 rejected', '', '- `home-en-phone`: too # dark'],
    ...['', '## 1 accepted', '', '- `home-th-phone`', ''],
  ]);
});

test('applies a repeated verdict once', () => {
  const verdict = verdictOn('home-th-phone', 'accept');
  expect(applyVerdicts([verdict, verdict], folders()).map(({ result }) => result)).toEqual(['accepted', 'accepted']);
  expect(kept('home-th-phone')).toBe('new home-th-phone');
});

test.each([
  ['no JSON', 'nonsense'],
  ['no verdicts', '{"verdicts":[]}'],
  ['a name that is a path', '{"verdicts":[{"name":"../../src/main","verdict":"accept","baseline":null,"picture":""}]}'],
  ['another verdict', JSON.stringify({ verdicts: [{ ...{ name: 'home' }, verdict: 'maybe', baseline: null }] })],
])('refuses a file with %s', (_what, text) => {
  expect(() => readVerdicts(text)).toThrow(BadVerdicts);
});

describe('the review server', () => {
  let applied: Applied[];
  let server: Awaited<ReturnType<typeof serveReview>>;
  beforeEach(async () => {
    applied = [];
    server = await serveReview({
      ...folders(),
      port: 0,
      onApplied(news) {
        applied.push(...news);
        return report(news, path.join(root, 'report.md'));
      },
    });
  });
  afterEach(() => server.close());

  async function open() {
    const answer = await fetch(server.url, { redirect: 'manual' });
    const origin = new URL(server.url).origin;
    return { status: answer.status, origin, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  }

  test('accepts its address once, and then the cookie', async () => {
    const { origin, cookie, status } = await open();
    expect(status).toBe(303);
    expect((await open()).status).toBe(403);
    expect((await fetch(`${origin}/`)).status).toBe(403);
    const page = await fetch(`${origin}/`, { headers: { cookie } });
    expect(await page.text()).toContain('sheet');
    const shot = await fetch(`${origin}/shots/home-th-phone.png`, { headers: { cookie } });
    expect(await shot.text()).toBe('new home-th-phone');
  });

  test('refuses a wrong token of any characters', async () => {
    const { origin } = new URL(server.url);
    expect((await fetch(`${origin}/?token=${'é'.repeat(48)}`)).status).toBe(403);
  });

  test('serves only the sheet, and takes verdicts from its own page alone', async () => {
    writeFileSync(path.join(root, 'secret.png'), 'secret');
    const { origin, cookie } = await open();
    for (const place of ['/../secret.png', '/shots/..%2f..%2fsecret.png', '/shots/none.png', '/verdicts.ts']) {
      expect((await fetch(`${origin}${place}`, { headers: { cookie } })).status, place).toBe(403);
    }
    const body = JSON.stringify({ verdicts: [verdictOn('home-th-phone', 'accept')] });
    const send = (headers: Record<string, string>) =>
      fetch(`${origin}/verdicts`, { method: 'POST', body, headers: { cookie, ...headers } });
    expect((await send({})).status).toBe(403);
    expect((await send({ origin: 'http://evil.example' })).status).toBe(403);
    expect((await send({ origin, cookie: '' })).status).toBe(403);
    expect(kept('home-th-phone')).toBe('old home-th-phone');

    const answer = await send({ origin });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      `accepted home-th-phone\nreport: ${path.join(root, 'report.md')}`,
    ]);
    expect(kept('home-th-phone')).toBe('new home-th-phone');
    expect(applied).toMatchObject([{ result: 'accepted' }]);
  });
});
