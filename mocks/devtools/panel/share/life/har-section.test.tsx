import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPanel, openTab } from '../../../../../tests/support/components/open-panel.tsx';
import { answerTo, recorded } from '../../../../../tests/support/worlds/lives.ts';
import { openSandbox } from '../../../../../tests/support/worlds/open-sandbox.ts';
import { type Har, HarRecorder, readEverything } from '../../../../../tests/support/worlds/recorded-har.ts';
import { leftReasons } from '../../../../life/left-out.ts';
import { refusals } from '../../../../life/refused.ts';
import type { Sandbox } from '../../../../sandbox/sandbox.ts';
import { fill, labels } from '../../kit/labels.ts';
import { harWords } from './har-words.ts';

const words = harWords.en;
let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await openSandbox('broke');
  openPanel(sandbox);
  await openTab('share');
});

/** Chooses a file as the button does. */
async function choose(har: Har | string | Uint8Array<ArrayBuffer>): Promise<File> {
  const group = await screen.findByRole('group', { name: words.title });
  const content = typeof har === 'string' || har instanceof Uint8Array ? har : JSON.stringify(har);
  const file = new File([content], 'trip.har');
  await userEvent.upload(group.querySelector('input') as HTMLInputElement, file, { applyAccept: false });
  return file;
}

describe('a HAR file on the Share tab', { timeout: 60_000 }, () => {
  it('opens as a world, and lists omissions', async () => {
    await choose(await recorded('everyday'));
    await waitFor(() => expect(sandbox.journal()[0].records).toBeDefined(), { timeout: 20_000 });
    expect(await screen.findByText(/Amounts are unchanged.* gave the same answers/)).toBeDefined();
    expect(screen.getByRole('list', { name: words.left }).textContent).toContain('login');
  });

  // LIFE-31
  it('is read in UTF-16, and so is a capsule', async () => {
    const bytesOf = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
    await choose(bytesOf(JSON.stringify(await recorded('everyday'))));
    await waitFor(() => expect(sandbox.journal()[0].records).toBeDefined(), { timeout: 20_000 });
    const capsule = (await openSandbox('vip')).exportCapsule();
    const drop = async (content: BlobPart) => {
      const group = screen.getByRole('group', { name: labels.en.share.open });
      const field = group.querySelector('input') as HTMLInputElement;
      await userEvent.upload(field, new File([content], 'world.json'), { applyAccept: false });
    };
    await drop(bytesOf(capsule));
    await waitFor(() => expect(sandbox.address.scenario).toBe('vip'));
    await drop(new Uint8Array([0x22, 0xca, 0xc1, 0x22]));
    expect(await screen.findByText(labels.en.capsule.encoding)).toBeDefined();
  });

  // LIFE-37
  it('is told from a capsule, wherever on the tab either is dropped', async () => {
    const dropOn = (place: Element, content: string) =>
      fireEvent.drop(place, { dataTransfer: { files: { item: () => new File([content], 'file') } } });
    await screen.findByRole('group', { name: words.title });
    dropOn(screen.getByRole('group', { name: labels.en.share.open }), JSON.stringify(await recorded('everyday')));
    await waitFor(() => expect(sandbox.journal()[0].records).toBeDefined(), { timeout: 20_000 });
    dropOn(screen.getByRole('group', { name: words.title }), (await openSandbox('vip')).exportCapsule());
    await waitFor(() => expect(sandbox.address.scenario).toBe('vip'));
    const heading = screen.getByRole('heading', { name: labels.en.share.link });
    dropOn(heading, 'neither');
    expect(await screen.findByText(labels.en.share.neither)).toBeDefined();
    dropOn(heading, (await openSandbox('lucky')).exportCapsule());
    await waitFor(() => expect(sandbox.address.scenario).toBe('lucky'));
  });

  // LIFE-18, LIFE-22
  it('adds its writes to the journal on request, and reports the first different response', async () => {
    const recorder = new HarRecorder(await openSandbox('everyday', { seed: 7 }));
    await readEverything(recorder);
    for (const amount of [100, 50]) {
      await recorder.ask('POST', '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount });
      await recorder.ask('GET', '/api/wallet');
    }
    const har = recorder.har();
    await userEvent.click(
      await screen.findByRole('switch', { name: new RegExp(`^${words.writes}`) }, { timeout: 20_000 }),
    );
    await choose(har);
    expect(await screen.findByText(words.agree, undefined, { timeout: 20_000 })).toBeDefined();
    expect(screen.getByText(fill(words.followed, { writes: 2, reads: 2 }))).toBeDefined();
    expect(sandbox.journal().map((entry) => 'operation' in entry && entry.operation)).toEqual([
      false,
      'transfer',
      'transfer',
    ]);
    await sandbox.undo();
    expect(sandbox.journal()).toHaveLength(2);

    const last = har.log.entries.at(-1);
    const text = (last?.response.content.text ?? '').replace('"amount":4100.75', '"amount":4099.75');
    if (last) last.response.content = { ...last.response.content, text };
    await choose(har);
    const alert = await screen.findByRole('alert', undefined, { timeout: 20_000 });
    expect(alert.textContent).toContain(`call ${har.log.entries.length}, `);
    expect(alert.textContent).toContain('wallet.amount: recorded 4099.75, in the world 4100.75');
  });

  it('is refused for a field that no world can hold, until the tester allows it to differ', async () => {
    const har = await recorded('everyday');
    answerTo(har, '/api/wallet').change((body) =>
      Object.assign(body, { invite: { amount: 320, success: 70, fail: 20 } }),
    );
    await choose(har);
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: words.again }, { timeout: 20_000 });
    expect(screen.getByRole('alert').textContent).toContain(words.refused['not-held']);
    expect([again.disabled, sandbox.journal()[0].records]).toEqual([true, undefined]);
    await userEvent.click(screen.getByRole('switch', { name: 'getWallet:invite.success' }));
    await userEvent.click(again);
    await waitFor(() => expect(sandbox.journal()[0].records?.unlike).toEqual(['getWallet:invite.success']), {
      timeout: 20_000,
    });
    expect(screen.getByText(fill(labels.en.panel.unlike, { fields: 'getWallet:invite.success' }))).toBeDefined();
  });

  it('asks for one of two players', async () => {
    const recorder = new HarRecorder(await openSandbox('everyday', { seed: 7 }));
    await recorder.logIn();
    await recorder.ask('GET', '/api/wallet');
    await recorder.logIn('0898765432');
    await recorder.ask('GET', '/api/wallet');
    await choose(recorder.har());
    await userEvent.click(
      await screen.findByRole('radio', { name: fill(words.playerNumber, { number: 2 }) }, { timeout: 20_000 }),
    );
    await userEvent.click(screen.getByRole('button', { name: words.again }));
    await waitFor(() => expect(Object.values(sandbox.journal()[0].records?.balances ?? {})).toContain(182_050));
  });

  it('is refused when it is no HAR, and not read above 50 MB', async () => {
    const before = sandbox.dump();
    await choose('no JSON');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words.refused['no-har']));
    const group = screen.getByRole('group', { name: words.title });
    const file = new File(['{}'], 'large.har');
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 + 1 });
    const read = vi.spyOn(file, 'arrayBuffer');
    await userEvent.upload(group.querySelector('input') as HTMLInputElement, file, { applyAccept: false });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words.refused['too-large']));
    expect(read).not.toHaveBeenCalled();
    expect(sandbox.dump()).toBe(before);
  });
});

describe('the words about HAR files', () => {
  it('cover every reason in each language', () => {
    for (const { refused, leftOut } of Object.values(harWords)) {
      expect(Object.keys(refused).sort()).toEqual([...refusals].sort());
      expect(Object.keys(leftOut).sort()).toEqual([...leftReasons].sort());
    }
  });
});
