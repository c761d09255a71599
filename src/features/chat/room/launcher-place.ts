import { isRecord } from '../../../shared/base/is-record.ts';
import { type StoredKind, useStored } from '../../../shared/storage/use-stored.ts';

/** Where the chat button is: at an edge, `height` percent of the way down (CHT-305). */
export interface LauncherPlace {
  readonly side: 'left' | 'right';
  readonly height: number;
}

const initial: LauncherPlace = { side: 'right', height: 100 };

const keptPlace: StoredKind<LauncherPlace> = {
  name: 'chat-button',
  read: (stored) => {
    const { side, height } = isRecord(stored) ? stored : {};
    if (side !== 'left' && side !== 'right') return initial;
    if (typeof height !== 'number' || !(height >= 0 && height <= 100)) return initial;
    return { side, height };
  },
};

export function useLauncherPlace() {
  const [place, change] = useStored(keptPlace, 'device');
  return [place, (next: LauncherPlace) => change(() => next)] as const;
}

const levels = { top: 0, middle: 50, bottom: 100 };
const levelNames = ['top', 'middle', 'bottom'] as const;

/** For keyboards, and for players who cannot drag: three places at each edge, from the top left to the bottom right. */
export const namedPlaces = levelNames.flatMap((level) =>
  (['left', 'right'] as const).map((side) => ({
    name: `${level}-${side}` as const,
    place: { side, height: levels[level] } satisfies LauncherPlace,
  })),
);

/** The named place nearest to a place. */
export const nearestPlace = ({ side, height }: LauncherPlace) =>
  namedPlaces
    .filter(({ place }) => place.side === side)
    .reduce((best, one) => (Math.abs(one.place.height - height) < Math.abs(best.place.height - height) ? one : best));

/** Where an arrow key leads: to the next named place; undefined for other keys and at an end. */
export function placeByKey({ side, height }: LauncherPlace, key: string): LauncherPlace | undefined {
  const heights = levelNames.map((level) => levels[level]);
  if (key === 'ArrowLeft' && side === 'right') return { side: 'left', height };
  if (key === 'ArrowRight' && side === 'left') return { side: 'right', height };
  const next =
    key === 'ArrowUp'
      ? heights.findLast((level) => level < height)
      : key === 'ArrowDown'
        ? heights.find((level) => level > height)
        : undefined;
  return next === undefined ? undefined : { side, height: next };
}
