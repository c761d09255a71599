import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, broken, open, serve, walletView } from '../../../../tests/support/components/served.tsx';
import { initI18n } from '../../../shared/i18n/i18n.ts';
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

beforeAll(() => initI18n());

// CHT-16
it('tells a player whose profile cannot be loaded that the chat cannot begin, and tries again', async () => {
  login('t1', false);
  onTestFinished(() => void clearSession('ended'));
  const answers: Answers = { '/api/account/profile': broken };
  serve(answers);
  const { user } = open(<Panel />);
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(chat.alert.join),
  );
  answers['/api/account/profile'] = walletView.profile;
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('known as 42')).toBeTruthy();
});
