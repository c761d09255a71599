import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { config, configure } from '../../shared/config/config.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { GameSheet } from './game-sheet.tsx';

const { games, common, errorMsg } = texts;
let wallet: number;
let active: boolean;
let web: string | null;
const account = () => Response.json({ username: 'kp1', password: 'secret1' });
const view = () => ({
  profile: { _id: 'p', name: 'S', username: '0812345678', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  bankAccount: { bankAccountName: 'A', bankAccountNo: '1', bank: { nameTH: 'ก' } },
  wallet: { amount: wallet },
  invite: { amount: 0, success: 0, fail: 0 },
  slots: ['PG', 'JOKER', 'UFABET'].map((code) => ({
    ...{ code, name: code, logo: '', background: '', isActive: active, amount: 10, ftWalletSlot: 1 },
    ...{ web, android: 'https://play.google.com/x', ios: null, category: 'slot' },
  })),
});

/** The server's answers by path; a test replaces an entry. */
let answers: Record<string, () => Response | Promise<Response>>;
let asked: string[];
const refuse = (message: string, status = 400) => Response.json({ message }, { status });

function open(code = 'PG') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onClose = vi.fn();
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <QueryClientProvider client={client}>
        <GameSheet code={code} opened onClose={onClose} onOpenStatement={vi.fn()} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), onClose };
}

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

beforeAll(() => initI18n());
beforeEach(() => {
  [wallet, active, web, asked] = [100, true, 'https://play.pg.example/lobby', []];
  configure({ iframe: true });
  answers = {
    '/api/wallet': () => Response.json(view()),
    '/api/wallet/account/PG': account,
    '/api/wallet/account/JOKER': account,
    '/api/wallet/account/UFABET': account,
    '/api/wallet/transferAll': () => {
      wallet = 0;
      return Response.json({ message: 'SUCCESS' });
    },
    '/api/autoLogin/pg/kp1': () => Response.json({ link: 'https://play.pg.example/in/1' }),
  };
  vi.stubGlobal('fetch', async (input: URL | RequestInfo) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.origin);
    asked.push(pathname);
    return answers[pathname]?.() ?? refuse('NO_DATA', 404);
  });
});

const commands = () => asked.filter((path) => /transferAll|autoLogin|activate|resetpassword/.test(path));
const playButton = async () => {
  await screen.findByDisplayValue('secret1');
  return screen.getByRole('button', { name: games.play });
};

describe('an account that is not open', () => {
  beforeEach(() => {
    active = false;
  });

  // GAM-12
  it('is opened by one call however often it is tapped, and then shows its credentials', async () => {
    answers['/api/wallet/activate/PG'] = () => {
      active = true;
      return Response.json({ message: 'SUCCESS' });
    };
    open();
    const button = await screen.findByRole('button', { name: games.activate });
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByDisplayValue('kp1');
    expect(commands()).toEqual(['/api/wallet/activate/PG']);
  });

  // GAM-14
  it('that is open after all counts as opened', async () => {
    answers['/api/wallet/activate/PG'] = () => {
      active = true;
      return refuse('SLOT_ALREADY_ACTIVE', 409);
    };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: games.activate }));
    await screen.findByDisplayValue('kp1');
  });

  // GAM-14
  it('that the server calls open gets its credentials, whatever the wallet says', async () => {
    answers['/api/wallet/activate/PG'] = () => refuse('SLOT_ALREADY_ACTIVE', 409);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: games.activate }));
    await screen.findByDisplayValue('kp1');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: games.play })));
  });

  // GAM-13
  it('stays as it was when opening fails, and can be tried again', async () => {
    answers['/api/wallet/activate/PG'] = () => refuse('SLOT_ACTIVATE_FAIL');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: games.activate }));
    await screen.findByRole('button', { name: games.activateAgain });
    expect(screen.queryByText(errorMsg.SLOT_ACTIVATE_FAIL)).toBeNull();
    expect(screen.queryByRole('button', { name: games.play })).toBeNull();
  });
});

describe('playing', () => {
  // GAM-20, GAM-47, TRF-33
  it('opens the tab with the tap, moves the money, asks for the link, and cuts the opener', async () => {
    const { made, went, openTab } = tab();
    open();
    const button = await playButton();
    act(() => {
      button.click();
      button.click();
    });
    expect(openTab).toHaveBeenCalledOnce();
    expect(made.opener).toBeNull();
    await waitFor(() => expect(went).toEqual(['https://play.pg.example/in/1']));
    expect(commands()).toEqual(['/api/wallet/transferAll', '/api/autoLogin/pg/kp1']);
    expect(made.close).not.toHaveBeenCalled();
  });

  // GAM-21
  it('moves nothing when there is nothing in the wallet', async () => {
    wallet = 0;
    const { went } = tab();
    const { user } = open();
    await user.click(await playButton());
    await waitFor(() => expect(went).toHaveLength(1));
    expect(commands()).toEqual(['/api/autoLogin/pg/kp1']);
  });

  // GAM-22
  it('opens nothing when the transfer is refused, and says why', async () => {
    answers['/api/wallet/transferAll'] = () => refuse('TRANSFER_FAIL');
    const { made, went } = tab();
    const { user } = open();
    await user.click(await playButton());
    await screen.findByText(errorMsg.TRANSFER_FAIL);
    expect(made.close).toHaveBeenCalledOnce();
    expect(went).toEqual([]);
    expect(commands()).toEqual(['/api/wallet/transferAll']);
  });

  // GAM-24, TRF-35
  it('says that the money has moved when the game does not open, and moves nothing with the next tap', async () => {
    // The answer comes after the empty wallet is on the screen.
    answers['/api/autoLogin/pg/kp1'] = async () => {
      await screen.findByText(games.playsWithBalance);
      return refuse('SLOT_NO_ACCOUNT');
    };
    const { made, went } = tab();
    const { user } = open();
    await user.click(await playButton());
    await screen.findByText(new RegExp(games.movedFirst));
    expect(made.close).toHaveBeenCalledOnce();
    answers['/api/autoLogin/pg/kp1'] = () => Response.json({ link: 'https://play.pg.example/in/2' });
    await user.click(screen.getByRole('button', { name: common.ok }));
    await user.click(await playButton());
    await waitFor(() => expect(went).toEqual(['https://play.pg.example/in/2']));
    expect(commands().filter((path) => path.includes('transferAll'))).toHaveLength(1);
  });

  // GAM-24, TRF-36
  it('moves with the next tap what came in while the first was moved', async () => {
    answers['/api/wallet/transferAll'] = () => {
      wallet = wallet === 100 ? 50 : 0;
      return Response.json({ message: 'SUCCESS' });
    };
    const { went } = tab();
    const { user } = open();
    await user.click(await playButton());
    await waitFor(() => expect(went).toHaveLength(1));
    await screen.findByText(/50\.00/);
    await user.click(await playButton());
    await waitFor(() => expect(went).toHaveLength(2));
    expect(commands().filter((path) => path.includes('transferAll'))).toHaveLength(2);
  });

  // GAM-46
  it('offers a real link when the browser refuses the tab', async () => {
    vi.stubGlobal(
      'open',
      vi.fn(() => null),
    );
    const { user } = open();
    await user.click(await playButton());
    const link = await screen.findByRole('link', { name: games.openNow });
    expect(link.getAttribute('href')).toBe('https://play.pg.example/in/1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  // GAM-25, GAM-33
  it('posts nothing and moves nothing for UFABET without its event fields', async () => {
    configure({ signIn: { ...config.signIn, UFABET: 'https://ufa.example/in' } });
    const { made, openTab } = tab();
    const { user } = open('UFABET');
    await user.click(await playButton());
    await screen.findByText(games.problem.event);
    expect([openTab.mock.calls.length, made.close.mock.calls.length, commands().length]).toEqual([0, 0, 0]);
  });

  // GAM-46
  it('posts a form in this window when a second tap is refused a tab too', async () => {
    wallet = 0;
    vi.stubGlobal(
      'open',
      vi.fn(() => null),
    );
    const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    configure({ signIn: { ...config.signIn, JOKER: 'https://joker.example/in' } });
    const { user } = open('JOKER');
    await user.click(await playButton());
    expect(posted).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: games.openNow }));
    await waitFor(() => expect(posted).toHaveBeenCalledOnce());
    expect(document.querySelector('form')).toBeNull();
  });

  // GAM-23, MNY-40
  it('calls a lost answer unconfirmed, never failed, and opens nothing', async () => {
    answers['/api/wallet/transferAll'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const { made, went } = tab();
    const { user } = open();
    await user.click(await playButton());
    await screen.findByText(common.unknownOutcome);
    expect(made.close).toHaveBeenCalledOnce();
    expect(went).toEqual([]);
  });
});

describe('a game without a web address', () => {
  beforeEach(() => {
    web = null;
  });

  // GAM-27
  it('only takes the transfer, and closes with the word that it is done', async () => {
    const { user, onClose } = open();
    await user.click(await screen.findByRole('button', { name: games.transferOnly }));
    await screen.findByRole('heading', { name: games.transferred });
    await user.click(screen.getByRole('button', { name: common.ok }));
    expect(onClose).toHaveBeenCalled();
    expect(commands()).toEqual(['/api/wallet/transferAll']);
  });

  // GAM-26
  it('can not be given anything from an empty wallet', async () => {
    wallet = 0;
    open();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: games.transferOnly })).disabled).toBe(true);
  });
});

// GAM-18
it('takes the old password off the screen as soon as a new one is asked for, and shows the new one', async () => {
  let answer: (response: Response) => void = () => undefined;
  answers['/api/wallet/resetpassword/PG'] = () => new Promise((resolve) => (answer = resolve));
  const { user } = open();
  await screen.findByDisplayValue('secret1');
  await user.click(screen.getByRole('button', { name: games.reset }));
  expect(commands()).toEqual([]);
  await user.click(screen.getByRole('button', { name: games.resetConfirm }));
  await waitFor(() => expect(screen.queryByDisplayValue('secret1')).toBeNull());
  answers['/api/wallet/account/PG'] = () => Response.json({ username: 'kp1', password: 'secret2' });
  answer(Response.json({ message: 'SUCCESS' }));
  await screen.findByDisplayValue('secret2');
});

// GAM-15
it('says so when the server knows the game no more, and does not wait for it', async () => {
  answers['/api/wallet'] = () => Response.json({ ...view(), slots: [] });
  open();
  expect(await screen.findByText(errorMsg.NO_GAME)).toBeTruthy();
  expect(screen.getByRole('button', { name: common.retry })).toBeTruthy();
});

// GAM-28
it('disables the button of a store that has no app, and says why', async () => {
  open();
  await screen.findByDisplayValue('secret1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: games.android }).disabled).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: games.ios }).disabled).toBe(true);
  screen.getByText(games.noApp);
});
