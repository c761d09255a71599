import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { getGetEnableChatWidgetQueryKey } from '../../shared/api/generated/lookup/lookup.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { ChatGate } from './chat-gate.tsx';

/** Loads lazy chunks first, so that file access is not timed. */
beforeAll(async () => {
  await Promise.all([initI18n(), import('../../features/chat/frame/chat-widget.tsx')]);
}, 60_000);

test('isolates a crash of the chat, with a retry', async () => {
  const crashed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const answer = {
    get enableChatWidget() {
      if (broken) throw new Error('crash');
      return false;
    },
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(getGetEnableChatWidgetQueryKey(), answer);
  render(
    <QueryClientProvider client={client}>
      <p>Page</p>
      <ChatGate />
    </QueryClientProvider>,
  );
  const alert = await screen.findByRole('alert', undefined, { timeout: 5_000 });
  expect(crashed.mock.calls.flat().map(String).join()).toContain('Error: crash');
  expect(alert.textContent).toContain(texts.boundary.widget);
  expect(screen.getByText('Page')).toBeTruthy();
  const again = () => fireEvent.click(screen.getByRole('button', { name: texts.common.retry }));
  again();
  expect(await screen.findByRole('alert')).toBeTruthy();
  broken = false;
  again();
  await waitFor(() => expect(document.documentElement.hasAttribute('data-chat')).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Page')).toBeTruthy();
});
