import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openPanel, openTab } from '../../../../tests/support/components/open-panel.tsx';
import { openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';

let sandbox: Sandbox;
let app: HTMLElement;

beforeEach(async () => {
  sandbox = await openSandbox('everyday');
  app = document.createElement('button');
  document.body.append(app);
  onTestFinished(() => app.remove());
  openPanel(sandbox);
});

/** Resolves after the app has focused its new page. */
const appArrives = () =>
  new Promise<void>((resolve) => {
    sandbox.onReplaced(() =>
      setTimeout(() => {
        app.focus();
        resolve();
      }),
    );
  });

// APP-450
test('keeps the focus on the pressed scenario while the app shows its world', async () => {
  const arrived = appArrives();
  const card = screen.getByRole('button', { name: /broke/ });
  card.focus();
  await userEvent.keyboard('{Enter}');
  await arrived;
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(sandbox.address.scenario).toBe('broke');
});

// APP-450
test('leaves the focus to the app once the tester has pressed something there', async () => {
  const arrived = appArrives();
  await userEvent.click(screen.getByRole('button', { name: /broke/ }));
  await userEvent.click(app);
  await arrived;
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(app);
});

// APP-450
test('keeps the focus in the field of a number that was set', async () => {
  await openTab('switches');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rows of history' });
  await userEvent.clear(field);
  await userEvent.type(field, '5{Enter}');
  await waitFor(() => expect(sandbox.switches().statementRows).toBe(5));
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('5');
});
