import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { commandsOf, openGame, playButton } from '../../../tests/support/components/opened-game.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { GameCarousels } from './game-carousel.tsx';
import { GamesSection } from './games-section.tsx';

const { games } = texts;
const onOpen = vi.fn();
let backend: SimulatedBackend;

function Page() {
  return <GamesSection view={useGetWallet().data} onOpen={onOpen} onTakeBack={vi.fn()} />;
}

const cards = () => within(screen.getByRole('list')).getAllByRole('button');
const list = (name: string) => screen.getByRole('button', { name });
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('kept-games-'));

beforeEach(async () => {
  backend = await simulate();
});

describe('the games of home', () => {
  // DES-57
  test('have pictures only near the view, however many there are', async () => {
    const slots = Array.from({ length: 50 }, (_, at) => ({
      ...{ code: `G${at}`, name: `Game ${at}`, isActive: true, amount: 1, category: 'slot', logo: '/logo.svg' },
    }));
    open(<GameCarousels view={{ slots } as unknown as WalletView} onOpen={onOpen} />);
    // By text: names of fifty buttons take long.
    const last = await screen.findByText('Game 49', {}, { timeout: 3_000 });
    expect(screen.getByText('Game 0').closest('button')?.querySelector('img')).not.toBeNull();
    expect(last.closest('button')?.querySelector('img')).toBeNull();
  });

  // GAM-280
  test('are found by a name in another language than the app’s, and opened from there', async () => {
    const { user } = open(<Page />);
    await user.type(await screen.findByRole('searchbox', { name: games.find.label }), 'ໂຈກເກ');
    expect(cards()).toHaveLength(2);
    await user.click(cards()[0] as HTMLElement);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('JOKER');
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText(games.find.nothing)).toBeDefined();
  });

  // GAM-281, GAM-283
  test('become favourites with their star, on this device and for this player', async () => {
    const { user } = openGame('UFABET');
    const star = await screen.findByRole('button', { name: games.favourite });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await user.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
    expect(keptKeys()).toHaveLength(1);
    const player = (await backend.elsewhere<{ profile: { _id: string } }>('/api/wallet')).profile._id;
    expect(keptKeys()[0]).not.toContain(player);
    cleanup();
    open(<Page />);
    await user.click(await screen.findByRole('button', { name: games.find.recent }));
    expect(screen.getByText(games.find.no.recent)).toBeDefined();
    await user.click(list(games.find.favourites));
    expect(cards()).toHaveLength(1);
    expect(cards()[0]?.textContent).toContain('UFABET');
  });

  // GAM-282
  test('count as recently played once opened, and not when opening failed', async () => {
    vi.stubGlobal('open', () => ({
      document: document.implementation.createHTMLDocument(''),
      closed: false,
      close: vi.fn(),
    }));
    backend.sandbox.fault('transferAll', 'TRANSFER_FAIL');
    const { user } = openGame();
    await user.click(await playButton(backend));
    await screen.findByText(texts.errorMsg.TRANSFER_FAIL);
    expect(keptKeys()).toEqual([]);
    await user.click(screen.getByRole('button', { name: texts.common.ok }));
    await user.click(await playButton(backend));
    await waitFor(() => expect(commandsOf(backend).at(-1)).toMatch(/autoLogin/));
    await waitFor(() => expect(localStorage.getItem(keptKeys()[0] ?? '')).toContain('"recent":["PG"]'));
  });

  // GAM-284
  test('show at the play button how much of the wallet moves along', async () => {
    openGame();
    const button = await playButton(backend);
    const said = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toContain('4,250.75');
  });
});
