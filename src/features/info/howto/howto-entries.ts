import { config } from '../../../shared/config/config.ts';

/** The five guides, in order (INF-1). */
export const howtoEntries = ['wallet', 'play', 'balance', 'bonus', 'endBonus'] as const;
export type HowtoEntry = (typeof howtoEntries)[number];

export const isHowtoEntry = (name: string): name is HowtoEntry => howtoEntries.some((entry) => entry === name);

export const stepKeys = ['s1', 's2', 's3', 's4'] as const;

/** The addresses of a guide's video, in several formats; empty when there is none and its steps are shown alone (INF-5). */
export const videoOf = (entry: HowtoEntry): readonly string[] =>
  config.howtoVideos[entry]
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** The ending of an address, before what may follow its path. */
const endingOf = /\.(\w+)(?=$|[?#])/;

/** The address of a file beside the video: `wallet.webm` has `wallet.th.vtt` and `wallet.webp`. */
export const besideOf = (video: string, ending: string): string => video.replace(endingOf, `.${ending}`);

/** The MIME type of a video, so that browsers do not fetch formats that they can't play. */
export function typeOf(video: string): string | undefined {
  const ending = endingOf.exec(video)?.[1]?.toLowerCase();
  return ending === 'webm' || ending === 'mp4' ? `video/${ending}` : undefined;
}
