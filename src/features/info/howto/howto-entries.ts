import { config } from '../../../shared/config/config.ts';
import { type Language, languages } from '../../../shared/i18n/i18n.ts';

/** INF-1 */
export const howtoEntries = ['wallet', 'play', 'balance', 'bonus', 'endBonus'] as const;
export type HowtoEntry = (typeof howtoEntries)[number];

export const isHowtoEntry = (name: string): name is HowtoEntry => howtoEntries.some((entry) => entry === name);

export const stepKeys = ['s1', 's2', 's3', 's4'] as const;

/** Placeholder of the language code in the settings. */
const ofLanguage = '{lang}';

export interface Captions {
  language: Language;
  src: string;
}

export interface Film {
  /** One address per format; empty without a video (INF-5). */
  sources: readonly string[];
  /** Current language first (INF-4). */
  captions: readonly Captions[];
  poster: string;
}

/**
 * A video with `{lang}` has captions in its own language, since each recording has its own timing; any other has all of
 * them (INF-4, INF-5).
 */
export function filmOf(entry: HowtoEntry, language: Language): Film {
  const addresses = config.howtoVideos[entry]
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const sources = addresses.map((address) => address.replaceAll(ofLanguage, language));
  const [first = ''] = sources;
  const captions = addresses[0]?.includes(ofLanguage)
    ? [{ language, src: besideOf(first, 'vtt') }]
    : languages
        .map(({ code }) => ({ language: code, src: besideOf(first, `${code}.vtt`) }))
        .toSorted((one, other) => Number(other.language === language) - Number(one.language === language));
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
