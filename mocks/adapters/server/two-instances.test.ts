/** Several servers on one Redis serve the same worlds. */

import { connect, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  administer,
  createWorld,
  playerAt,
  requestAdmin,
  temporaryFolder,
} from '../../../tests/support/backend/client.ts';
import { openBackend } from '../../../tests/support/backend/in-process.ts';
import { startBackendProcess } from '../../../tests/support/backend/process.ts';
import { startRedis } from '../../../tests/support/backend/redis.ts';
import { chatClient, chatRoom } from '../../../tests/support/worlds/chat-client.ts';
import { evening } from '../../../tests/support/worlds/open-sandbox.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { lacks } from '../../../tools/run/programs.ts';
import type { Backend } from './backend.ts';

/** Bytes. */
const uploadLimit = 1000;

// Starting a process and waiting for the disk are slow on a busy machine.
describe.skipIf(lacks('redis-server'))('two servers on one Redis', { timeout: 60_000 }, () => {
  let endRedis: () => Promise<void>;
  let redisUrl = '';
  let drop: () => Promise<void>;
  let folder = '';

  beforeAll(async () => {
    ({ folder, drop } = await temporaryFolder());
    ({ url: redisUrl, end: endRedis } = await startRedis(folder));
  });
  afterAll(async () => {
    await endRedis();
    await drop();
  });

  let one: Backend;
  let two: Backend;
  beforeEach(async () => {
    const options = { redisUrl, uploadLimit };
    [one, two] = await Promise.all([openBackend(folder, options), openBackend(folder, options)]);
  });
  afterEach(async () => {
    await Promise.all([one.close(), two.close()]);
  });

  test('lose none of 60 concurrent transfers to both', async () => {
    await createWorld(one.url, 'both');
    const players = [await playerAt(`${one.url}/w/both`), await playerAt(`${two.url}/w/both`)];
    const before = await players[1]!.wallet();

    const statuses = await Promise.all(Array.from({ length: 60 }, (_, turn) => players[turn % 2]!.transfer()));

    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const player of players) expect(await player.wallet()).toBe(before - 60 * 100);
    expect(await administer(one.url, 'both', 'journal')).toHaveLength(1 + 2 + 60);
  });

  test('keep every answered change when one of them is killed', async () => {
    await createWorld(one.url, 'heir');
    const third = await startBackendProcess(folder, { redisUrl });
    const doomed = await playerAt(`${third.url}/w/heir`);
    const heir = await playerAt(`${one.url}/w/heir`);
    const before = await heir.wallet();
    let answered = 0;
    let killed: Promise<unknown> | undefined;
    // Twenty clients, each sequential: concurrent calls are stored together, so none would be pending at the kill
    const transfers = Array.from({ length: 20 }, async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        if ((await doomed.transfer()) === 200) answered += 1;
        if (answered >= 20) killed ??= third.end('SIGKILL');
      }
    });
    await Promise.all([...transfers, heir.transfer()]);
    expect(await killed).toBe('SIGKILL');

    const spent = (before - (await heir.wallet())) / 100;
    expect(spent).toBeGreaterThanOrEqual(answered + 1);
    expect(spent).toBeLessThan(201);
    expect(await heir.transfer()).toBe(200);
    const journal = await administer<{ operation?: string }[]>(one.url, 'heir', 'journal');
    expect(journal.filter(({ operation }) => operation === 'transfer')).toHaveLength(spent + 1);
  });

  test('undo at both what is undone at one, and continue from there', async () => {
    await createWorld(one.url, 'undone');
    const first = await playerAt(`${one.url}/w/undone`);
    const before = await first.wallet();
    for (let turn = 0; turn < 5; turn += 1) expect(await first.transfer()).toBe(200);

    await administer(two.url, 'undone', 'undo', 3);

    expect(await first.wallet()).toBe(before - 200);
    expect(await first.transfer()).toBe(200);
    await administer(one.url, 'undone', 'travel', 0);
    expect(await (await playerAt(`${two.url}/w/undone`)).transfer()).toBe(200);
    expect(await administer(two.url, 'undone', 'journal')).toHaveLength(3);
  });

  test('apply a change once when the connection to Redis breaks before the reply', async () => {
    await createWorld(one.url, 'cut');
    let cuts = 0;
    const { port } = new URL(redisUrl);
    const line = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1');
      let silent = false;
      near.on('data', (sent) => {
        silent ||= cuts === 0 && sent.includes('"operation":"transfer"');
        far.write(sent);
      });
      far.on('data', (answer) => {
        if (!silent) near.write(answer);
        else {
          cuts += 1;
          near.destroy();
          far.destroy();
        }
      });
      for (const [end, other] of [[near, far] as const, [far, near] as const]) {
        end.on('error', () => other.destroy());
        end.on('close', () => other.destroy());
      }
    });
    const linePort = await freePort();
    await new Promise<void>((resolve) => line.listen(linePort, '127.0.0.1', resolve));
    onTestFinished(() => void line.close());
    const third = await openBackend(folder, { redisUrl: `redis://127.0.0.1:${linePort}`, report: () => undefined });
    onTestFinished(() => third.close());
    const player = await playerAt(`${third.url}/w/cut`);
    const before = await player.wallet();

    expect(await player.transfer()).toBe(200);
    expect(cuts).toBe(1);
    expect(await player.wallet()).toBe(before - 100);
    expect(await (await playerAt(`${two.url}/w/cut`)).wallet()).toBe(before - 100);
  });

  test.each(['killed', 'frozen'])('answer 503 within 2 s while Redis is %s', async (how) => {
    const own = await temporaryFolder();
    const redis = await startRedis(own.folder);
    const third = await openBackend(own.folder, { redisUrl: redis.url, report: () => undefined });
    const player = await playerAt(third.url);
    if (how === 'killed') await redis.end();
    else redis.freeze();
    const began = performance.now();
    const answers = await Promise.all([
      fetch(`${third.url}/health`).then(({ status }) => status),
      fetch(`${third.url}/api/lookup/active`).then(({ status }) => status),
      player.transfer(),
    ]);
    expect(answers).toEqual([503, 503, 503]);
    expect(performance.now() - began).toBeLessThan(2_000);
    if (how === 'frozen') await redis.end();
    await third.close();
    await own.drop();
  });

  test('deliver a message at one to the listeners at the other, once', async () => {
    const client = await chatClient(two.url);
    await client.connected();
    await client.join();

    for (const text of ['a', 'b', 'c']) {
      await administer(one.url, 'main', 'operator.chatSay', { room: chatRoom, text });
    }
    await vi.waitFor(() => expect(client.heard).toEqual(['a', 'b', 'c']), { timeout: 5000 });

    await administer(one.url, 'main', 'chat.drop');
    await client.connected(2);
    client.socket.disconnect();
    expect(client.heard).toEqual(['a', 'b', 'c']);
  });

  test('serve an upload to one at the other', async () => {
    await createWorld(one.url, 'slips', { at: evening });
    const token = await administer<string>(one.url, 'slips', 'token', 'player');
    const form = new FormData();
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7]);
    form.set('file', new File([png], 'slip.png', { type: 'image/png' }));
    const headers = { authorization: `Bearer ${token}` };
    const sent = await fetch(`${one.url}/w/slips/api/wallet/slip`, { method: 'POST', body: form, headers });
    expect(sent.status).toBe(200);

    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', png)).toString('hex');
    const shown = await fetch(`${two.url}/w/slips/uploads/${hash}.png`);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png);
  });

  test('enforce a world’s upload limit together, and delete its uploads with it', async () => {
    await createWorld(one.url, 'full');
    const token = await administer<string>(one.url, 'full', 'token', 'player');
    const send = async (url: string, mark: number) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(uploadLimit * 0.6).fill(mark)], `${mark}.png`, { type: 'image/png' }));
      const headers = { authorization: `Bearer ${token}` };
      const sent = await fetch(`${url}/w/full/api/wallet/slip`, { method: 'POST', body: form, headers });
      return ((await sent.json()) as { message?: string }).message;
    };
    expect(await send(one.url, 1)).not.toBe('SLIP_UPLOAD_FAIL');
    expect(await send(two.url, 2)).toBe('SLIP_UPLOAD_FAIL');

    const redis = new Redis(redisUrl);
    const kept = await redis.keys('krapao:upload:*');
    await requestAdmin(two.url, 'full', 'DELETE');
    expect(await redis.keys('krapao:upload:*')).toHaveLength(kept.length - 1);
    await redis.quit();
  });
});
