import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { isRecord } from '../base/is-record.ts';
import { playerId } from '../money/wallet.ts';
import { openChannel } from '../storage/storage.ts';
import { isRefetchingQuietly, refetchMoney, refetchQuietly, showsMoney } from './query-client.ts';

/**
 * Refreshes balances that change in another tab or while the page is hidden (MNY-53, MNY-54). Tabs only announce a
 * change; each fetches its own data.
 */

const channelName = 'krapao-money';
const walletKey: readonly string[] = ['/api/wallet'];
let channel: BroadcastChannel | null = null;

/** Other responses that a command changes: a tab must not offer a bonus that another has taken. */
const alsoChanged = /^\/api\/(bonus|spinwheel|refund|invite|qrcode)(?!\/banners)\b/;
const changesToo = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey.slice(0, 2).some((part) => typeof part === 'string' && alsoChanged.test(part));

const ownPlayer = (client: QueryClient): string | null => playerId(client.getQueryData<WalletView>(walletKey));

/** The message's player; null if the sender did not know, undefined for an invalid message. */
function readMessage(data: unknown): string | null | undefined {
  if (!isRecord(data) || data.kind !== 'money-changed') return undefined;
  const { player } = data;
  return player === null || (typeof player === 'string' && player.length <= 64) ? player : undefined;
}

/** Tells other tabs that this tab's player moved money. */
export function announceMoney(client: QueryClient): void {
  channel?.postMessage({ kind: 'money-changed', player: ownPlayer(client) });
}

/** Debounce of messages, ms: a flood of them must not become a flood of requests. */
const gatherMs = 50;

/** @returns handler of messages */
function follower(client: QueryClient): (data: unknown) => Promise<void> {
  let isFollowing = false;
  let isNews = false;
  return async (data) => {
    const player = readMessage(data);
    if (player === undefined) return;
    const own = ownPlayer(client);
    // Two tabs can be two players.
    if (player !== null && own !== null && player !== own) return;
    isNews = true;
    if (isFollowing) return;
    isFollowing = true;
    while (isNews) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      isNews = false;
      await refetchQuietly(async () => {
        void client.invalidateQueries({ predicate: changesToo });
        await refetchMoney(client);
      });
    }
    isFollowing = false;
  };
}

/** Tells other tabs when a fetch of this tab returns a changed wallet. @returns cleanup */
function announceNewWallet(client: QueryClient): () => void {
  let last = client.getQueryData(walletKey);
  return client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'removed' || query.queryKey[0] !== walletKey[0]) return;
    const { data } = query.state;
    if (data === last) return;
    if (data !== undefined && last !== undefined && !isRefetchingQuietly()) announceMoney(client);
    last = data;
  });
}

/** Keeps balances in sync with other tabs, and refetches them when the player returns to the page. */
export function useMoneyElsewhere(): void {
  const client = useQueryClient();
  useEffect(() => {
    channel = openChannel(channelName);
    const follow = follower(client);
    channel?.addEventListener('message', ({ data }: MessageEvent) => void follow(data));
    const forget = announceNewWallet(client);
    // Even if the figures are fresh: the player may come from a banking app or a game. A pending fetch is enough.
    const lookAgain = () =>
      void client.refetchQueries({ predicate: showsMoney, type: 'active' }, { cancelRefetch: false });
    const onVisible = () => document.visibilityState === 'visible' && lookAgain();
    const onShow = (event: PageTransitionEvent) => event.persisted && lookAgain();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShow);
    return () => {
      channel?.close();
      channel = null;
      forget();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShow);
    };
  }, [client]);
}
