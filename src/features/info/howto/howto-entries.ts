import { config } from '../../../shared/config/config.ts';
import type { Language } from '../../../shared/i18n/i18n.ts';

/** INF-1 */
export const howtoEntries = ['wallet', 'play', 'balance', 'bonus', 'endBonus'] as const;
export type HowtoEntry = (typeof howtoEntries)[number];

export const isHowtoEntry = (name: string): name is HowtoEntry => howtoEntries.some((entry) => entry === name);

export const stepKeys = ['s1', 's2', 's3', 's4'] as const;

/** Placeholder of the language code in the settings. */
const ofLanguage = '{lang}';

export interface Film {
  /** One address per format; empty without a video (INF-5). */
  sources: readonly string[];
  captions: string;
  poster: string;
}

/** A video with `{lang}` has its captions beside it; any other has a file of them for each language (INF-5). */
export function filmOf(entry: HowtoEntry, language: Language): Film {
  const addresses = config.howtoVideos[entry]
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const sources = addresses.map((address) => address.replaceAll(ofLanguage, language));
  const [first = ''] = sources;
  const captions = besideOf(first, addresses[0]?.includes(ofLanguage) ? 'vtt' : `${language}.vtt`);
  return { sources, captions, poster: besideOf(first, 'webp') };
}

/** File extension, before query or fragment. */
const endingOf = /\.(\w+)(?=$|[?#])/;

/** `wallet.webm` has `wallet.th.vtt` and `wallet.webp`. */
const besideOf = (video: string, ending: string): string => video.replace(endingOf, `.${ending}`);

/** MIME type, so that browsers skip formats they cannot play. */
export function typeOf(video: string): string | undefined {
  const ending = endingOf.exec(video)?.[1]?.toLowerCase();
  return ending === 'webm' || ending === 'mp4' ? `video/${ending}` : undefined;
}
