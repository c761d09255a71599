/** Makes a list of steps that shows something shorter, as long as it still shows it. */

export interface Shrinking<Item> {
  readonly items: readonly Item[];
  /** Places of the list where the walk was as it had begun: what comes after one of them may be enough. */
  readonly starts: readonly number[];
  /** Tries a shorter list. @returns what of it was taken until it showed the same; null when it did not */
  readonly shows: (items: readonly Item[]) => Promise<readonly Item[] | null>;
  /** Whether the time is up. */
  readonly isLate: () => boolean;
}

/** How many of the last steps are tried alone. */
const lastSteps: readonly number[] = [1, 2, 4, 8];
/** From how many of the places the rest is tried. */
const mostStarts = 6;

/** What comes last, from the least on: a list that is short is tried quickly. */
function endsOf<Item>({ items, starts }: Shrinking<Item>): (readonly Item[])[] {
  const lengths = starts.map((at) => items.length - at).toSorted((one, other) => one - other);
  const all = [...lastSteps, ...lengths.filter((length) => length > 0).slice(0, mostStarts)];
  const once = [...new Set(all)].filter((length) => length < items.length);
  return once.toSorted((one, other) => one - other).map((length) => items.slice(-length));
}

/** Leaves out parts of a size from the end on. The last step stays: it is the one that shows it. */
async function withoutParts<Item>(
  list: readonly Item[],
  size: number,
  { shows, isLate }: Shrinking<Item>,
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
 * Tries the last steps alone, then leaves out halves, quarters and so on to single steps, and single steps again until each
 * that is left is needed.
 */
export async function shortened<Item>(given: Shrinking<Item>): Promise<readonly Item[]> {
  const { items, isLate } = given;
  const tried = new Set<string>();
  // What was tried once is not tried again.
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
  let size = Math.ceil((best.length - 1) / 2);
  while (size >= 1 && !isLate()) {
    const { length } = best;
    best = await withoutParts(best, size, asked);
    if (size > 1) size = Math.min(Math.ceil(size / 2), Math.max(1, best.length - 1));
    else if (best.length === length) break;
  }
  return best;
}
