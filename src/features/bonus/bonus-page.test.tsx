import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { BonusPage } from './bonus-page.tsx';

const { bonus, common, errorMsg, promotion } = texts;
const welcome = { name: /โบนัสต้อนรับ/ };

/** A world in which the welcome bonus runs. */
const running = (bonusCondition: 'met' | 'not') =>
  simulate('everyday', { set: { bonusActive: 'limit', bonusCondition } });

type User = ReturnType<typeof open>['user'];
async function take(user: User) {
  await user.click(await screen.findByRole('button', welcome));
  await user.click(await screen.findByRole('button', { name: bonus.take }));
}
/** Ends the running bonus. @returns the question that was confirmed */
async function end(user: User) {
  await user.click(await screen.findByRole('button', { name: bonus.cancel }));
  const question = await screen.findByRole('dialog', { name: bonus.cancelTitle });
  await user.click(within(question).getByRole('button', { name: bonus.cancelConfirm }));
  return question;
}

// BON-27
test('calls a bonus unconfirmed, never failed, after a lost response, and checks whether it runs', async () => {
  const { sandbox, times } = await simulate();
  sandbox.fault('activateBonus', { after: 'cut' });
  const { user } = open(<BonusPage />);
  await take(user);
  expect(await screen.findByRole('dialog', { name: bonus.unknownTitle })).toBeTruthy();
  expect(screen.queryByText(common.error)).toBeNull();
  screen.getByRole('button', { name: common.openStatement });
  // When the page opened, and after the bonus was taken.
  await waitFor(() => expect(times('listBonuses')).toBe(2));
  await user.click(screen.getByRole('button', { name: common.ok }));
  expect(await screen.findByText(bonus.state.current)).toBeTruthy();
  expect(screen.queryByRole('button', { name: bonus.take })).toBeNull();
});

// BON-27, MNY-39, MNY-40
test('shows the server’s message below an unknown outcome', async () => {
  const { sandbox } = await simulate();
  sandbox.fault('activateBonus', { status: 502, body: '{"message":"Bonus engine restarts"}' });
  const { user } = open(<BonusPage />);
  await take(user);
  const dialog = await screen.findByRole('dialog', { name: bonus.unknownTitle });
  expect(dialog.textContent).toContain(`${common.unknownOutcome}\nBonus engine restarts`);
});

// BON-25
test('returns to the bonus after a refusal', async () => {
  const { sandbox } = await simulate();
  sandbox.fault('activateBonus', 'BONUS_MAX_CLAIMED');
  const { user } = open(<BonusPage />);
  await take(user);
  expect(await screen.findByText(errorMsg.BONUS_MAX_CLAIMED)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: common.ok }));
  expect(await screen.findByRole('button', { name: bonus.take })).toBeTruthy();
});

// BON-29, BON-30
test('ends a bonus whose condition is met, shows the server’s message, and shows the form again', async () => {
  const { times } = await running('met');
  const { user, said } = open(<BonusPage />);
  await end(user);
  await screen.findByLabelText(promotion.code);
  expect(said).toEqual([{ kind: 'success', text: errorMsg.BONUS_CLEAR }]);
  expect(screen.queryByText(bonus.state.current)).toBeNull();
  expect(times('clearBonus')).toBe(1);
});

// BON-32
test('calls the end of a bonus unconfirmed too, even when the bonus is over', async () => {
  const { sandbox } = await running('met');
  sandbox.fault('clearBonus', { after: 'cut' });
  const { user } = open(<BonusPage />);
  await end(user);
  await screen.findByLabelText(promotion.code);
  expect(screen.getByRole('dialog', { name: bonus.unknownTitle })).toBeTruthy();
});

// MNY-210
test('a bonus is taken although its sheet closes meanwhile: announced before, reported in a toast', async () => {
  const { hold, times } = await simulate();
  const arrive = hold('activateBonus');
  const { user, said } = open(<BonusPage />);
  await take(user);
  expect(await screen.findByText(common.sending)).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Opened again, the sheet waits for the first call and sends no second one.
  await user.click(screen.getByRole('button', welcome));
  expect(await screen.findByText(common.sending)).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  arrive();
  expect(await screen.findByText(bonus.state.current)).toBeTruthy();
  const goesOn = { kind: 'note', text: common.goesOn };
  expect(said).toEqual([goesOn, goesOn, { kind: 'success', text: bonus.taken }]);
  expect(times('activateBonus')).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// MNY-210
test('ending a bonus continues when its question is closed, and a toast reports a refusal', async () => {
  const { hold } = await running('not');
  const arrive = hold('clearBonus');
  const { user, said } = open(<BonusPage />);
  const question = await end(user);
  expect(await within(question).findByText(common.sending)).toBeTruthy();
  expect(within(question).queryByRole('button', { name: bonus.keep })).toBeNull();
  await user.click(within(question).getByRole('button', { name: common.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  arrive();
  await waitFor(() =>
    expect(said).toEqual([
      { kind: 'note', text: common.goesOn },
      { kind: 'error', text: errorMsg.BONUS_CONDITION },
    ]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
