import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answers, lost, open, serve } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { BonusPage } from './bonus-page.tsx';

const { bonus, common, errorMsg, promotion } = texts;
const offer = (over: object = {}) => ({
  ...{ code: 'WELCOME', name: 'Welcome', type: 'limit', maxReceived: 2, banners: [], percentFail: 5 },
  ...{ description: '<p>100</p>', userBonus: { _id: 'u', isActive: false, received: [] }, ...over },
});
const receipt = { updatedAt: '2026-01-01T00:00:00Z' };
const path = '/api/bonus/activate/WELCOME';
let answers: Answers;

const takeButton = () => screen.findByRole<HTMLButtonElement>('button', { name: bonus.take });
async function openSheet() {
  const server = serve(answers);
  const page = open(<BonusPage />);
  await page.user.click(await screen.findByRole('button', { name: /Welcome/ }));
  await takeButton();
  return { ...server, ...page };
}

beforeAll(() => initI18n());
beforeEach(() => {
  answers = {
    '/api/bonus': { bonuses: [offer(), offer({ code: 'OTHER', name: 'Other' })] },
    '/api/bonus/check/active': { status: false, type: '' },
    [path]: { _id: 'u', isActive: true, received: [] },
  };
});

const changes = [
  ['is gone from the list', [offer({ code: 'OTHER', name: 'Other' })], bonus.changed],
  ['describes another amount', [offer({ description: '<p>50</p>' })], bonus.changed],
  ['deducts another share', [offer({ percentFail: 50 })], bonus.changed],
  ['may be received less often', [offer({ maxReceived: 1 })], bonus.changed],
  [
    'runs already, taken in another tab',
    [offer({ userBonus: { _id: 'u', isActive: true, received: [] } })],
    errorMsg.BONUS_ALREADY_ACTIVE,
  ],
  [
    'was received as often as allowed',
    [offer({ userBonus: { _id: 'u', isActive: false, received: [receipt, receipt] } })],
    errorMsg.BONUS_MAX_CLAIMED,
  ],
] as const;

describe('a bonus that changes under the hand', () => {
  // BON-46
  it.each(changes)('and %s is not taken, says why, and keeps what was read', async (_what, bonuses, why) => {
    const { user, times } = await openSheet();
    answers['/api/bonus'] = { bonuses };
    await user.click(await takeButton());
    const said = await screen.findByText(why, { selector: '#bonus-problem' });
    expect((await takeButton()).disabled).toBe(true);
    expect((await takeButton()).getAttribute('aria-describedby')).toBe(said.id);
    within(screen.getByRole('dialog', { name: 'Welcome' })).getByText('100');
    expect(times(path)).toBe(0);
  });

  // BON-46
  it('is off as soon as the page learns of it', async () => {
    const { client, user, times } = await openSheet();
    answers['/api/bonus'] = { bonuses: [] };
    await client.refetchQueries({ queryKey: ['/api/bonus'] });
    await screen.findByText(bonus.changed);
    await user.click(await takeButton());
    expect(times(path)).toBe(0);
  });

  // BON-46
  it('in its pictures only is taken', async () => {
    const { user, times } = await openSheet();
    answers['/api/bonus'] = { bonuses: [offer({ banners: ['/new.png'] })] };
    await user.dblClick(await takeButton());
    await screen.findByRole('dialog', { name: bonus.taken });
    expect(times(path)).toBe(1);
  });

  // BON-46, MNY-31
  it('without the app being able to learn of it sends nothing, and says why', async () => {
    const { user, times } = await openSheet();
    answers['/api/bonus'] = lost;
    await user.click(await takeButton());
    await screen.findByText(errorMsg.NETWORK);
    expect(times(path)).toBe(0);
    answers['/api/bonus'] = { bonuses: [offer()] };
    await user.click(screen.getByRole('button', { name: common.ok }));
    await user.click(await takeButton());
    await screen.findByRole('dialog', { name: bonus.taken });
  });
});

// BON-12, BON-45
it('a second running bonus can not be opened, and says why', async () => {
  const running = { _id: 'u', isActive: true, received: [] };
  answers['/api/bonus'] = {
    bonuses: [offer({ userBonus: running }), offer({ code: 'OTHER', name: 'Other', userBonus: running })],
  };
  serve(answers);
  open(<BonusPage />);
  const other = await screen.findByRole<HTMLButtonElement>('button', { name: /Other/ });
  expect(other.disabled).toBe(true);
  within(other).getByText(errorMsg.BONUS_ALREADY_ACTIVE);
  expect(screen.getAllByText(bonus.state.current)).toHaveLength(1);
});

// MNY-29, MNY-43, MNY-56
it.each([
  ['done', () => Response.json({ message: 'SUCCESS' }), 'success', promotion.received],
  ['refused', () => Response.json({ message: 'BONUS_FULL' }, { status: 400 }), 'error', errorMsg.BONUS_FULL],
  ['unknown', lost, 'error', common.unknownOutcome],
] as const)(
  'a promotion under way is one call, says so, is waited for by a page that was left, and is told once when %s',
  async (_end, ended, kind, text) => {
    let answer: (response: Response | Promise<Response>) => void = () => {};
    answers['/api/promotion/find/GIFT'] = { code: 'GIFT', description: '', percentFail: 5 };
    answers['/api/promotion/activate/GIFT'] = () => new Promise((resolve) => (answer = resolve));
    const { times } = serve(answers);
    const page = open(<BonusPage />);
    const search = async () => {
      await page.user.type(await screen.findByLabelText(promotion.code), 'GIFT');
      await page.user.click(screen.getByRole('button', { name: promotion.search }));
      return await screen.findByRole<HTMLButtonElement>('button', { name: promotion.receive });
    };
    await page.user.dblClick(await search());
    await screen.findByText(common.sending);
    page.again(<p>Another screen</p>);
    page.again(<BonusPage />);
    const receive = await search();
    await screen.findByText(common.sending);
    expect(receive.disabled).toBe(true);
    answer(ended());
    await waitFor(() => expect(page.said).toEqual([{ kind, text }]));
    expect(times('/api/promotion/activate/GIFT')).toBe(1);
    await waitFor(() => expect(screen.queryByText(common.sending)).toBeNull());
  },
);
