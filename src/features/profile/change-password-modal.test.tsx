import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import { useGetProfile } from '../../shared/api/generated/account/account.ts';
import { loadValidator } from '../../shared/api/http.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession, login } from '../../shared/session/session.ts';
import { ChangePasswordModal } from './change-password-modal.tsx';

const { common, errorMsg, password } = texts;

/** Fills the form. */
async function type({ user }: ReturnType<typeof open>, old: string, next: string, confirm = next) {
  await user.type(await screen.findByLabelText(password.old), old);
  await user.type(screen.getByLabelText(password.new), next);
  await user.type(screen.getByLabelText(password.confirm), confirm);
}
const submit = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: password.submit }));

// The code that reads answers is there before the first one: its import can take seconds on a busy machine.
beforeAll(() => loadValidator());
afterEach(() => clearSession('logout'));

// MNY-55, ACC-19
test.each([
  ['is told to the same player', 'krapao99', null, ['success']],
  ['is not told to the next player', 'krapao99', 'another-player', []],
  ['is not told to the next player', 'not-this-one', 'another-player', []],
])('the end of a change of password %s (old password %s)', async (_what, oldPassword, nextPlayer, kinds) => {
  const { hold, times } = await simulate();
  const arrive = hold('changePassword');
  const page = open(<ChangePasswordModal opened onClose={() => {}} />);
  const { client, said, again } = page;
  await type(page, oldPassword, 'secret99');
  await submit(page);
  await waitFor(() => expect(times('changePassword')).toBe(1));
  again(<p>Another screen</p>);
  if (nextPlayer) login(nextPlayer, true);
  arrive();
  await waitFor(() => expect(client.isMutating()).toBe(0));
  await act(async () => {});
  expect(said.map(({ kind }) => kind)).toEqual(kinds);
});

// ACC-35, ACC-37
test('sends equal passwords only, and no other field', async () => {
  const { bodies } = await simulate();
  const page = open(<ChangePasswordModal opened onClose={() => {}} />);
  await type(page, 'krapao99', 'a', 'b');
  screen.getByText(password.notEqual);
  await submit(page);
  expect(bodies('changePassword')).toEqual([]);
  await page.user.type(screen.getByLabelText(password.confirm), '{Backspace}a');
  await submit(page);
  await waitFor(() => expect(bodies('changePassword')).toEqual([{ oldPassword: 'krapao99', newPassword: 'a' }]));
});

// ACC-38, ACC-59
test('tells a wrong old password in a dialog, and marks the field after it closes', async () => {
  await simulate();
  const page = open(<ChangePasswordModal opened onClose={() => {}} />);
  const { user } = page;
  await type(page, 'not-this-one', 'Secret99!x');
  const old = screen.getByLabelText(password.old);
  screen.getByText(password.strength.strong);
  screen.getByText(password.same);
  await submit(page);
  const dialog = await screen.findByRole('dialog', { name: common.error });
  within(dialog).getByText(errorMsg.WRONG_PASSWORD);
  expect(old.getAttribute('aria-invalid')).not.toBe('true');
  await user.click(within(dialog).getByRole('button', { name: common.ok }));
  expect(old.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(old));
  await user.type(old, 'x');
  expect(old.getAttribute('aria-invalid')).not.toBe('true');
});

// ACC-34
test.each(['old', 'new', 'confirm'] as const)('says nothing while the field %j is empty', async (blank) => {
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
test('rates a new password with the phone number in it as weak', async () => {
  await simulate();
  const Page = () => {
    useGetProfile();
    return <ChangePasswordModal opened onClose={() => {}} />;
  };
  const page = open(<Page />);
  await type(page, '0812345678x', '0812345678x');
  expect(await screen.findByText(password.strength.weak)).toBeTruthy();
  // Password managers look for it.
  expect(document.querySelector<HTMLInputElement>('form [autocomplete="username"]')?.value).toBe('0812345678');
});

// MNY-210
test('a change of password continues with a note when its sheet closes, and reports its end', async () => {
  const { hold } = await simulate();
  const arrive = hold('changePassword');
  const page = open(<ChangePasswordModal opened onClose={() => {}} />);
  const { user, said, again } = page;
  await type(page, 'krapao99', 'secret99');
  await submit(page);
  await screen.findByText(common.sending);
  await user.keyboard('{Escape}');
  expect(said).toEqual([{ kind: 'note', text: common.goesOn }]);
  again(<ChangePasswordModal opened={false} onClose={() => {}} />);
  arrive();
  await waitFor(() => expect(said.at(-1)).toEqual({ kind: 'success', text: password.done }));
});
