import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { open } from '../../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../../tests/support/components/simulated-backend.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { clearSession, login } from '../../../shared/session/session.ts';
import { useChatIdentity } from '../room/use-chat-room.ts';
import { ChatPanel } from './chat-panel.tsx';

const { chat, common } = texts;

/** The panel as long as it is not known who writes. */
function Panel() {
  const { identity, failed, retry } = useChatIdentity(true);
  if (identity) return <p>known as {identity.userId}</p>;
  return <ChatPanel room={null} unreachable={failed} onRetry={retry} onClose={vi.fn()} />;
}

// CHT-16
test('reports that the chat cannot start without the profile, and retries', async () => {
  const { sandbox } = await simulate();
  login(sandbox.token('player') ?? '', false);
  onTestFinished(() => void clearSession('ended'));
  sandbox.fault('getProfile', 'INTERNAL_SERVER_ERROR');
  const { user } = open(<Panel />);
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(chat.alert.join),
  );
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('known as 38524639')).toBeTruthy();
});
