import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { open, serve } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { forgetAnswersWithSession } from '../../shared/session/log-out.ts';
import { clearSession, login, resyncSession } from '../../shared/session/session.ts';
import { BonusPage } from './bonus-page.tsx';

const { bonus } = texts;
const path = '/api/bonus/activate/WELCOME';
const list = {
  bonuses: [
    {
      ...{ code: 'WELCOME', name: 'Welcome', type: 'limit', maxReceived: 2, banners: [], percentFail: 5 },
      ...{ description: '<p>100</p>', userBonus: { _id: 'u', isActive: false, received: [] } },
    },
  ],
};

beforeAll(() => initI18n());
afterEach(() => clearSession('logout'));

// BON-46, MNY-33
it('a bonus that is looked up once more before it is taken is never taken for another player', async () => {
  const answers = {
    '/api/bonus': list,
    '/api/bonus/check/active': { status: false, type: '' },
    [path]: { _id: 'u', isActive: true, received: [] },
  };
  const { times } = serve(answers);
  login('t1', true);
  const { user, client } = open(<BonusPage />);
  forgetAnswersWithSession(client);
  await user.click(await screen.findByRole('button', { name: /Welcome/ }));
  const take = await screen.findByRole('button', { name: bonus.take });
  Object.assign(answers, { '/api/bonus': () => new Promise<Response>(() => {}) });
  await user.click(take);
  expect(times('/api/bonus')).toBe(2);
  // Another tab has logged in as another player.
  localStorage.setItem('token', 't2');
  await act(async () => resyncSession());
  expect(times(path)).toBe(0);
});
