import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import type { WalletGame } from '../../shared/money/wallet.ts';
import { GameCard } from './game-card.tsx';

const game = (over: Partial<WalletGame> = {}): WalletGame => ({
  key: 'JOKER',
  code: 'JOKER',
  name: 'Joker',
  logo: null,
  background: null,
  web: null,
  android: null,
  ios: null,
  active: true,
  balance: 10000,
  converted: 1000,
  category: 'slot',
  ...over,
});

// GAM-2, GAM-3, WAL-61
test('shows the balance as the only money, and its amount in the game, also in words', () => {
  const { container } = render(<GameCard game={game()} currency="บาท" onOpen={vi.fn()} />);
  expect(container.textContent).toContain(`${texts.games.inGame} ≈ 10.00`);
  screen.getByRole('button', { name: new RegExp(`100 ?\\.00 บาท ${texts.games.converted} 10 ?\\.00$`) });
});

// WAL-61
test('shows no conversion where there is none', () => {
  const { container } = render(<GameCard game={game({ converted: null })} currency="บาท" />);
  expect(container.textContent).toContain('100.00');
  expect(container.textContent).not.toMatch(new RegExp(`≈|=|${texts.games.converted}`));
});

// GAM-4
test('invites to open an account instead of showing a balance', () => {
  const { container } = render(<GameCard game={game({ active: false })} currency="บาท" onOpen={vi.fn()} />);
  screen.getByRole('button', { name: `Joker ${texts.games.openAccount}` });
  expect(container.textContent).not.toContain('100.00');
});

// GAM-5
test('opens by its code, and is no button without a handler', async () => {
  const onOpen = vi.fn();
  const { rerender } = render(<GameCard game={game()} currency="บาท" onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: /Joker/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('JOKER');
  rerender(<GameCard game={game()} currency="บาท" />);
  expect(screen.queryByRole('button')).toBeNull();
});

// GAM-6
test('shows no background, and two letters for the logo, when they are broken or missing', () => {
  const card = (over: Partial<WalletGame>) => <GameCard game={game(over)} currency="บาท" />;
  const { container, rerender } = render(card({ logo: '/logo.png', background: '/ground.png' }));
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map(({ src }) => new URL(src).pathname)).toEqual(['/ground.png', '/logo.png']);
  expect(screen.queryByText('Jo')).toBeNull();
  for (const picture of pictures) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  screen.getByText('Jo');
  rerender(card({ logo: 'https://evil.example/logo.png', background: 'javascript:1' }));
  expect(container.querySelector('img')).toBeNull();
  screen.getByText('Jo');
});

// GAM-6
test.each([
  ['🎰🎲 Slots', '🎰🎲'],
  ['กี่ Game', 'กี่'],
  ['ຊື່ນ້ຳ', 'ຊື່ນ້ຳ'],
])('takes whole letters of %s', (name, letters) => {
  const { container } = render(<GameCard game={game({ name })} currency="บาท" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(letters);
});

test('shows a dash for a balance that could not be read', () => {
  const { container } = render(<GameCard game={game({ balance: null, converted: null })} currency="บาท" />);
  expect(container.textContent).not.toMatch(/NaN|null|\d/);
  expect(screen.getAllByText('-')).toHaveLength(1);
});
