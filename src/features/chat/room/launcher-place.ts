import { isRecord } from '../../../shared/base/is-record.ts';
import { type StoredKind, useStored } from '../../../shared/storage/use-stored.ts';

/** Where the player wants the chat button: at an edge, `height` percent of the way down (CHT-305). */
export interface LauncherPlace {
  readonly side: 'left' | 'right';
  readonly height: number;
}

/** On wide screens below the menu at the side (DES-12), where nothing else is. */
const initial = (): LauncherPlace => ({
  side: matchMedia('(min-width: 1024px)').matches ? 'left' : 'right',
  height: 100,
});

const keptPlace: StoredKind<LauncherPlace> = {
  name: 'chat-button',
  read: (stored) => {
    const { side, height } = isRecord(stored) ? stored : {};
    if (side !== 'left' && side !== 'right') return initial();
    if (typeof height !== 'number' || !(height >= 0 && height <= 100)) return initial();
    return { side, height };
  },
};

export function useLauncherPlace() {
  const [place, change] = useStored(keptPlace, 'device');
  return [place, (next: LauncherPlace) => change(() => next)] as const;
}

export const otherSide = ({ side }: LauncherPlace) => (side === 'left' ? 'right' : 'left');
export const otherEnd = ({ height }: LauncherPlace) => (height < 50 ? 'bottom' : 'top');
