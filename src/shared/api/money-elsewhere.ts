import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { isRecord } from '../base/is-record.ts';
import { openChannel } from '../base/storage.ts';
import { playerId } from '../money/wallet.ts';
import { isRefetchingQuietly, refetchMoney, refetchQuietly, showsMoney } from './query-client.ts';

/**
 * Refreshes balances that change in another tab or while the page is hidden (MNY-53, MNY-54). Tabs announce only that
 * something has changed; each asks the server for its own data.
 */

const channelName = 'krapao-money';
/** The query key of the wallet. */
const walletKey: readonly string[] = ['/api/wallet'];
let channel: BroadcastChannel | null = null;

/** Answers besides wallet and statement that a command changes: a tab must not offer what another one has taken. */
const alsoChanged = /^\/api\/(bonus|spinwheel|refund|invite|qrcode)(?!\/banners)\b/;
const changesToo = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey.slice(0, 2).some((part) => typeof part === 'string' && alsoChanged.test(part));

const ownPlayer = (client: QueryClient): string | null => playerId(client.getQueryData<WalletView>(walletKey));

/** The player whose money a message is about, null where the tab did not know; undefined for what is no message of ours. */
function readMessage(data: unknown): string | null | undefined {
  if (!isRecord(data) || data.kind !== 'money-changed') return undefined;
  const { player } = data;
  return player === null || (typeof player === 'string' && player.length <= 64) ? player : undefined;
}

/** Tells the other tabs that money of this tab's player has moved. */
export function announceMoney(client: QueryClient): void {
  channel?.postMessage({ kind: 'money-changed', player: ownPlayer(client) });
}

/** How long messages are gathered before one fetch follows all of them, ms: a flood must not become a flood of calls. */
const gatherMs = 50;

/** @returns follows messages */
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

/** Tells the other tabs when a fetch of this tab brings a changed wallet. */
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

/** Keeps balances in step with other tabs, and fetches them when the player comes back to the page. */
export function useMoneyElsewhere(): void {
  const client = useQueryClient();
  useEffect(() => {
    channel = openChannel(channelName);
    const follow = follower(client);
    channel?.addEventListener('message', ({ data }: MessageEvent) => void follow(data));
    const forget = announceNewWallet(client);
    // However fresh the figures are: the player may come from a banking app or a game. A fetch under way is enough.
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
