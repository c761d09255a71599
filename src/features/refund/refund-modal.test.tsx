import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RefundCheck } from '../../../contract/generated/models/refundCheck.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { RefundModal } from './refund-modal.tsx';

const { common, refund, errorMsg, formats } = texts;
let backend: SimulatedBackend;

const modal = <RefundModal opened onClose={vi.fn()} />;
const addButton = () => screen.findByRole<HTMLButtonElement>('button', { name: refund.add });
const receiveButton = () => screen.findByRole<HTMLButtonElement>('button', { name: refund.receive });
const question = () => screen.queryByRole('dialog', { name: refund.addTitle });

/** The player adds the refund to the wallet on another device. */
const addElsewhere = () => backend.elsewhere('/api/refund/addWallet');
const adds = () => backend.times('addRefundToWallet');

async function forgeCheck(changes: object) {
  backend.forge('checkRefund', { ...(await backend.elsewhere<RefundCheck>('/api/refund/check')), ...changes });
}
const forgeAmount = (refundAmount: unknown) => forgeCheck({ refundAmount });

beforeEach(async () => {
  // 60.25 baht wait to be added to the wallet, and 185.50 to be received.
  backend = await simulate('refund-ready', { set: { banners: false } });
});

// REF-3, REF-21
test('checks the refund only after its banners, and works without its log', async () => {
  backend = await simulate('refund-ready');
  backend.sandbox.fault('listRefunds', 'KEY_INVALID');
  const { user, said } = open(modal);
  const next = await screen.findByRole('button', { name: refund.next });
  expect(backend.times('checkRefund')).toBe(0);
  await user.click(next);
  // REF-7
  await waitFor(async () => expect((await receiveButton()).disabled).toBe(false));
  const log = within(await screen.findByRole('region', { name: refund.log }));
  await user.click(await log.findByRole('button', { name: common.retry }));
  await waitFor(() => expect(log.queryByRole('button', { name: common.retry })).toBeNull());
  expect(said).toEqual([]);
});

// REF-20
test('pages its log by ten', async () => {
  backend = await simulate('refund-ready', { set: { banners: false, refundRows: 25 } });
  const { user } = open(modal);
  await user.click(await screen.findByRole('button', { name: texts.ui.pages.page.replace('{{page}}', '3') }));
  await waitFor(() => expect(screen.getAllByText(refund.entry)).toHaveLength(5));
  expect(backend.bodies('listRefunds')).toEqual([
    { page: 1, limit: 10 },
    { page: 3, limit: 10 },
  ]);
});

// REF-4, REF-9, REF-22
test('reports a failed check with a retry, and says once that there is nothing', async () => {
  backend = await simulate('refund-none', { set: { banners: false } });
  backend.sandbox.fault('checkRefund', 'INTERNAL_SERVER_ERROR');
  const { user, said } = open(modal);
  expect(await screen.findByText(common.loadFailed)).toBeTruthy();
  expect(screen.queryByText(refund.none)).toBeNull();
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(refund.none)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: refund.log })).toBeNull());
  expect(screen.queryByRole('button', { name: refund.receive })).toBeNull();
  expect(said).toEqual([]);
});

describe('receiving', () => {
  const offer = () => screen.findByRole('region', { name: refund.offer });

  // REF-30, REF-31
  test('shows the available amount, then the received one', async () => {
    const { user } = open(modal);
    const place = await offer();
    expect(place.textContent).toContain(refund.available);
    await waitFor(() => expect(place.textContent).toContain('185.50'));
    await user.click(await receiveButton());
    const words = refund.received.replace('{{amount}}', '185.50').replace('{{currency}}', texts.formats.currency.BAHT);
    await screen.findByText(words);
    await waitFor(() => expect(place.textContent).not.toContain('185.50'));
  });

  // REF-8, REF-30
  test('shows the amount as waiting while a bonus runs', async () => {
    backend = await simulate('bonus-active', { set: { banners: false } });
    open(modal);
    await receiveButton();
    const place = await offer();
    expect(place.textContent).toContain(refund.waits);
    expect(place.textContent).not.toContain(refund.available);
  });

  // REF-30, MNY-3
  test.each([
    ['shows a dash for an amount that cannot be read', { available: 'many' }, '-'],
    ['says nothing of an amount that the backend does not name', { available: undefined }, null],
  ])('%s', async (_what, changes, shown) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await forgeCheck(changes);
    open(modal);
    await receiveButton();
    expect(screen.queryByText(refund.available) !== null).toBe(shown !== null);
    if (shown !== null) expect((await offer()).textContent).toContain(refund.available + shown);
  });

  // REF-7, SAFE-84
  test.each([
    ['what can be received cannot be read', { available: 'many' }],
    ['it cannot be read whether a bonus runs', { bonus: 'perhaps' }],
    ['the text is none', { info: 7 }],
    ['the text has a picture of another host', { info: '<img src="https://evil.example/a.png"><p>two</p>' }],
  ])('is left to the server when %s', async (_what, changes) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await forgeCheck(changes);
    const { user, said } = open(modal);
    if ('info' in changes) await screen.findByText(texts.content.lost);
    await user.click(await receiveButton());
    await waitFor(() => expect(said).toEqual([{ kind: 'success', text: errorMsg.REFUND_SUCCESS }]));
  });

  // REF-31
  test('names no amount when the received one differs from the offer', async () => {
    await forgeAmount(10);
    const { user, said } = open(modal);
    const button = await receiveButton();
    backend.sandbox.clearFaults();
    await user.click(button);
    await waitFor(() => expect(said).toEqual([{ kind: 'success', text: errorMsg.REFUND_SUCCESS }]));
    await screen.findByText(refund.none);
    expect(screen.queryByText(new RegExp(refund.received.split('{{')[0] ?? ''))).toBeNull();
  });
});

describe('adding to the wallet', () => {
  async function addAnd(user: ReturnType<typeof open>['user']) {
    await user.click(await addButton());
    await user.click(within(await screen.findByRole('dialog', { name: refund.addTitle })).getByText(refund.addConfirm));
  }

  // REF-15
  test('asks with the amount that arrives', async () => {
    const { user } = open(modal);
    await user.click(await addButton());
    const dialog = await screen.findByRole('dialog', { name: refund.addTitle });
    expect(dialog.textContent).toContain('60.25 บาท');
  });

  // REF-13, REF-17
  test('fetches the amount again after a refusal', async () => {
    const { user, said } = open(modal);
    await screen.findByText('60');
    await addElsewhere();
    await addAnd(user);
    const minimum = errorMsg.REFUND_MINIMUM.replace('{{currency}}', formats.currency.BAHT);
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual([minimum]));
    await waitFor(() => expect(screen.queryByText('60')).toBeNull());
  });

  // REF-29
  test.each([0, '60.25'])('leaves an amount of %j to the server', async (amount) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await forgeAmount(amount);
    const { user, said } = open(modal);
    await addAnd(user);
    await waitFor(() => expect(said).toEqual([{ kind: 'success', text: errorMsg.REFUND_SUCCESS }]));
    expect(adds()).toBe(1);
  });

  // REF-29
  test('closes the question when the amount is gone, and keeps it closed when it returns', async () => {
    const { user, client } = open(modal);
    await user.click(await addButton());
    expect(question()).toBeTruthy();
    const before = await backend.elsewhere<RefundCheck>('/api/refund/check');
    await addElsewhere();
    await client.refetchQueries({ queryKey: ['/api/refund/check'] });
    await waitFor(() => expect(question()).toBeNull());
    backend.forge('checkRefund', before);
    await client.refetchQueries({ queryKey: ['/api/refund/check'] });
    expect(question()).toBeNull();
  });
});

const commands = [
  [
    'receiving',
    'receiveRefund',
    async ({ user }: ReturnType<typeof open>) => {
      await user.dblClick(await receiveButton());
    },
    receiveButton,
  ],
  [
    'adding',
    'addRefundToWallet',
    async ({ user }: ReturnType<typeof open>) => {
      await user.click(await addButton());
      const dialog = within(await screen.findByRole('dialog', { name: refund.addTitle }));
      await user.dblClick(dialog.getByText(refund.addConfirm));
    },
    addButton,
  ],
] as const;

describe.each(commands)('%s under way', (_what, operation, start, button) => {
  // MNY-29, DES-20
  test('is sent once, and shows as pending', async () => {
    const arrive = backend.hold(operation);
    const page = open(modal);
    await start(page);
    expect((await screen.findAllByText(common.sending)).length).toBeGreaterThan(0);
    await waitFor(() => expect(backend.times(operation)).toBe(1));
    arrive();
    // REF-11, REF-16
    await waitFor(() => expect(page.said).toEqual([{ kind: 'success', text: errorMsg.REFUND_SUCCESS }]));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: errorMsg.REFUND_SUCCESS })).toBeNull());
    expect(backend.times(operation)).toBe(1);
  });

  // MNY-43, MNY-56, REF-12
  test.each([
    ['done', () => {}, 'success', errorMsg.REFUND_SUCCESS],
    ['refused', () => backend.sandbox.fault(operation, 'NO_REFUND'), 'error', errorMsg.NO_REFUND],
    ['unknown', () => backend.sandbox.fault(operation, { after: 'cut' }), 'error', common.unknownOutcome],
  ] as const)(
    'shows as pending after leaving and returning, and is reported once when %s',
    async (_end, prepare, kind, text) => {
      prepare();
      const arrive = backend.hold(operation);
      const page = open(modal);
      await start(page);
      await waitFor(() => expect(backend.times(operation)).toBe(1));
      page.again(<p>Another screen</p>);
      page.again(modal);
      await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'));
      await screen.findByText(common.sending);
      await page.user.click(await button());
      arrive();
      await waitFor(() => expect(page.said).toEqual([{ kind, text }]));
      expect(backend.times(operation)).toBe(1);
      // A refund that was received is gone, and its button with it.
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    },
  );
});
