import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn, openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { labels } from '../kit/labels.ts';
import { PanelContext, type PanelTools } from '../kit/panel-tools.ts';
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
  const tools = { sandbox, t, act, say: (text: string) => void done.push(text) } as Partial<PanelTools> as PanelTools;
  render(
    <MantineProvider>
      <PanelContext value={tools}>
        <Resend call={call} />
      </PanelContext>
    </MantineProvider>,
  );
  const form = screen.getByLabelText(t.calls.key).closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(sandbox.calls().filter(({ resent }) => resent === call.id)).toHaveLength(1);
  fireEvent.submit(form);
  await waitFor(() => expect(done).toHaveLength(2));
});
