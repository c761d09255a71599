/** Shrinks a walk that breaks a rule, while the shorter walk breaks the same rule. */
import type { Broken } from './rules.ts';

interface Shrinking<Item> {
  readonly items: readonly Item[];
  /** Places where the walk was on its first screen: the steps after one may suffice. */
  readonly starts: readonly number[];
  /** Tries a shorter list. @returns the steps taken until the same rule broke; null when it did not */
  readonly shows: (items: readonly Item[]) => Promise<readonly Item[] | null>;
  readonly isLate: () => boolean;
}

const lastSteps: readonly number[] = [1, 2, 4, 8];
const mostStarts = 6;

/** Suffixes of the list, shortest first. */
function endsOf<Item>({ items, starts }: Shrinking<Item>): (readonly Item[])[] {
  const lengths = starts.map((at) => items.length - at).toSorted((one, other) => one - other);
  const all = [...lastSteps, ...lengths.filter((length) => length > 0).slice(0, mostStarts)];
  const once = [...new Set(all)].filter((length) => length < items.length);
  return once.toSorted((one, other) => one - other).map((length) => items.slice(-length));
}

type Means<Item> = Pick<Shrinking<Item>, 'shows' | 'isLate'>;

/** Omits the first half, quarter and so on, as long as the rest suffices: few tries, each of a shorter walk. */
async function withoutBeginning<Item>(list: readonly Item[], { shows, isLate }: Means<Item>): Promise<readonly Item[]> {
  let best = list;
  let size = Math.ceil((best.length - 1) / 2);
  while (size >= 1 && size < best.length && !isLate()) {
    const shown = await shows(best.slice(size));
    if (shown) best = shown;
    size = Math.min(shown ? size : Math.floor(size / 2), best.length - 1);
  }
  return best;
}

/** Omits parts of a size, from the end on. Keeps the last step: it breaks the rule. */
async function withoutParts<Item>(
  list: readonly Item[],
  size: number,
  { shows, isLate }: Means<Item>,
): Promise<readonly Item[]> {
  let best = list;
  for (let end = best.length - 1; end > 0 && !isLate(); end -= size) {
    const begin = Math.max(0, end - size);
    const shown = await shows(best.toSpliced(begin, end - begin));
    if (!shown) continue;
    best = shown;
    end = Math.min(begin + size, best.length - 1 + size);
  }
  return best;
}

/**
 * Tries the last steps alone. Then leaves out the beginning, so that the time limit leaves no needless first step; then
 * halves, quarters and so on, and single steps until each one is needed.
 */
export async function shortened<Item>(given: Shrinking<Item>): Promise<readonly Item[]> {
  const { items, isLate } = given;
  const tried = new Set<string>();
  const shows: typeof given.shows = async (list) => {
    const key = list.map((item) => items.indexOf(item)).join();
    if (tried.has(key)) return null;
    tried.add(key);
    return given.shows(list);
  };
  const asked = { ...given, shows };
  let best = items;
  for (const end of endsOf(asked)) {
    const shown = isLate() ? null : await shows(end);
    if (!shown) continue;
    best = shown;
    break;
  }
  best = await withoutBeginning(best, asked);
  let size = Math.ceil((best.length - 1) / 2);
  while (size >= 1 && !isLate()) {
    const { length } = best;
    best = await withoutParts(best, size, asked);
    if (size > 1) size = Math.min(Math.ceil(size / 2), Math.max(1, best.length - 1));
    else if (best.length === length) break;
  }
  return best;
}

/** Steps taken and the rule they broke. */
export interface Taken<Step> {
  readonly path: readonly Step[];
  readonly broken: Broken | null;
}

/** Finds that differ only in figures count as one. */
export const kindOf = ({ rule, detail }: Broken): string => `${rule} ${detail.replaceAll(/\d+/g, '0')}`;

/** @param again takes steps in a fresh world @returns the shortest walk that breaks the same rule as `first` */
export async function shortest<Step, Walked extends Taken<Step>>(
  first: Walked,
  again: (path: readonly Step[]) => Promise<Walked>,
  {
    starts = [],
    isLate,
    onShorter,
  }: Pick<Shrinking<Step>, 'isLate'> & {
    readonly starts?: readonly number[];
    readonly onShorter?: (walked: Walked) => void;
  },
): Promise<Walked> {
  let best = first;
  const shows = async (path: readonly Step[]) => {
    const taken = await again(path);
    if (!taken.broken || !first.broken || kindOf(taken.broken) !== kindOf(first.broken)) return null;
    best = taken;
    onShorter?.(taken);
    return taken.path;
  };
  await shortened({ items: first.path, starts, shows, isLate });
  return best;
}
