import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openPanel, openTab } from '../../../../tests/support/components/open-panel.tsx';
import { openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { fill, labels } from '../kit/labels.ts';
import { changedSwitches } from './changed-switches.ts';

const t = labels.en;
let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox('everyday', { set: { balance: 12 } });
  await sandbox.set('offline', true);
  await sandbox.set('terminated', true);
  openPanel(sandbox);
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('counts the changed switches in the header, which leads to a list of them alone', async () => {
  await press(fill(t.panel.changed, { count: 3 }));
  expect(
    screen.getAllByRole('switch').map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent),
  ).toEqual([t.switch.terminated, t.switch.offline]);
  expect(screen.getByRole('textbox', { name: t.switch.balance })).toBeDefined();
  await press(t.switches.all);
  expect(screen.getByRole('switch', { name: t.switch.notice })).toBeDefined();
});

test('shows all changed switches from the header, whatever was searched for', async () => {
  await openTab('switches');
  await userEvent.type(screen.getByRole('searchbox'), t.switch.offline);
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  await press(fill(t.panel.changed, { count: 3 }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(screen.getAllByRole('switch')).toHaveLength(2);
});

test('resets one switch, then all others', async () => {
  await press(fill(t.panel.changed, { count: 3 }));
  await press(fill(t.switches.resetTo, { name: t.switch.terminated, value: t.switches.off }));
  await waitFor(() => expect(changedSwitches(sandbox)).toEqual(['balance', 'offline']));
  await press(fill(t.switches.resetAll, { count: 2 }));
  await waitFor(() => expect(screen.getByText(t.switches.noneChanged)).toBeDefined());
  expect(sandbox.address).toMatchObject({ scenario: 'everyday', seed: 1, set: {} });
  expect(sandbox.switches()).toEqual(sandbox.scenario.switches);
  expect(screen.queryByRole('button', { name: new RegExp(fill(t.panel.changed, { count: '' })) })).toBeNull();
});

test('shows the words of a choice with the value that addresses use', async () => {
  await openTab('switches');
  expect(screen.getByRole('option', { name: 'must be accepted (must-accept)' })).toBeDefined();
});
