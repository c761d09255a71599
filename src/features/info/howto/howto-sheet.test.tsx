import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../../../../tests/support/components/open-part.tsx';
import { config, configure } from '../../../shared/config/config.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { beginning } from './film-player.tsx';
import { HowtoPage } from './howto-page.tsx';
import { HowtoSheet, type HowtoSheetProps } from './howto-sheet.tsx';

const { howto, common } = texts;

const sheetOf = (entry: HowtoSheetProps['entry']) => (
  <HowtoSheet {...{ entry }} opened beside={false} place={{ current: beginning }} onPlace={vi.fn()} onClose={vi.fn()} />
);

// INF-6
test('reports a failure once the last file failed, and keeps the steps', async () => {
  const before = config;
  onTestFinished(() => configure(before));
  const wallet = 'https://video.example/one.webm, https://video.example/one.mp4';
  configure({ ...config, howtoVideos: { ...config.howtoVideos, wallet } });
  show(sheetOf('wallet'));
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

const tracksOf = (player: HTMLElement) =>
  [...player.querySelectorAll('track')].map(({ src, srclang }) => `${srclang} ${new URL(src).pathname}`);

// INF-4, INF-5
test.each([
  ['/films/{lang}/play.webm?cut=2', '/films/th/play.webm', 'th /films/th/play.vtt'],
  ['/films/play.{lang}.webm', '/films/play.th.webm', 'th /films/play.th.vtt'],
  ['/films/play.webm', '/films/play.webm', 'th /films/play.th.vtt'],
])('%s plays %s with the captions %s', async (play, source, captions) => {
  const before = config;
  onTestFinished(() => configure(before));
  configure({ ...config, howtoVideos: { ...config.howtoVideos, play } });
  show(sheetOf('play'));
  const player = await screen.findByLabelText(howto.video.replace('{{title}}', howto.play.title));
  expect(new URL(player.querySelector('source')?.src ?? '').pathname).toBe(source);
  expect(new URL(player.getAttribute('poster') ?? '', location.href).pathname).toBe(source.replace('.webm', '.webp'));
  expect(tracksOf(player)).toEqual([captions]);
});

// INF-6
test('reports a failure when the playing file breaks off', async () => {
  show(sheetOf('wallet'));
  const player = await screen.findByLabelText(howto.video.replace('{{title}}', howto.wallet.title));
  fireEvent.error(player);
  expect(player.isConnected).toBe(true);
  Object.defineProperty(player, 'error', { value: { code: 2 } });
  fireEvent.error(player);
  expect(screen.getByRole('status').textContent).toBe(howto.failed);
});

/** The window and its body become as wide as this, px. */
function widen(px: number) {
  vi.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(px);
  vi.stubGlobal('innerWidth', px);
  fireEvent(window, new Event('resize'));
}

// INF-3
test('keeps the position of the video when the guide moves beside the list and back, and starts over after it was closed', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  widen(800);
  show(<HowtoPage />);
  const openGuide = () => fireEvent.click(screen.getByRole('button', { name: new RegExp(howto.play.title) }));
  const player = async () => {
    const found = (await screen.findByLabelText(
      howto.video.replace('{{title}}', howto.play.title),
    )) as HTMLVideoElement;
    return Object.defineProperty(found, 'textTracks', { value: [], configurable: true });
  };
  openGuide();
  let before = await player();
  before.currentTime = 12;
  fireEvent.timeUpdate(before);
  for (const px of [1280, 800]) {
    widen(px);
    const after = await player();
    expect(after).not.toBe(before);
    fireEvent.loadedMetadata(after);
    expect(after.currentTime).toBe(12);
    before = after;
  }
  fireEvent.click(screen.getByRole('button', { name: common.close }));
  await waitFor(() => expect(before.isConnected).toBe(false));
  openGuide();
  const anew = await player();
  fireEvent.loadedMetadata(anew);
  expect(anew.currentTime).toBe(0);
});
