import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { open, serve } from '../../../tests/support/components/served.tsx';
import { loadValidator } from '../../shared/api/http.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession, login } from '../../shared/session/session.ts';
import { ChangePasswordModal } from './change-password-modal.tsx';

const { password } = texts;

// The code that reads answers is there before the first one: its import can take seconds on a busy machine.
beforeAll(() => Promise.all([initI18n(), loadValidator()]));
afterEach(() => clearSession('logout'));

// MNY-55, ACC-19
it.each([
  ['the same player', 't1', Response.json({ message: 'SUCCESS' }), ['success']],
  ['the next player', 't2', Response.json({ message: 'SUCCESS' }), []],
  ['the next player', 't2', Response.json({ message: 'WRONG_PASSWORD' }, { status: 400 }), []],
])('the end of a change of password is told to %s (%s) as it should be', async (_who, token, response, kinds) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { asked } = serve({ '/api/account/changepwd': () => promise });
  login('t1', true);
  const { user, client, said, again } = open(<ChangePasswordModal opened onClose={() => {}} />);
  const [old, fresh, confirm] = [password.old, password.new, password.confirm];
  for (const label of [old, fresh, confirm]) await user.type(await screen.findByLabelText(label), 'secret99');
  await user.click(screen.getByRole('button', { name: password.submit }));
  await waitFor(() => expect(asked).toHaveLength(1));
  again(<p>Another screen</p>);
  if (token === 't2') login(token, true);
  resolve(response);
  await waitFor(() => expect(client.isMutating()).toBe(0));
  await act(async () => {});
  expect(said.map(({ kind }) => kind)).toEqual(kinds);
});
