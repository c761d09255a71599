/** Recordings of a backend that differs from the simulator. */
import { expect, test } from 'vitest';
import { answerTo, lifeFrom, recorded, refusalOf } from '../../support/worlds/lives.ts';
import { openSandbox } from '../../support/worlds/open-sandbox.ts';
import { type Har, HarRecorder } from '../../support/worlds/recorded-har.ts';

type Body = Record<string, unknown>;
/** Changes each answer to a path. */
function changeAll(har: Har, path: string, edit: (body: Body) => void): void {
  const own = har.log.entries.filter(({ request }) => request.url.endsWith(path));
  expect(own.length).toBeGreaterThan(0);
  for (const { response } of own) {
    const body = JSON.parse(response.content.text ?? '') as Body;
    edit(body);
    const text = JSON.stringify(body);
    response.content = { ...response.content, text, size: new TextEncoder().encode(text).length };
  }
}

test('dates without a zone are refused', async () => {
  const har = await recorded('everyday');
  changeAll(har, '/api/statement', (body) => {
    for (const row of body['statements'] as Body[]) row['createdAt'] = String(row['createdAt']).replace('Z', '');
  });
  const refused = await refusalOf(har);
  expect(refused?.reason).toBe('drift');
  for (const line of refused?.details ?? [])
    expect(line).toMatch(/^listStatements: statements\[\]\.createdAt: invalid, expected datetime, came "2026-/);
});

test('pages shorter than requested leave rows unseen', async () => {
  const har = await recorded('everyday');
  changeAll(har, '/api/statement', (body) => {
    body['statements'] = (body['statements'] as Body[]).slice(0, 5);
  });
  const refused = await refusalOf(har);
  expect(refused?.reason).toBe('rows-not-seen');
  expect(refused?.details[0]).toMatch(/^statement: rows 6–10, 16–20, .* of 57 were not seen$/);
});

test('an amount with more than two decimals is named as a field that no world can hold', async () => {
  const har = await recorded('everyday');
  changeAll(har, '/api/wallet', (body) => {
    body['wallet'] = { amount: 4250.7512 };
  });
  expect(await refusalOf(har)).toEqual({ reason: 'not-held', details: ['getWallet:wallet.amount'] });
  const { life } = await lifeFrom(har, { unlike: ['getWallet:wallet.amount'] });
  expect(life.records.unlike).toEqual(['getWallet:wallet.amount']);
});

test('a write that is refused by an unknown code changes nothing, and the reads after it count', async () => {
  const recorder = new HarRecorder(await openSandbox('bonus-limits', { seed: 7 }));
  await recorder.logIn();
  await recorder.ask('GET', '/api/wallet');
  const { body } = await recorder.ask('GET', '/api/bonus');
  const [bonus] = (body as { bonuses: { code: string }[] }).bonuses;
  const path = `/api/bonus/activate/${bonus?.code}`;
  await recorder.ask('GET', path);
  await recorder.ask('GET', '/api/account/profile');
  const har = recorder.har();
  const { entry, change } = answerTo(har, path);
  expect(entry.response.status).toBe(409);
  change((answer) => Object.assign(answer, { message: 'BONUS_OF_ANOTHER_HOUSE' }));
  const { reads, capsule } = await lifeFrom(har);
  expect(reads.map(({ id }) => id)).toEqual(['getWallet', 'listBonuses', 'getProfile']);
  expect(capsule).not.toContain('BONUS_OF_ANOTHER_HOUSE');
});
