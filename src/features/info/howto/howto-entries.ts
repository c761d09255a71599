import { config } from '../../../shared/config.ts';

/** The five videos of spec §2, in order. */
export const howtoEntries = ['wallet', 'play', 'balance', 'bonus', 'endBonus'] as const;
export type HowtoEntry = (typeof howtoEntries)[number];

export const stepKeys = ['s1', 's2', 's3', 's4'] as const;

/** Where an entry's video is; null while there is none: its steps in words stand in for it. */
export const videoOf = (entry: HowtoEntry): string | null => config.howtoVideos[entry] || null;

/** Captions lie beside the video: `wallet.webm` has `wallet.th.vtt`. */
export const captionsOf = (video: string, language: string): string => video.replace(/\.\w+$/, `.${language}.vtt`);
