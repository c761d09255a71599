import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/components/open-panel.tsx';
import { logIn, openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { labels } from '../kit/labels.ts';
import type { PanelTools } from '../kit/panel-tools.ts';
import { Resend } from './resend.tsx';

const t = labels.en;

// APP-368
test('sends a write without a key once when it is submitted twice', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 10 });
  const call = sandbox.calls().at(-1);
  if (!call) throw new Error('there was no call');
  const done: string[] = [];
  const act: PanelTools['act'] = async (job) => {
    await job();
    return true;
  };
  renderPart(<Resend call={call} />, { sandbox, act, say: (text) => void done.push(text) });
  const form = screen.getByLabelText(t.calls.key).closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(sandbox.calls().filter(({ resent }) => resent === call.id)).toHaveLength(1);
  fireEvent.submit(form);
  await waitFor(() => expect(done).toHaveLength(2));
});
