import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import { useGetProfile } from '../../shared/api/generated/account/account.ts';
import { loadValidator } from '../../shared/api/http.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession, login } from '../../shared/session/session.ts';
import { ChangePasswordModal } from './change-password-modal.tsx';

const { common, password } = texts;

// The code that reads answers is there before the first one: its import can take seconds on a busy machine.
beforeAll(() => loadValidator());
afterEach(() => clearSession('logout'));

// MNY-55, ACC-19
it.each([
  ['is told to the same player', 'krapao99', null, ['success']],
  ['is not told to the next player', 'krapao99', 'another-player', []],
  ['is not told to the next player', 'not-this-one', 'another-player', []],
])('the end of a change of password %s (old password %s)', async (_what, oldPassword, nextPlayer, kinds) => {
  const { hold, times } = await simulate();
  const arrive = hold('changePassword');
  const { user, client, said, again } = open(<ChangePasswordModal opened onClose={() => {}} />);
  await user.type(await screen.findByLabelText(password.old), oldPassword);
  for (const label of [password.new, password.confirm])
    await user.type(await screen.findByLabelText(label), 'secret99');
  await user.click(screen.getByRole('button', { name: password.submit }));
  await waitFor(() => expect(times('changePassword')).toBe(1));
  again(<p>Another screen</p>);
  if (nextPlayer) login(nextPlayer, true);
  arrive();
  await waitFor(() => expect(client.isMutating()).toBe(0));
  await act(async () => {});
  expect(said.map(({ kind }) => kind)).toEqual(kinds);
});

// ACC-35, ACC-37
it('sends no passwords that differ, and those that do not with nothing else', async () => {
  const { bodies } = await simulate();
  const { user } = open(<ChangePasswordModal opened onClose={() => {}} />);
  await user.type(await screen.findByLabelText(password.old), 'krapao99');
  await user.type(screen.getByLabelText(password.new), 'a');
  const confirm = screen.getByLabelText(password.confirm);
  await user.type(confirm, 'b');
  screen.getByText(password.notEqual);
  await user.click(screen.getByRole('button', { name: password.submit }));
  expect(bodies('changePassword')).toEqual([]);
  await user.clear(confirm);
  await user.type(confirm, 'a');
  await user.click(screen.getByRole('button', { name: password.submit }));
  await waitFor(() => expect(bodies('changePassword')).toEqual([{ oldPassword: 'krapao99', newPassword: 'a' }]));
});

// ACC-58, ACC-59
it('marks the old password that is wrong, and says how strong the new one is', async () => {
  await simulate();
  const { user } = open(<ChangePasswordModal opened onClose={() => {}} />);
  const old = await screen.findByLabelText(password.old);
  await user.type(old, 'not-this-one');
  await user.type(screen.getByLabelText(password.new), 'Secret99!x');
  await user.type(screen.getByLabelText(password.confirm), 'Secret99!x');
  screen.getByText(password.strength.strong);
  screen.getByText(password.same);
  await user.click(screen.getByRole('button', { name: password.submit }));
  await user.click(await screen.findByRole('button', { name: common.ok }));
  expect(old.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(old));
  await user.type(old, 'x');
  expect(old.getAttribute('aria-invalid')).not.toBe('true');
});

// ACC-34
it.each(['old', 'new', 'confirm'] as const)('says nothing while the field %j is empty', async (blank) => {
  await simulate();
  const { user } = open(<ChangePasswordModal opened onClose={() => {}} />);
  const field = (name: 'old' | 'new' | 'confirm') => screen.findByLabelText<HTMLInputElement>(password[name]);
  for (const name of ['old', 'new', 'confirm'] as const) await user.type(await field(name), name);
  screen.getByText(password.notEqual);
  await user.clear(await field(blank));
  await user.click(screen.getByRole('button', { name: password.submit }));
  for (const name of ['old', 'new', 'confirm'] as const) {
    expect((await field(name)).getAttribute('aria-describedby')).toBeNull();
    expect((await field(name)).getAttribute('aria-invalid')).not.toBe('true');
  }
  expect(screen.queryByText(password.notEqual)).toBeNull();
  expect(screen.queryByText(password.strength.weak)).toBeNull();
});

// ACC-59, REG-51
it('calls a new password with the phone number in it easy to guess', async () => {
  await simulate();
  const Page = () => {
    useGetProfile();
    return <ChangePasswordModal opened onClose={() => {}} />;
  };
  const { user } = open(<Page />);
  for (const label of [password.old, password.new, password.confirm])
    await user.type(await screen.findByLabelText(label), '0812345678x');
  expect(await screen.findByText(password.strength.weak)).toBeTruthy();
});

// MNY-210
it('a change of password whose sheet is closed says that it goes on, and how it ended', async () => {
  const { hold } = await simulate();
  const arrive = hold('changePassword');
  const { user, said, again } = open(<ChangePasswordModal opened onClose={() => {}} />);
  await user.type(await screen.findByLabelText(password.old), 'krapao99');
  for (const label of [password.new, password.confirm])
    await user.type(await screen.findByLabelText(label), 'secret99');
  await user.click(screen.getByRole('button', { name: password.submit }));
  await screen.findByText(common.sending);
  await user.keyboard('{Escape}');
  expect(said).toEqual([{ kind: 'note', text: common.goesOn }]);
  again(<ChangePasswordModal opened={false} onClose={() => {}} />);
  arrive();
  await waitFor(() => expect(said.at(-1)).toEqual({ kind: 'success', text: password.done }));
});
