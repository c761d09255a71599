/** The oracle of money: what home shows as the wallet is what the ledger of the simulator has. */
import { expect, type Page } from '@playwright/test';

/** Ms; so long the app may take to draw an answer that it has. */
const drawing = 2_000;

/** What an app that keeps its figures fresh would show; null where the page may show another figure, or none. */
function balancesNow(): { shown: string; ledger: string } | null {
  const shown = document.querySelector<HTMLElement>('[aria-labelledby="home-total"] dd')?.innerText;
  const { sandbox } = window;
  if (!sandbox || shown === undefined) return null;
  let token: string | null = null;
  try {
    token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
  } catch {
    // a browser that blocks storage: which player this is cannot be told
  }
  const { records, balances, postings } = sandbox.inspect();
  const sessions = (records['sessions'] ?? []) as readonly { token: string; player: string }[];
  const player = sessions.find((session) => session.token === token)?.player;
  const calls = sandbox.calls();
  const asked = calls.findLast(({ operation }) => operation === 'getWallet');
  // an answer that a fault made, or none, says nothing about the ledger
  if (player === undefined || asked?.status !== 200 || asked.fault !== null) return null;
  const money =
    /^(transfer|transferAll|withdraw|withdrawAll|addToWallet|sendGiftLink|activateBonus|activatePromotion|receiveInviteBonus|addRefundToWallet|spin|claimCoupon)$/;
  const moved = calls
    .slice(calls.indexOf(asked) + 1)
    .some(({ operation, entry, fault }) => money.test(operation ?? '') && entry !== null && fault === null);
  // no one tells the app what a bank, the staff or another tab did after it asked; of its own commands it knows
  if (!moved && postings.some(({ at }) => at >= asked.at)) return null;
  const ledger = ((balances[`wallet:${player}`] ?? 0) / 100).toFixed(2);
  return { shown: shown.replace(/[^\d.-]/g, ''), ledger };
}

/** What is wrong with the balance that a page shows; null when it is right, or when the page shows none. */
export async function shownBalanceFault(page: Page): Promise<string | null> {
  const faultNow = async () => {
    const now = await page.evaluate(balancesNow);
    return now === null || now.shown === now.ledger
      ? null
      : `home shows ${now.shown} in the wallet, and the ledger has ${now.ledger}`;
  };
  const isRight = expect.poll(faultNow, { timeout: drawing }).toBeNull();
  return isRight.then(() => null, faultNow);
}
