/** The app's cached responses, and which of them a component holds. */
import { type Fiber, hooksOf, providedBy } from './fibers.ts';

/** A cached response; the shapes are those of TanStack Query. */
export interface KeptAnswer {
  readonly queryKey: readonly unknown[];
  readonly queryHash: string;
  readonly state: { readonly data?: unknown; readonly dataUpdatedAt: number };
}
interface Cache<Item> {
  getAll(): Item[];
  build(client: Client, options: object, state: object): unknown;
}
export interface Client {
  getQueryCache(): Cache<KeptAnswer>;
  defaultQueryOptions(options: object): object;
}

const isClient = (value: unknown): value is Client =>
  typeof value === 'object' && value !== null && 'getQueryCache' in value && 'defaultQueryOptions' in value;

/** The app's query client, from the contexts above an element. */
export function clientOf(path: readonly Fiber[]): Client | null {
  for (const fiber of path.toReversed()) {
    const value = providedBy(fiber)?.value;
    if (isClient(value)) return value;
  }
  return null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Cached responses with data, and the response to which each of their objects belongs. */
export class KeptAnswers {
  readonly all: readonly KeptAnswer[];
  readonly #owners = new Map<object, { answer: KeptAnswer; path: readonly (string | number)[] }>();

  constructor(client: Client) {
    this.all = client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined);
    for (const answer of this.all) this.#note(answer, answer.state.data, []);
  }

  #note(answer: KeptAnswer, value: unknown, path: readonly (string | number)[]): void {
    if (!isObject(value) || this.#owners.has(value)) return;
    this.#owners.set(value, { answer, path });
    for (const [name, part] of Object.entries(value)) {
      this.#note(answer, part, [...path, Array.isArray(value) ? Number(name) : name]);
    }
  }

  /** Responses that a component holds: by a query hook, or whole or in part by props. */
  heldBy(fiber: Fiber): KeptAnswer[] {
    const watched = hooksOf(fiber).map((kept) =>
      isObject(kept) && 'getCurrentQuery' in kept ? (kept.getCurrentQuery as () => KeptAnswer).call(kept) : null,
    );
    const given = Object.values(fiber.memoizedProps ?? {}).map((value) => this.#ownerOf(value)?.answer ?? null);
    const held = [...watched, ...given].filter((answer) => answer !== null);
    return [...new Set(held)].filter((answer) => this.all.includes(answer));
  }

  #ownerOf(value: unknown) {
    return isObject(value) ? this.#owners.get(value) : undefined;
  }

  /** The props of a component, with changed data in place of parts of responses. */
  propsWith(fiber: Fiber, changed: ReadonlyMap<KeptAnswer, unknown>): Record<string, unknown> {
    const entries = Object.entries(fiber.memoizedProps ?? {}).map(([name, value]) => {
      const owner = this.#ownerOf(value);
      if (!owner || !changed.has(owner.answer)) return [name, value];
      return [name, owner.path.reduce<unknown>((part, step) => (part as never)?.[step], changed.get(owner.answer))];
    });
    return Object.fromEntries(entries);
  }
}
