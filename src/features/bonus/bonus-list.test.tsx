import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answers,
  broken,
  lost,
  open,
  serve,
  waiting,
  walletView,
} from '../../../tests/support/components/served.tsx';
import { getGetWalletQueryKey } from '../../shared/api/generated/wallet/wallet.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { BonusPage } from './bonus-page.tsx';

const { bonus, common, errorMsg, promotion } = texts;
const offer = (over: object) => ({
  ...{ code: 'WELCOME', name: 'Welcome', type: 'limit', maxReceived: 2, banners: [], percentFail: 5 },
  ...{ userBonus: { _id: 'u', isActive: false, received: [] }, ...over },
});
const found = { code: 'GIFT', description: '<p>Words</p>', percentFail: 5 };
let answers: Answers;

beforeAll(() => initI18n());
beforeEach(() => {
  answers = {
    '/api/bonus': { bonuses: [offer({})] },
    '/api/bonus/check/active': { status: false, type: '' },
  };
});

describe('the list of bonuses', () => {
  // BON-6
  it('shows four places while it loads, and says when there is none', async () => {
    answers['/api/bonus'] = waiting;
    serve(answers);
    open(<BonusPage />);
    const places = await screen.findByRole('region', { name: common.loading });
    expect(places.children).toHaveLength(4);
    answers['/api/bonus'] = { bonuses: [] };
    open(<BonusPage />);
    expect(await screen.findByText(bonus.empty)).toBeTruthy();
  });

  // BON-7
  it('that fails says so in its place with another try, and in no toast', async () => {
    answers['/api/bonus'] = broken;
    serve(answers);
    const { user, said } = open(<BonusPage />);
    expect(await screen.findByText(bonus.failed)).toBeTruthy();
    answers['/api/bonus'] = { bonuses: [offer({})] };
    await user.click(screen.getByRole('button', { name: common.retry }));
    expect(await screen.findByRole('button', { name: /Welcome/ })).toBeTruthy();
    expect(said).toEqual([]);
  });

  // BON-9
  it('draws the first banner that may be shown, and the card alone once it fails to load', async () => {
    const banners = ['javascript:alert(1)', 'https://evil.example/a.png', '/safe.png', '/second.png'];
    answers['/api/bonus'] = { bonuses: [offer({ banners })] };
    serve(answers);
    open(<BonusPage />);
    const card = await screen.findByRole('button', { name: /Welcome/ });
    const picture = card.querySelector('img');
    expect(picture?.src).toMatch(/\/safe\.png$/);
    fireEvent.error(picture as HTMLImageElement);
    expect(card.querySelector('img')).toBeNull();
    expect(card.textContent).toContain('Welcome');
  });

  // BON-10
  it.each(['', '  '])('calls a bonus whose name is %j by its code', async (name) => {
    answers['/api/bonus'] = { bonuses: [offer({ name })] };
    serve(answers);
    open(<BonusPage />);
    expect(await screen.findByText('WELCOME')).toBeTruthy();
  });

  // BON-5
  it('calls a running bonus of an unknown type as the server does', async () => {
    answers['/api/bonus/check/active'] = { status: true, type: 'Loyalty_2027' };
    serve(answers);
    open(<BonusPage />);
    const running = await screen.findByRole('region', { name: bonus.running });
    expect(within(running).getByText('Loyalty_2027')).toBeTruthy();
  });
});

describe('a promotion code', () => {
  const search = async (code = 'GIFT') => {
    const { times } = serve(answers);
    const { user, client } = open(<BonusPage />);
    client.setQueryData(getGetWalletQueryKey(), walletView);
    await user.type(await screen.findByLabelText(promotion.code), code);
    await user.click(screen.getByRole('button', { name: promotion.search }));
    return { user, client, times };
  };

  // PRO-5
  it('has room for 200 characters', async () => {
    serve(answers);
    open(<BonusPage />);
    expect((await screen.findByLabelText<HTMLInputElement>(promotion.code)).maxLength).toBe(200);
  });

  // PRO-11, PRO-12
  it('that could not be searched is searched again only when asked to', async () => {
    answers['/api/promotion/find/GIFT'] = broken;
    const { user, times } = await search();
    const sheet = within(await screen.findByRole('dialog', { name: promotion.title }));
    expect(await sheet.findByText(errorMsg.INTERNAL_SERVER_ERROR)).toBeTruthy();
    expect(sheet.queryByText(promotion.notFound)).toBeNull();
    expect(times('/api/promotion/find/GIFT')).toBe(1);
    answers['/api/promotion/find/GIFT'] = lost;
    await user.click(sheet.getByRole('button', { name: common.retry }));
    expect(await sheet.findByText(errorMsg.NETWORK)).toBeTruthy();
    expect(times('/api/promotion/find/GIFT')).toBe(2);
    answers['/api/promotion/find/GIFT'] = found;
    await user.click(sheet.getByRole('button', { name: common.retry }));
    expect(await sheet.findByRole('button', { name: promotion.receive })).toBeTruthy();
  });

  // PRO-12
  it('is looked up anew each time', async () => {
    answers['/api/promotion/find/GIFT'] = found;
    const { user, times } = await search();
    await screen.findByRole('button', { name: promotion.receive });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: promotion.search }));
    await screen.findByRole('button', { name: promotion.receive });
    expect(times('/api/promotion/find/GIFT')).toBe(2);
  });

  // PRO-17
  it('whose answer is lost is unconfirmed: the sheet goes, bonuses and wallet are fetched again', async () => {
    answers['/api/promotion/find/GIFT'] = found;
    answers['/api/promotion/activate/GIFT'] = lost;
    const { user, client, times } = await search();
    await user.click(await screen.findByRole('button', { name: promotion.receive }));
    await screen.findByRole('dialog', { name: bonus.unknownTitle });
    expect(screen.queryByRole('button', { name: promotion.receive })).toBeNull();
    await waitFor(() => expect([times('/api/bonus'), times('/api/bonus/check/active')]).toEqual([2, 2]));
    expect(client.getQueryState(getGetWalletQueryKey())?.isInvalidated).toBe(true);
  });
});
