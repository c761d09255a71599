import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bonus } from '../../../contract/generated/models/bonus.ts';
import type { BonusList } from '../../../contract/generated/models/bonusList.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { BonusPage } from './bonus-page.tsx';

const { bonus, common, errorMsg, promotion } = texts;
let backend: SimulatedBackend;
const takes = () => backend.times('activateBonus');

/** The simulated site never changes what it offers: the server describes one bonus in another way, or no more. */
async function forgeOffer(own: Partial<Record<keyof Bonus, unknown>> | null) {
  const { bonuses } = await backend.elsewhere<BonusList>('/api/bonus');
  const changed = bonuses.map((one) => (one.code === 'FRIENDLY' ? { ...one, ...own } : one));
  backend.forge('listBonuses', { bonuses: own ? changed : changed.filter(({ code }) => code !== 'FRIENDLY') });
}

/** The player takes the bonus in another tab. */
const takeElsewhere = () => backend.elsewhere('/api/bonus/activate/FRIENDLY');

const takeButton = () => screen.findByRole<HTMLButtonElement>('button', { name: bonus.take });
async function openSheet() {
  const page = open(<BonusPage />);
  await page.user.click(await screen.findByRole('button', { name: /โบนัสขาประจำ/ }));
  await takeButton();
  return page;
}

beforeEach(async () => {
  backend = await simulate('everyday', { set: { bonusCondition: 'met' } });
});

// BON-46
test.each([
  ['its terms changed', () => forgeOffer({ percentFail: 50, description: '<p>50</p>' }), bonus.taken],
  ['the list no longer has it', () => forgeOffer(null), bonus.taken],
  ['it runs already, taken in another tab', takeElsewhere, common.error],
] as const)(
  'a bonus keeps the terms that were read, and is left to the server, when %s',
  async (_what, prepare, title) => {
    const { client, user } = await openSheet();
    await prepare();
    await client.refetchQueries({ queryKey: ['/api/bonus'] });
    within(screen.getByRole('dialog', { name: 'โบนัสขาประจำ' })).getByText('150 บาท');
    await user.dblClick(await takeButton());
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    if (title === common.error) dialog.getByText(errorMsg.BONUS_ALREADY_ACTIVE);
    expect(takes()).toBe(1);
  },
);

// PRO-12
test('returning to the page does not look up an open promotion again', async () => {
  const { user } = open(<BonusPage />);
  await user.type(await screen.findByLabelText(promotion.code), 'KRAPAO50');
  await user.click(screen.getByRole('button', { name: promotion.search }));
  await screen.findByRole('button', { name: promotion.receive });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  // The list of bonuses is: so the page has noticed.
  await waitFor(() => expect(backend.times('listBonuses')).toBe(2));
  expect(backend.times('findPromotion')).toBe(1);
});

// PRO-9
test('shows the share of a promotion wherever the description has a place for it', async () => {
  const found = await backend.elsewhere<object>('/api/promotion/find/KRAPAO50');
  backend.forge('findPromotion', { ...found, percentFail: 12.5, description: '<p>A percentFail% B percentFail%</p>' });
  const { user } = open(<BonusPage />);
  await user.type(await screen.findByLabelText(promotion.code), 'KRAPAO50');
  await user.click(screen.getByRole('button', { name: promotion.search }));
  expect(await screen.findByText('A 12.5% B 12.5%')).toBeTruthy();
});

describe('terms that cannot be read completely', () => {
  const broken = [
    ['a share that is no figure', { percentFail: 'many' }],
    ['a description that is no text', { description: 5 }],
    ['a picture of another host', { description: '<img src="https://evil.example/terms.png">' }],
  ] as const;
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

  // BON-22, SAFE-84
  test.each(broken)('are no reason not to take a bonus: %s', async (_what, own) => {
    await forgeOffer(own);
    const { user } = await openSheet();
    if (own !== broken[0][1]) await screen.findByText(texts.content.lost);
    await user.click(await takeButton());
    await screen.findByRole('dialog', { name: bonus.taken });
  });

  // PRO-8, SAFE-84
  test.each(broken)('are no reason not to receive a promotion: %s', async (_what, own) => {
    const found = await backend.elsewhere<object>('/api/promotion/find/KRAPAO50');
    backend.forge('findPromotion', { ...found, ...own });
    const { user } = open(<BonusPage />);
    await user.type(await screen.findByLabelText(promotion.code), 'KRAPAO50');
    await user.click(screen.getByRole('button', { name: promotion.search }));
    await user.click(await screen.findByRole('button', { name: promotion.receive }));
    await screen.findByRole('dialog', { name: promotion.received });
  });
});

// BON-12
test('marks one of two running bonuses, and leaves the other to the server', async () => {
  // The first on offer counts: the daily bonus.
  backend = await simulate('everyday', { set: { bonusActive: 'two' } });
  open(<BonusPage />);
  await screen.findByRole('button', { name: /โบนัสรายสัปดาห์/ });
  expect(screen.getAllByText(bonus.state.current)).toHaveLength(1);
});

// MNY-29, MNY-43, MNY-56
test.each([
  ['done', 'KRAPAO50', 'success', promotion.received],
  ['refused', 'FULL', 'error', errorMsg.BONUS_FULL],
  ['unknown', 'KRAPAO50', 'error', common.unknownOutcome],
] as const)(
  'a pending promotion is sent once, shows as pending after leaving and returning, and is reported once when %s',
  async (end, code, kind, text) => {
    if (end === 'unknown') backend.sandbox.fault('activatePromotion', { after: 'cut' });
    const arrive = backend.hold('activatePromotion');
    const page = open(<BonusPage />);
    const search = async () => {
      await page.user.type(await screen.findByLabelText(promotion.code), code);
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
    arrive();
    await waitFor(() => expect(page.said).toEqual([{ kind, text }]));
    expect(backend.times('activatePromotion')).toBe(1);
    await waitFor(() => expect(screen.queryByText(common.sending)).toBeNull());
  },
);
