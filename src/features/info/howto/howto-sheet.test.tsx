import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { show } from '../../../../tests/support/components/render.tsx';
import { config, configure } from '../../../shared/config/config.ts';
import { initI18n } from '../../../shared/i18n/i18n.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { HowtoSheet } from './howto-sheet.tsx';

const { howto } = texts;

beforeAll(() => initI18n());

// INF-6
it('says that no file can be played once the last one failed, and keeps the steps', async () => {
  const before = config;
  onTestFinished(() => configure(before));
  const wallet = 'https://video.example/one.webm, https://video.example/one.mp4';
  configure({ ...config, howtoVideos: { ...config.howtoVideos, wallet } });
  show(<HowtoSheet entry="wallet" opened onClose={vi.fn()} />);
  const player = await screen.findByLabelText(howto.video.replace('{{title}}', howto.wallet.title));
  // INF-19: the captions of another host show only so.
  expect(player.getAttribute('crossorigin')).toBe('anonymous');
  const [first, last] = [...player.querySelectorAll('source')];
  fireEvent.error(first as HTMLElement);
  expect(screen.queryByText(howto.failed)).toBeNull();
  fireEvent.error(last as HTMLElement);
  expect(screen.getByRole('status').textContent).toBe(howto.failed);
  expect(player.isConnected).toBe(false);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(howto.wallet.s1);
});

// INF-6
it('says so, too, when the file that plays ends in the middle', async () => {
  show(<HowtoSheet entry="wallet" opened onClose={vi.fn()} />);
  const player = await screen.findByLabelText(howto.video.replace('{{title}}', howto.wallet.title));
  fireEvent.error(player);
  expect(player.isConnected).toBe(true);
  Object.defineProperty(player, 'error', { value: { code: 2 } });
  fireEvent.error(player);
  expect(screen.getByRole('status').textContent).toBe(howto.failed);
});
