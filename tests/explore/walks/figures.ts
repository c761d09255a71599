/** Balance oracle: home shows the simulator's amounts. */
import type { OperationId } from '../../../contract/generated/operations.ts';

export const moneyCommands: readonly OperationId[] = [
  'transfer',
  'transferAll',
  'withdraw',
  'withdrawAll',
  'addToWallet',
  'sendGiftLink',
  'activateBonus',
  'activatePromotion',
  'receiveInviteBonus',
  'addRefundToWallet',
  'spin',
  'claimCoupon',
];

/**
 * Amounts on home that differ from the simulator: total, wallet, games together, each open game, invite bonus. Empty
 * where the page may show other amounts, or none. Self-contained: tests pass it to a page as text.
 */
export function wrongFigures(commands: readonly string[]): string[] {
  const home = document.querySelector('[aria-labelledby="home-total"]');
  const { sandbox } = window;
  if (!sandbox || !home) return [];
  let token: string | null = null;
  try {
    token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
  } catch {
    // A browser that blocks storage: the player is unknown
  }
  const { records, balances, postings } = sandbox.inspect();
  const rowsOf = <Row>(table: string) => (records[table] ?? []) as readonly Row[];
  const sessions = rowsOf<{ token: string; player: string }>('sessions');
  const player = sessions.find((session) => session.token === token)?.player;
  const calls = sandbox.calls();
  const asked = calls.findLast(({ operation }) => operation === 'getWallet');
  // A failed or faulted response says nothing about the ledger
  if (player === undefined || asked?.status !== 200 || asked.fault !== null) return [];
  const moved = calls
    .slice(calls.indexOf(asked) + 1)
    .some(({ operation, entry, fault }) => commands.includes(operation ?? '') && entry !== null && fault === null);
  // The app is not told about later changes by a bank, the staff or another tab; it knows its own commands
  const isToldLater = postings.some(({ at }) => at >= asked.at);
  const wasOperated = sandbox.journal().some(({ kind, at }) => kind === 'operator' && at >= asked.at);
  if (!moved && (isToldLater || wasOperated)) return [];

  const figureOf = (place: Element | null | undefined) =>
    (place?.querySelector('[data-size] > span') ?? place)?.textContent?.replaceAll(',', '').trim();
  const games = rowsOf<{ player: string; code: string; name: string }>('games').filter((one) => one.player === player);
  const wallet = balances[`wallet:${player}`] ?? 0;
  const inGame = (code: string) => balances[`game:${player}:${code}`] ?? 0;
  const inGames = games.reduce((total, { code }) => total + inGame(code), 0);
  const invite = rowsOf<{ _id: string; inviteBonus: number }>('players').find(({ _id }) => _id === player)?.inviteBonus;
  const [walletPlace, gamesPlace] = home.querySelectorAll('dd');
  const figures: (readonly [what: string, place: Element | null | undefined, satang: number])[] = [
    ['the total', home.querySelector('p'), wallet + inGames],
    ['the wallet', walletPlace, wallet],
    ['all games', gamesPlace, inGames],
    ['the invite bonus', document.querySelector('[aria-labelledby="home-invite"] p'), invite ?? 0],
    ...[...document.querySelectorAll('[data-category] [role="group"]')].flatMap((card) => {
      if (!card.querySelector('[data-active="true"]')) return [];
      const name = card.getAttribute('aria-label');
      return [[`${name}`, card, inGame(games.find((game) => game.name === name)?.code ?? '')] as const];
    }),
  ];
  return figures.flatMap(([what, place, satang]) => {
    const [shown, right] = [figureOf(place), (satang / 100).toFixed(2)];
    // A player may have hidden the amounts.
    return shown === right || /^•+$/.test(shown ?? '')
      ? []
      : [`home shows ${shown} as ${what}, and the simulator has ${right}`];
  });
}
