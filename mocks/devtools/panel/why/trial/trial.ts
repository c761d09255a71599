/** Proves which response fields an element depends on: changes the fields and renders a copy. */
import { type Client, clientOf, type KeptAnswer, KeptAnswers } from './answers.ts';
import { type FieldPath, fieldsOf, listsOf, withOtherValues, withoutLastItem } from './change.ts';
import { type Fiber, holdsPortal, isComponent, nameOfPart, pathTo, within } from './fibers.ts';
import { HiddenCopy, type Outcome, readingOf } from './hidden-copy.tsx';
import { type Causes, findCauses, type Tried } from './search.ts';

/** A field of a cached response. `list`: the length of the list, not a value in it. */
export interface AnswerField {
  readonly answer: KeptAnswer;
  readonly path: FieldPath;
  readonly list: boolean;
}

export interface Trial {
  /**
   * `proved`: some fields change the element; `nothing`: none does, with all components around it tried; `unknown`: some
   * could not be tried; `moving`: it changes by itself; `no-react`: the page has no fibers.
   */
  readonly verdict: 'proved' | 'nothing' | 'unknown' | 'moving' | 'no-react';
  readonly fields: readonly AnswerField[];
  readonly together: readonly (readonly AnswerField[])[];
  readonly untried: readonly AnswerField[];
  /** Number of fields that could matter, and of their responses. */
  readonly candidates: number;
  readonly answers: number;
  readonly renders: number;
  readonly duration: number;
  /** Number of responses that the app cached meanwhile; the trial itself writes none. */
  readonly writes: number;
  /** Error of a component that could not be rendered. */
  readonly failure: string | null;
  /** Why components with responses were not tried, nearest first. */
  readonly skipped: readonly Skipped[];
  /** Where the search for further causes ended after a proof; null when it tried everything around the element. */
  readonly stopped: { readonly part: string; readonly why: Skipped } | null;
}

/** `portal`: it has an open dialog; `differs`: its copy differs from the screen; `failed`: it throws or suspends. */
export type Skipped = 'portal' | 'differs' | 'failed' | 'late';

export interface Budget {
  readonly renders: number;
  readonly ms: number;
}
export const usualBudget: Budget = { renders: 400, ms: 1500 };

const unchanged: ReadonlyMap<KeptAnswer, unknown> = new Map();

/** The unchanged copy reads differently than before: the trial proves nothing. */
class Moving extends Error {}

class ElementTrial {
  readonly #element: Element;
  readonly #path: readonly Fiber[];
  readonly #client: Client;
  readonly #answers: KeptAnswers;
  readonly #budget: Budget;
  readonly #begun = performance.now();
  readonly #before: ReadonlySet<unknown>;
  readonly #candidates = new Map<KeptAnswer, number>();
  readonly #proved: AnswerField[] = [];
  readonly #together: (readonly AnswerField[])[] = [];
  readonly #untried: AnswerField[] = [];
  #renders = 0;
  readonly #skipped: Skipped[] = [];
  #stopped: Trial['stopped'] = null;
  #failure: string | null = null;

  constructor(element: Element, path: readonly Fiber[], client: Client, budget: Budget) {
    this.#element = element;
    this.#path = path;
    this.#client = client;
    this.#answers = new KeptAnswers(client);
    this.#before = new Set(keptStates(client));
    this.#budget = budget;
  }

  readonly #isOver = () => this.#renders >= this.#budget.renders || performance.now() - this.#begun >= this.#budget.ms;

  /**
   * Tries the components with responses from the nearest upwards. Goes on after a proof: a component that translates a code
   * gets the code from further out, by a plain value that shows no origin.
   */
  async run(): Promise<Trial> {
    let part = '';
    for (let depth = this.#path.length - 2; depth > 0; depth -= 1) {
      const level = this.#path[depth] as Fiber;
      if (!isComponent(level) || this.#answers.heldBy(level).length === 0) continue;
      const skipped = this.#isOver() ? 'late' : await this.#tryLevel(depth);
      if (skipped === 'moving' && !this.#hasProof) return this.#report('moving');
      if (skipped !== null) this.#skipped.push(skipped === 'moving' ? 'differs' : skipped);
      if (skipped === null && this.#untried.length === 0) part = nameOfPart(level);
      else if (this.#hasProof) {
        this.#stopped = { part, why: this.#skipped.at(-1) ?? 'late' };
        break;
      } else if (this.#untried.length > 0) break;
    }
    if (this.#hasProof) return this.#report('proved');
    return this.#report(this.#skipped.length + this.#untried.length === 0 ? 'nothing' : 'unknown');
  }

  get #hasProof(): boolean {
    return this.#proved.length + this.#together.length > 0;
  }

  /** @returns why the component cannot be rendered as on the screen; null when it was tried */
  async #tryLevel(depth: number): Promise<Skipped | 'moving' | null> {
    const level = this.#path[depth] as Fiber;
    if (holdsPortal(level)) return 'portal';
    const copy = new HiddenCopy(this.#path, depth, this.#client, this.#answers, this.#budget.ms / 3);
    try {
      const reading = readingOf(this.#element);
      const first = await this.#render(copy, unchanged);
      this.#failure ??= copy.failure;
      if (!isReading(first, reading)) return first.kind === 'failed' ? 'failed' : 'differs';
      await this.#search(copy, level, reading);
      return null;
    } catch (error) {
      if (error instanceof Moving) return 'moving';
      throw error;
    } finally {
      copy.end();
    }
  }

  async #search(copy: HiddenCopy, level: Fiber, reading: string): Promise<void> {
    const held = [...new Set([...within(level)].flatMap((fiber) => this.#answers.heldBy(fiber)))];
    const isNear = !this.#hasProof;
    const all = held.map((answer) =>
      fieldsOf(answer.state.data).map((path): AnswerField => ({ answer, path, list: false })),
    );
    for (const fields of all) if (fields[0]) this.#candidates.set(fields[0].answer, fields.length);
    const known = new Set([...this.#proved, ...this.#together.flat()].map(idOf));
    const attempt = (fields: readonly AnswerField[]) => this.#attempt(copy, reading, fields, isNear);
    const open = all.map((fields) => fields.filter((field) => !known.has(idOf(field))));
    const found = await findCauses(open, attempt, this.#isOver);
    // From further out, an id and a neighbour's field together only mistake the element for its neighbour.
    if (this.#note(isNear ? found : { ...found, together: [] }) || !isNear) return;
    const lists = held.flatMap((answer) =>
      listsOf(answer.state.data).map((path): AnswerField => ({ answer, path, list: true })),
    );
    this.#note(
      await findCauses(
        lists.map((list) => [list]),
        attempt,
        this.#isOver,
      ),
    );
  }

  /** Puts causes from further out first: nearer ones only give them their words. @returns whether there are any */
  #note({ proved, together, untried }: Causes<AnswerField>): boolean {
    this.#proved.unshift(...proved);
    this.#together.unshift(...together);
    this.#untried.push(...untried);
    return proved.length + together.length + untried.length > 0;
  }

  /**
   * Changes fields and compares the element; confirms the effect of a single field with an unchanged render.
   * @param goneCounts whether an element that is missing has changed: much hides a part of the page, and makes no text of it
   */
  async #attempt(
    copy: HiddenCopy,
    reading: string,
    fields: readonly AnswerField[],
    goneCounts: boolean,
  ): Promise<Tried> {
    let failed = false;
    for (const variant of [0, 1]) {
      const outcome = await this.#render(copy, changedAnswers(fields, variant));
      if (isReading(outcome, reading)) continue;
      if (outcome.kind === 'failed' || (outcome.kind === 'gone' && !goneCounts)) {
        // A group may hide the element by one field and change it by another.
        failed ||= outcome.kind === 'failed' || fields.length > 1;
        continue;
      }
      if (fields.length > 1) return 'changed';
      const again = await this.#render(copy, unchanged);
      if (isReading(again, reading)) return 'changed';
      if (again.kind !== 'failed') throw new Moving();
      failed = true;
    }
    return failed ? 'failed' : 'same';
  }

  #render(copy: HiddenCopy, changed: ReadonlyMap<KeptAnswer, unknown>): Promise<Outcome> {
    this.#renders += 1;
    return copy.render(changed);
  }

  #report(verdict: Trial['verdict']): Trial {
    return {
      verdict,
      fields: this.#proved,
      together: this.#together,
      untried: this.#untried,
      candidates: [...this.#candidates.values()].reduce((sum, count) => sum + count, 0),
      answers: this.#candidates.size,
      renders: this.#renders,
      duration: performance.now() - this.#begun,
      writes: keptStates(this.#client).filter((state) => !this.#before.has(state)).length,
      failure: this.#failure,
      skipped: this.#skipped,
      stopped: this.#stopped,
    };
  }
}

const idOf = ({ answer, path }: AnswerField): string => JSON.stringify([answer.queryHash, path]);

/** Each write to the cache makes a new state. */
const keptStates = (client: Client): unknown[] =>
  client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state);

const isReading = (outcome: Outcome, reading: string) => outcome.kind === 'read' && outcome.reading === reading;

function changedAnswers(fields: readonly AnswerField[], variant: number): Map<KeptAnswer, unknown> {
  const changed = new Map<KeptAnswer, unknown>();
  for (const [answer, own] of Map.groupBy(fields, (field) => field.answer)) {
    const leaves = own.filter(({ list }) => !list).map(({ path }) => path);
    const lists = own.filter(({ list }) => list);
    const withValues = withOtherValues(answer.state.data, leaves, variant);
    changed.set(
      answer,
      lists.reduce((data, { path }) => withoutLastItem(data, path), withValues),
    );
  }
  return changed;
}

/** The result for an element without fibers. */
export const nothingToTry: Trial = {
  verdict: 'no-react',
  fields: [],
  together: [],
  untried: [],
  candidates: 0,
  answers: 0,
  renders: 0,
  duration: 0,
  writes: 0,
  failure: null,
  skipped: [],
  stopped: null,
};

/** Tries an element of the app; only reads the app's cache. */
export async function tryElement(element: Element, budget: Budget = usualBudget): Promise<Trial> {
  const path = pathTo(element);
  const client = path && clientOf(path);
  return path && client ? new ElementTrial(element, path, client, budget).run() : nothingToTry;
}
