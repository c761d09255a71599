import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { forgetAnswersWithSession } from '../../shared/session/log-out.ts';
import { clearSession, resyncSession } from '../../shared/session/session.ts';
import { BonusPage } from './bonus-page.tsx';

const { bonus } = texts;

afterEach(() => clearSession('logout'));

// BON-46, MNY-33
it('a bonus that is looked up once more before it is taken is never taken for another player', async () => {
  const { hold, times } = await simulate();
  const { user, client } = open(<BonusPage />);
  forgetAnswersWithSession(client);
  await user.click(await screen.findByRole('button', { name: /โบนัสต้อนรับ/ }));
  const take = await screen.findByRole('button', { name: bonus.take });
  const arrive = hold('listBonuses');
  await user.click(take);
  expect(times('listBonuses')).toBe(2);
  // Another tab has logged in as another player.
  localStorage.setItem('token', 'another-player');
  await act(async () => resyncSession());
  arrive();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(times('activateBonus')).toBe(0);
});
