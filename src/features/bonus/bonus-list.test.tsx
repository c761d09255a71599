import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BonusList } from '../../../contract/generated/models/bonusList.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { getListBonusesQueryKey } from '../../shared/api/generated/bonus/bonus.ts';
import { getGetWalletQueryKey } from '../../shared/api/generated/wallet/wallet.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { BonusPage } from './bonus-page.tsx';

const { bonus, common, errorMsg, promotion } = texts;
let backend: SimulatedBackend;

/** The first bonus as a hostile server would describe it. */
async function forgeOffer(own: object) {
  const { bonuses } = await backend.elsewhere<BonusList>('/api/bonus');
  backend.forge('listBonuses', { bonuses: [{ ...bonuses[0], ...own }] });
}

beforeEach(async () => {
  backend = await simulate();
});

describe('the list of bonuses', () => {
  // BON-6
  test('shows four places while it loads, and says when there is none', async () => {
    backend.hold('listBonuses');
    open(<BonusPage />);
    const places = await screen.findByRole('region', { name: common.loading });
    expect(places.children).toHaveLength(4);
    backend.forge('listBonuses', { bonuses: [] });
    open(<BonusPage />);
    expect(await screen.findByText(bonus.empty)).toBeTruthy();
  });

  // BON-7
  test('reports a failure in its place with a retry, not in a toast', async () => {
    backend.sandbox.fault('listBonuses', 'INTERNAL_SERVER_ERROR');
    const { user, said } = open(<BonusPage />);
    expect(await screen.findByText(bonus.failed)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: common.retry }));
    expect(await screen.findByRole('button', { name: /โบนัสต้อนรับ/ })).toBeTruthy();
    expect(said).toEqual([]);
  });

  // BON-9
  test('shows the first allowed banner, and no banner once it fails to load', async () => {
    const banners = ['javascript:alert(1)', 'https://evil.example/a.png', '/safe.png', '/second.png'];
    await forgeOffer({ banners });
    open(<BonusPage />);
    const card = await screen.findByRole('button', { name: /โบนัสต้อนรับ/ });
    const picture = card.querySelector('img');
    expect(picture?.src).toMatch(/\/safe\.png$/);
    fireEvent.error(picture as HTMLImageElement);
    expect(card.querySelector('img')).toBeNull();
    expect(card.textContent).toContain('โบนัสต้อนรับ');
  });

  // BON-10
  test.each(['', '  '])('calls a bonus whose name is %j by its code', async (name) => {
    await forgeOffer({ name });
    open(<BonusPage />);
    expect(await screen.findByText('WELCOME')).toBeTruthy();
  });

  // BON-3, BON-21, BON-25, BON-26
  test('opens another bonus while one runs, and shows what the server answers to it', async () => {
    backend = await simulate('bonus-active');
    backend.sandbox.fault('activateBonus', 'BONUS_ALREADY_ACTIVE');
    const { user } = open(<BonusPage />);
    const running = within(await screen.findByRole('region', { name: bonus.running }));
    await running.findByText('โบนัสรายวัน');
    await user.click(await screen.findByRole('button', { name: /โบนัสต้อนรับ/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'โบนัสต้อนรับ' }));
    await user.click(sheet.getByRole('button', { name: bonus.take }));
    const refusal = within(await screen.findByRole('dialog', { name: common.error }));
    refusal.getByText(errorMsg.BONUS_ALREADY_ACTIVE);
  });

  // BON-4
  test('shows the running bonus of the list when the check of the active one fails', async () => {
    backend = await simulate('bonus-active');
    backend.sandbox.fault('getActiveBonus', 'KEY_INVALID');
    open(<BonusPage />);
    await within(await screen.findByRole('region', { name: bonus.running })).findByText('โบนัสรายวัน');
  });

  // BON-19, BON-48
  test('counts down to midnight for a daily bonus that is used up', async () => {
    backend = await simulate('bonus-limits', { at: Date.now() });
    open(<BonusPage />);
    const daily = await screen.findByRole('button', { name: /โบนัสรายวัน/ });
    expect(daily.textContent).toMatch(/\d{1,2}:\d\d:\d\d/);
    expect(screen.getByRole('button', { name: /โบนัสรายสัปดาห์/ }).textContent).not.toMatch(/\d:\d\d/);
  });

  // BON-5
  test('names a running bonus of an unknown type as the server does', async () => {
    backend.forge('getActiveBonus', { status: true, type: 'Loyalty_2027' });
    open(<BonusPage />);
    const running = await screen.findByRole('region', { name: bonus.running });
    expect(within(running).getByText('Loyalty_2027')).toBeTruthy();
  });
});

// DES-57
test('opening a bonus renders no card again: there may be a thousand', async () => {
  const { user, client } = open(<BonusPage />);
  await screen.findByRole('button', { name: /โบนัสต้อนรับ/ });
  let drawings = 0;
  client.setQueryData<BonusList>(
    getListBonusesQueryKey(),
    (known) =>
      known && {
        bonuses: known.bonuses.map((one) => {
          // Not a plain object, so that the cache keeps it as it is, with its getter
          const watched = Object.assign(Object.create({}) as object, one);
          Object.defineProperty(watched, 'banners', { get: () => void (drawings += 1) });
          return watched;
        }),
      },
  );
  await waitFor(() => expect(drawings).toBeGreaterThan(4));
  const before = drawings;
  await user.click(screen.getByRole('button', { name: /โบนัสต้อนรับ/ }));
  await screen.findByRole('dialog');
  // The opened sheet shows the banner of its own bonus
  expect(drawings - before).toBeLessThan(4);
});

describe('a promotion code', () => {
  const search = async (code = 'KRAPAO50') => {
    const { user, client } = open(<BonusPage />);
    client.setQueryData(getGetWalletQueryKey(), await backend.elsewhere('/api/wallet'));
    await user.type(await screen.findByLabelText(promotion.code), code);
    await user.click(screen.getByRole('button', { name: promotion.search }));
    return { user, client };
  };

  // PRO-11, PRO-12
  test('is searched again only on request after a failed search', async () => {
    backend.sandbox.fault('findPromotion', 'INTERNAL_SERVER_ERROR');
    backend.sandbox.fault('findPromotion', { cut: true });
    const { user } = await search();
    const sheet = within(await screen.findByRole('dialog', { name: promotion.title }));
    expect(await sheet.findByText(errorMsg.INTERNAL_SERVER_ERROR)).toBeTruthy();
    expect(sheet.queryByText(promotion.notFound)).toBeNull();
    expect(backend.times('findPromotion')).toBe(1);
    await user.click(sheet.getByRole('button', { name: common.retry }));
    expect(await sheet.findByText(errorMsg.NETWORK)).toBeTruthy();
    expect(backend.times('findPromotion')).toBe(2);
    await user.click(sheet.getByRole('button', { name: common.retry }));
    expect(await sheet.findByRole('button', { name: promotion.receive })).toBeTruthy();
  });

  // PRO-10
  test.each([
    ['NOPROMO', errorMsg.NO_PROMOTION],
    ['USED', errorMsg.PROMOTION_RECEIVED],
  ])('is refused with the reason for %s, and cannot be received', async (code, text) => {
    await search(code);
    const sheet = within(await screen.findByRole('dialog', { name: promotion.title }));
    expect(await sheet.findByText(text)).toBeTruthy();
    expect(sheet.getByText(promotion.notFound)).toBeTruthy();
    expect(sheet.queryByRole('button', { name: promotion.receive })).toBeNull();
  });

  // PRO-15
  test('explains a refused receipt, and keeps its sheet open', async () => {
    const { user } = await search('LATE');
    await user.click(await screen.findByRole('button', { name: promotion.receive }));
    const alert = within(await screen.findByRole('dialog', { name: common.error }));
    alert.getByText(errorMsg.PROMOTION_RECEIVED);
    await user.click(alert.getByRole('button', { name: common.ok }));
    expect(await screen.findByRole('button', { name: promotion.receive })).toBeTruthy();
  });

  // PRO-12
  test('is looked up anew each time', async () => {
    const { user } = await search();
    await screen.findByRole('button', { name: promotion.receive });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: promotion.search }));
    await screen.findByRole('button', { name: promotion.receive });
    expect(backend.times('findPromotion')).toBe(2);
  });

  // PRO-17
  test('is unconfirmed after a lost response: the sheet closes, bonuses and wallet are fetched again', async () => {
    backend.sandbox.fault('activatePromotion', { after: 'cut' });
    const { user, client } = await search();
    await user.click(await screen.findByRole('button', { name: promotion.receive }));
    await screen.findByRole('dialog', { name: bonus.unknownTitle });
    expect(screen.queryByRole('button', { name: promotion.receive })).toBeNull();
    await waitFor(() => expect([backend.times('listBonuses'), backend.times('getActiveBonus')]).toEqual([2, 2]));
    expect(client.getQueryState(getGetWalletQueryKey())?.isInvalidated).toBe(true);
  });
});
