import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, broken, lost, open, serve, walletView } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { RefundModal } from './refund-modal.tsx';

const { common, refund, errorMsg } = texts;
const check = (over: object = {}) => ({
  ...{ result: true, bonus: false, info: '', refundAmount: 245.75, refundSuccess: 80, refundFail: 20, ...over },
});
const receivePath = '/api/refund/receive';
const addPath = '/api/refund/addWallet';
let answers: Answers;

const modal = <RefundModal opened onClose={vi.fn()} />;
const addButton = () => screen.findByRole<HTMLButtonElement>('button', { name: refund.add });
const receiveButton = () => screen.findByRole<HTMLButtonElement>('button', { name: refund.receive });
const question = () => screen.queryByRole('dialog', { name: refund.addTitle });
const reasonOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** An answer that comes when the test says so. */
function held(path: string) {
  let answer: (response: Response | Promise<Response>) => void = () => {};
  answers[path] = () => new Promise((resolve) => (answer = resolve));
  return (response: Response | Promise<Response>) => answer(response);
}

beforeAll(() => initI18n());
beforeEach(() => {
  answers = {
    '/api/wallet': walletView,
    '/api/refund/banners': { banners: [] },
    '/api/refund/check': check(),
    '/api/refund': { refunds: [], total: 0 },
  };
});

// REF-4, REF-22
it('says that the check failed, offers another try, and names an empty history', async () => {
  answers['/api/refund/check'] = broken;
  serve(answers);
  const { user, said } = open(modal);
  expect(await screen.findByText(common.loadFailed)).toBeTruthy();
  expect(screen.queryByText(refund.none)).toBeNull();
  answers['/api/refund/check'] = check({ result: false, refundAmount: 0 });
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(refund.none)).toBeTruthy();
  expect(await screen.findByText(refund.empty)).toBeTruthy();
  expect(said).toEqual([]);
});

describe('adding to the wallet', () => {
  async function addAnd(user: ReturnType<typeof open>['user']) {
    await user.click(await addButton());
    await user.click(within(await screen.findByRole('dialog', { name: refund.addTitle })).getByText(refund.addConfirm));
  }

  // REF-17, REF-29
  it('that is refused looks the amount up anew, so that none stays on offer which is gone', async () => {
    answers[addPath] = () => {
      answers['/api/refund/check'] = check({ refundAmount: 0 });
      return Response.json({ message: 'REFUND_MINIMUM' }, { status: 400 });
    };
    serve(answers);
    const { user, said } = open(modal);
    await screen.findByText('245');
    await addAnd(user);
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual([errorMsg.REFUND_MINIMUM]));
    await waitFor(() => expect(screen.queryByText('245')).toBeNull());
    expect((await addButton()).disabled).toBe(true);
  });

  // REF-29
  it.each([0, -5])('is off for %d baht and says why', async (refundAmount) => {
    answers['/api/refund/check'] = check({ refundAmount });
    const { times } = serve(answers);
    const { user } = open(modal);
    const button = await addButton();
    expect(button.disabled).toBe(true);
    expect(reasonOf(button)).toBe(errorMsg.NO_REFUND);
    await user.click(button);
    expect(question()).toBeNull();
    expect(times(addPath)).toBe(0);
  });

  // REF-29, MNY-52
  it('is off for an amount that cannot be read, says so, and offers another try', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answers['/api/refund/check'] = check({ refundAmount: '245.75' });
    serve(answers);
    const { user } = open(modal);
    const button = await addButton();
    expect(button.disabled).toBe(true);
    expect(reasonOf(button)).toContain(common.loadFailed);
    answers['/api/refund/check'] = check();
    await user.click(screen.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  // REF-29
  it('is no longer asked about once the amount is gone', async () => {
    serve(answers);
    const { user, client } = open(modal);
    await user.click(await addButton());
    expect(question()).toBeTruthy();
    answers['/api/refund/check'] = check({ refundAmount: 0 });
    await client.refetchQueries({ queryKey: ['/api/refund/check'] });
    await waitFor(() => expect(question()).toBeNull());
  });
});

const commands = [
  [
    'receiving',
    receivePath,
    async ({ user }: ReturnType<typeof open>) => {
      await user.dblClick(await receiveButton());
    },
    receiveButton,
  ],
  [
    'adding',
    addPath,
    async ({ user }: ReturnType<typeof open>) => {
      await user.click(await addButton());
      const dialog = within(await screen.findByRole('dialog', { name: refund.addTitle }));
      await user.dblClick(dialog.getByText(refund.addConfirm));
    },
    addButton,
  ],
] as const;

describe.each(commands)('%s under way', (_what, path, start, button) => {
  // MNY-29, DES-20
  it('is one call, and says that it is under way', async () => {
    const answer = held(path);
    const { times } = serve(answers);
    const page = open(modal);
    await start(page);
    expect((await screen.findAllByText(common.sending)).length).toBeGreaterThan(0);
    expect(times(path)).toBe(1);
    answer(Response.json({ message: 'REFUND_SUCCESS' }));
    await waitFor(() => expect(page.said).toEqual([{ kind: 'success', text: errorMsg.REFUND_SUCCESS }]));
  });

  // MNY-43, MNY-56
  it.each([
    ['done', () => Response.json({ message: 'REFUND_SUCCESS' }), 'success', errorMsg.REFUND_SUCCESS],
    ['refused', () => Response.json({ message: 'NO_REFUND' }, { status: 400 }), 'error', errorMsg.NO_REFUND],
    ['unknown', lost, 'error', common.unknownOutcome],
  ] as const)(
    'waits for a player who left and came back, and is told once when %s',
    async (_end, ended, kind, text) => {
      const answer = held(path);
      const { times } = serve(answers);
      const page = open(modal);
      await start(page);
      await waitFor(() => expect(times(path)).toBe(1));
      page.again(<p>Another screen</p>);
      page.again(modal);
      await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'));
      await screen.findByText(common.sending);
      await page.user.click(await button());
      answer(ended());
      await waitFor(() => expect(page.said).toEqual([{ kind, text }]));
      expect(times(path)).toBe(1);
      await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('false'));
    },
  );
});
