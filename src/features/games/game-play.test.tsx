import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AutoLoginLink } from '../../../contract/generated/models/autoLoginLink.ts';
import { accountOf, commandsOf, openGame, playButton } from '../../../tests/support/components/opened-game.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { config, configure } from '../../shared/config/config.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { toasts } from '../../shared/toast/notify.ts';

const { games, common, errorMsg } = texts;
const settings = { ...config };
let backend: SimulatedBackend;

/** A fake tab that records which address it was led to and whether it was closed. */
function tab() {
  const page = document.implementation.createHTMLDocument('');
  const went: string[] = [];
  page.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) went.push(event.target.href);
  });
  const made = { document: page, opener: window as unknown, closed: false, close: vi.fn() };
  const openTab = vi.fn(() => made as unknown as Window);
  vi.stubGlobal('open', openTab);
  return { made, went, openTab };
}

/** The browser opens no tab. */
const refuseTabs = () =>
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );

/** The link that the server gives for PG. */
async function linkOf() {
  const { username } = await accountOf(backend);
  return (await backend.elsewhere<AutoLoginLink>(`/api/autoLogin/pg/${username}`)).link;
}

const emptyWallet = async () => {
  backend = await simulate('everyday', { set: { balance: 0 } });
};

beforeEach(async () => {
  configure({ iframe: true });
  backend = await simulate();
});
afterEach(() => configure(settings));

describe('playing', () => {
  // GAM-20, GAM-47, TRF-33
  test('opens the tab with the tap, moves the money, asks for the link, and cuts the opener', async () => {
    const { made, went, openTab } = tab();
    openGame();
    const button = await playButton(backend);
    act(() => {
      button.click();
      button.click();
    });
    expect(openTab).toHaveBeenCalledOnce();
    expect(made.opener).toBeNull();
    const link = await linkOf();
    await waitFor(() => expect(went).toEqual([link]));
    expect(commandsOf(backend)).toEqual(['transferAll', 'autoLoginPg']);
    expect(made.close).not.toHaveBeenCalled();
  });

  // GAM-21
  test('moves nothing when there is nothing in the wallet', async () => {
    await emptyWallet();
    const { went } = tab();
    const { user } = openGame();
    await user.click(await playButton(backend));
    await waitFor(() => expect(went).toHaveLength(1));
    expect(commandsOf(backend)).toEqual(['autoLoginPg']);
  });

  // GAM-22
  test('opens nothing when the transfer is refused, and says why', async () => {
    backend = await simulate('everyday', { set: { transferFails: true } });
    const { made, went } = tab();
    const { user } = openGame();
    await user.click(await playButton(backend));
    await screen.findByText(errorMsg.TRANSFER_FAIL);
    expect(made.close).toHaveBeenCalledOnce();
    expect(went).toEqual([]);
    expect(commandsOf(backend)).toEqual(['transferAll']);
  });

  // GAM-24, TRF-35
  test('says that the money has moved when the game does not open, and moves nothing with the next tap', async () => {
    backend.sandbox.fault('autoLoginPg', 'SLOT_NO_ACCOUNT');
    const arrive = backend.hold('autoLoginPg');
    const { made, went } = tab();
    const { user } = openGame();
    await user.click(await playButton(backend));
    // The answer comes after the empty wallet is on the screen.
    await screen.findByText(games.playsWithBalance);
    arrive();
    await screen.findByText(new RegExp(games.movedFirst));
    expect(made.close).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: common.ok }));
    await user.click(await playButton(backend));
    const link = await linkOf();
    await waitFor(() => expect(went).toEqual([link]));
    expect(backend.times('transferAll')).toBe(1);
  });

  // GAM-24, TRF-36
  test('moves money that arrived meanwhile with the next tap', async () => {
    const arrive = backend.holdAnswer('transferAll');
    const { went } = tab();
    const { user } = openGame();
    await user.click(await playButton(backend));
    await waitFor(() => expect(backend.times('transferAll')).toBe(1));
    await backend.sandbox.operate('adjustBalance', { phone: '0812345678', account: 'WALLET', baht: 50 });
    arrive();
    await waitFor(() => expect(went).toHaveLength(1));
    await screen.findByText(/50\.00/);
    await user.click(await playButton(backend));
    await waitFor(() => expect(went).toHaveLength(2));
    expect(backend.times('transferAll')).toBe(2);
  });

  // GAM-46
  test('offers a real link when the browser refuses the tab', async () => {
    refuseTabs();
    const { user } = openGame();
    await user.click(await playButton(backend));
    const link = await screen.findByRole('link', { name: games.openNow });
    expect(link.getAttribute('href')).toBe(await linkOf());
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  // GAM-25, GAM-33
  test('posts nothing and moves nothing for UFABET without its event fields', async () => {
    configure({ signIn: { ...config.signIn, UFABET: 'https://ufa.example/in' } });
    const { username, password } = await accountOf(backend, 'UFABET');
    backend.forge('getGameAccount', { username, password });
    const { made, openTab } = tab();
    const { user } = openGame('UFABET');
    await user.click(await playButton(backend, 'UFABET'));
    await screen.findByText(games.problem.event);
    expect([openTab.mock.calls.length, made.close.mock.calls.length]).toEqual([0, 0]);
    expect(commandsOf(backend)).toEqual([]);
  });

  // GAM-10
  test('moves and opens nothing for a player unknown to the provider, and reports it', async () => {
    backend = await simulate('provider-tour', { set: { gameProvider: 'NOT_UFABET' } });
    const { openTab } = tab();
    const { user } = openGame('UFABET');
    await screen.findByText(errorMsg.NOT_UFABET);
    expect(screen.getByRole('button', { name: common.retry })).toBeDefined();
    await user.click(screen.getByRole('button', { name: games.play }));
    expect(openTab).not.toHaveBeenCalled();
    expect(commandsOf(backend)).toEqual([]);
  });

  // GAM-46
  test('posts a form in this window when the browser blocks the second tab too', async () => {
    await emptyWallet();
    refuseTabs();
    const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    configure({ signIn: { ...config.signIn, JOKER: 'https://joker.example/in' } });
    const { user } = openGame('JOKER');
    await user.click(await playButton(backend, 'JOKER'));
    expect(posted).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: games.openNow }));
    await waitFor(() => expect(posted).toHaveBeenCalledOnce());
    expect(document.querySelector('form')).toBeNull();
  });

  // GAM-23, MNY-40
  test('calls a lost answer unconfirmed, never failed, and opens nothing', async () => {
    backend.sandbox.fault('transferAll', { after: 'cut' });
    const { made, went } = tab();
    const { user } = openGame();
    await user.click(await playButton(backend));
    await screen.findByText(common.unknownOutcome);
    expect(made.close).toHaveBeenCalledOnce();
    expect(went).toEqual([]);
  });

  // MNY-322
  test('warns before an equal transfer that the first may have gone through, and opens nothing', async () => {
    backend.sandbox.fault('transferAll', { cut: true });
    const { went } = tab();
    const { user } = openGame();
    await user.click(await playButton(backend));
    await screen.findByText(common.unknownOutcome);
    await user.click(screen.getByRole('button', { name: common.close }));
    await user.click(await playButton(backend));
    await screen.findByText(new RegExp(`^${common.orderedBefore.split('{{')[0]}`));
    expect(screen.queryByRole('heading', { name: common.error })).toBeNull();
    expect(backend.times('transferAll')).toBe(1);
    expect(went).toEqual([]);
  });
});

describe('a game without a web address', () => {
  const openImi = async (balance: number) => {
    backend = await simulate('everyday', { at: Date.now(), set: { openGames: 'all', balance } });
    return openGame('IMI');
  };

  // GAM-27
  test('only moves the money, and closes with a confirmation', async () => {
    const { user, onClose } = await openImi(100);
    await user.click(await screen.findByRole('button', { name: games.transferOnly }));
    await screen.findByRole('heading', { name: games.transferred });
    const said = (label: string) => screen.getByText(label).nextSibling?.textContent;
    expect([said(texts.receipt.from), said(texts.receipt.to)]).toEqual([texts.account.WALLET, 'IMI']);
    await user.click(screen.getByRole('button', { name: common.ok }));
    expect(onClose).toHaveBeenCalled();
    expect(commandsOf(backend)).toEqual(['transferAll']);
  });

  // GAM-27, MNY-261
  test('shows the amount of the history entry in the receipt when the wallet held more than shown', async () => {
    const { user } = await openImi(100);
    const button = await screen.findByRole('button', { name: games.transferOnly });
    await backend.sandbox.operate('adjustBalance', { baht: 500 });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: games.transferred });
    await waitFor(() => expect(dialog.textContent).toContain('600.00'));
    expect(dialog.textContent).not.toContain('100.00');
    expect(dialog.textContent).toContain(texts.statement.field.reference);
  });

  // MNY-263
  test('reports a transfer in a toast that links to the history after the player has left', async () => {
    const said: unknown[] = [];
    onTestFinished(toasts.on((one) => void said.push(one)));
    const { user, unmount } = await openImi(100);
    const arrive = backend.holdAnswer('transferAll');
    await user.click(await screen.findByRole('button', { name: games.transferOnly }));
    await waitFor(() => expect(backend.times('transferAll')).toBe(1));
    unmount();
    arrive();
    await waitFor(() => expect(said).toEqual([{ kind: 'success', text: games.transferred, action: 'history' }]));
  });

  // GAM-26
  test('takes nothing from an empty wallet', async () => {
    await openImi(0);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: games.transferOnly })).disabled).toBe(true);
  });
});
