import { useCallback } from 'react';
import { isRecord } from '../../shared/base/is-record.ts';
import { type StoredKind, useStored } from '../../shared/storage/use-stored.ts';

/** Game codes, latest first; stored on this device. */
export interface KeptGames {
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
}

const mostFavourites = 100;
const mostRecent = 12;

const codesIn = (value: unknown, most: number): string[] => {
  const codes = Array.isArray(value) ? value.filter((one) => typeof one === 'string' && /^[^\0]{1,40}$/.test(one)) : [];
  return [...new Set<string>(codes)].slice(0, most);
};

export const keptGames: StoredKind<KeptGames> = {
  name: 'games',
  read: (stored) => {
    const { favourites, recent } = isRecord(stored) ? stored : {};
    return { favourites: codesIn(favourites, mostFavourites), recent: codesIn(recent, mostRecent) };
  },
};

export const withPlayed = (kept: KeptGames, code: string): KeptGames => ({
  ...kept,
  recent: [code, ...kept.recent.filter((one) => one !== code)].slice(0, mostRecent),
});

export const withFavourite = (kept: KeptGames, code: string, favourite: boolean): KeptGames => {
  const others = kept.favourites.filter((one) => one !== code);
  return { ...kept, favourites: favourite ? [code, ...others].slice(0, mostFavourites) : others };
};

/** @param player player id; null while unknown */
export function useKeptGames(player: string | null) {
  const [kept, change] = useStored(keptGames, player);
  const played = useCallback((code: string) => change((before) => withPlayed(before, code)), [change]);
  const setFavourite = useCallback(
    (code: string, favourite: boolean) => change((before) => withFavourite(before, code, favourite)),
    [change],
  );
  return { kept, played, setFavourite };
}
