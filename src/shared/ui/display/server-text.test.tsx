import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { initI18n } from '../../i18n/i18n.ts';
import { showToast, Toaster } from '../../toast/toaster.tsx';
import { AlertDialog } from '../dialogs/alert-dialog.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Sheet } from '../dialogs/sheet.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { FailureNote } from '../states/failure-note.tsx';
import { UploadBar } from '../states/upload-bar.tsx';

/** A refusal without a known code, by a server in Laos. */
const refusal = 'ບັນຊີຂອງທ່ານຖືກປິດ';
const nothing = () => {};
const sheet = { opened: true, onClose: nothing, closeLabel: 'Close', loading: false, error: null };

beforeAll(() => initI18n());

const show = (node: ReactNode) =>
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      {node}
    </MantineProvider>,
  );

// SAFE-82
test.each([
  ['a note in a form', <FailureNote key="a" text={refusal} />],
  ['an error in place', <ErrorState key="a" message={refusal} retryLabel="Again" onRetry={nothing} />],
  ['an empty list', <EmptyState key="a" title="Nothing" message={refusal} />],
  ['an alert', <AlertDialog key="a" kind="error" title="Error" message={refusal} okLabel="OK" onClose={nothing} />],
  [
    'a question',
    <ConfirmDialog
      key="a"
      title="Sure?"
      message={refusal}
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={nothing}
      onCancel={nothing}
    />,
  ],
  ['the title of a sheet', <Sheet key="a" {...sheet} title={refusal} />],
])('marks the language of a server text in %s', async (_where, node) => {
  show(node);
  expect((await screen.findByText(refusal)).lang).toBe('lo');
});

// SAFE-82
test('marks the language of a server text in a toast', async () => {
  show(<Toaster />);
  act(() => showToast({ kind: 'error', text: refusal }, () => {}));
  expect((await screen.findByText(refusal)).lang).toBe('lo');
});

// SAFE-82
test('marks the language of an element named by a server text', () => {
  show(<UploadBar share={0.5} label={refusal} />);
  expect(screen.getByRole('progressbar', { name: refusal }).lang).toBe('lo');
});
