/** The screens that a browser run visits, and their hostile responses. */
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { eventOf, fixedSeed, hostileAnswer, type Subject } from '../cases.ts';
import { type Part, subjectsOf } from '../plan.ts';
import { exampleOf } from '../schema.ts';
import type { Screen } from '../screen.ts';
import { screensOf } from '../screens.ts';
import type { Reply } from '../wire.ts';

/** A screen with its badly answered operations and the number of each case. */
export interface Visit {
  readonly screen: Screen;
  readonly answers: { readonly id: OperationId; readonly at: number }[];
}

/** Screens that open in the same way count as one: all their reads are answered badly at once. */
const keyOf = ({ path, visitor, world, go, ask }: Screen): string | null =>
  go || ask ? null : JSON.stringify([path, visitor, world]);

/** Every third case of a read would be a gateway's response, which needs no browser. */
const caseOf = (screen: Screen, nth: number) => (screen.ask ? nth : nth + Math.floor(nth / 3));

/** A valid provider link leaves the page with all state of the run: `tests/e2e/games` covers it. */
const leadsOut = (id: OperationId) => operations[id].tag === 'auto-login';

/** The visits of a part: each operation on each of its screens, once per round. */
export function visitsOf(part: Part, rounds: number): Visit[] {
  const visits: Visit[] = [];
  const together = new Map<string, Visit>();
  const ids = subjectsOf(part)
    .filter((subject): subject is OperationId & Subject => eventOf(subject) === null)
    .filter((id) => !leadsOut(id));
  for (let round = 0; round < rounds; round += 1) {
    together.clear();
    for (const id of ids) {
      const own = screensOf(id);
      for (const [nth, screen] of own.entries()) {
        const key = keyOf(screen);
        const visit = (key === null ? undefined : together.get(key)) ?? { screen, answers: [] };
        if (visit.answers.length === 0) visits.push(visit);
        if (key !== null) together.set(key, visit);
        visit.answers.push({ id, at: caseOf(screen, round * own.length + nth) });
      }
    }
  }
  return visits;
}

export interface Replaced {
  readonly id: OperationId;
  readonly reply: Reply;
  /** Human-readable description. */
  readonly what: string;
}

/** @param seen the simulator's own response, as JSON; undefined if the page had none: uses the contract's example */
export function replacedBy(id: OperationId, seed: number, at: number, seen: string | undefined): Replaced {
  const { reply, what } = hostileAnswer(id, seed, at, seen ?? JSON.stringify(exampleOf(id)));
  return { id, reply, what: `${id}, case ${at}: ${what}` };
}

/** Visits of each screen per seed. */
export const rounds = Number(process.env['KRAPAO_HOSTILE_ROUNDS'] ?? 1);

export const seeds = [
  { kind: 'fixed', seed: fixedSeed },
  { kind: 'fresh', seed: Number(process.env['KRAPAO_HOSTILE_SEED']) },
] as const;
