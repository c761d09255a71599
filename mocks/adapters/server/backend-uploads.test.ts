/** Uploads to a backend over real HTTP: storage and refusals. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { administer, createWorld, playerAt, requestAdmin } from '../../../tests/support/backend/client.ts';
import { ownBackend } from '../../../tests/support/backend/in-process.ts';
import { evening } from '../../../tests/support/worlds/open-sandbox.ts';
import { pictureFile } from '../../../tests/support/worlds/walk.ts';

const { open, close, uploads } = ownBackend();

test('stores an uploaded form once under its hash, and serves it with its detected type', async () => {
  // Slips are accepted at this time of day.
  const server = await open();
  await createWorld(server, 'early', { at: evening });
  const url = `${server}/w/early`;
  const player = await playerAt(url);
  const token = await administer<string>(server, 'early', 'token', 'player');
  const file = pictureFile('slip.png');
  const send = () => {
    const form = new FormData();
    form.set('file', file);
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${url}/api/wallet/slip`, { method: 'POST', body: form, headers });
  };
  expect((await send()).status).toBe(200);
  await send();

  const hash = createHash('sha256')
    .update(await file.bytes())
    .digest('hex');
  const shown = await fetch(`${url}/uploads/${hash}.html`);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  const { body } = await player.call('POST', '/api/statement/slip', { page: 1, limit: 10 });
  expect((body as { slips: { status: string }[] }).slips[0]?.status).toBe('processing');
  expect(await uploads()).toEqual([hash]);
});

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Sends a unique slip of a hundred bytes. @returns status and code */
async function sendSlip(base: string, token: string, mark: number) {
  const form = new FormData();
  form.set(
    'file',
    new File([new Uint8Array([...png, mark, ...Array(91).fill(0)])], `${mark}.png`, { type: 'image/png' }),
  );
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${base}/api/wallet/slip`, { method: 'POST', body: form, headers });
  return [sent.status, ((await sent.json()) as { message?: string }).message];
}

test('limits a world’s uploads, also after a restart, and frees its share when it is deleted', async () => {
  const url = await open({ uploadLimit: 250 });
  await createWorld(url, 'demo', { at: evening });
  const token = await administer<string>(url, 'demo', 'token', 'player');
  expect((await sendSlip(`${url}/w/demo`, token, 1))[0]).toBe(200);
  expect((await sendSlip(`${url}/w/demo`, token, 2))[0]).toBe(200);
  await close();

  const again = await open({ uploadLimit: 250 });
  expect(await sendSlip(`${again}/w/demo`, token, 3)).toEqual([500, 'SLIP_UPLOAD_FAIL']);
  // A repeated upload takes no room; another world has its own share
  expect((await sendSlip(`${again}/w/demo`, token, 2))[1]).not.toBe('SLIP_UPLOAD_FAIL');
  await createWorld(again, 'other', { at: evening });
  expect((await sendSlip(`${again}/w/other`, await administer<string>(again, 'other', 'token', 'player'), 2))[0]).toBe(
    200,
  );
  expect(await uploads()).toHaveLength(2);

  await requestAdmin(await open(), 'demo', 'DELETE');
  expect(await uploads()).toHaveLength(1);
});
