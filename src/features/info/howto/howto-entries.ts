import { config } from '../../../shared/config/config.ts';

/** The five videos of spec §2, in order. */
export const howtoEntries = ['wallet', 'play', 'balance', 'bonus', 'endBonus'] as const;
export type HowtoEntry = (typeof howtoEntries)[number];

export const stepKeys = ['s1', 's2', 's3', 's4'] as const;

/** The files of an entry's video; none while there is no video: its steps in words stand in for it. */
export const videoOf = (entry: HowtoEntry): readonly string[] =>
  config.howtoVideos[entry]
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** What lies beside the video: `wallet.webm` has `wallet.th.vtt` and `wallet.webp`. */
export const besideOf = (video: string, ending: string): string => video.replace(/\.\w+$/, `.${ending}`);

/** So that a browser need not fetch what it can't play. */
export function typeOf(video: string): string | undefined {
  if (/\.webm$/i.test(video)) return 'video/webm';
  return /\.mp4$/i.test(video) ? 'video/mp4' : undefined;
}
