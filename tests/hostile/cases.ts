/** The cases of a run: operation or chat event, screen, and replacement response. */
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { chanceOf } from './chance.ts';
import { described, mutated, mutationOf } from './mutations.ts';
import { answerSchema, type ChatEvent, chatEvents, eventSchema } from './schema.ts';
import { type Reply, replyOf } from './wire.ts';

export type Subject = OperationId | `chat:${ChatEvent}`;

export const subjects: readonly Subject[] = [
  ...(Object.keys(operations) as OperationId[]),
  ...chatEvents.map((event) => `chat:${event}` as const),
];

export const eventOf = (subject: Subject): ChatEvent | null =>
  subject.startsWith('chat:') ? (subject.slice(5) as ChatEvent) : null;

/** One in this many cases of an operation is a gateway's response or a valid response in a wrong form. */
const wireEvery = 4;

export interface Hostile {
  readonly reply: Reply;
  /** Human-readable description of the change. */
  readonly what: string;
}

/** The server's response in case `at` of a seed. @param valid the simulator's response, as JSON */
export function hostileAnswer(subject: Subject, seed: number, at: number, valid: string): Hostile {
  const chance = chanceOf(seed, subject, at);
  const event = eventOf(subject);
  if (event === null && at % wireEvery === wireEvery - 1) {
    const reply = replyOf(valid, chance);
    return { reply, what: `wire: ${reply.kind}${reply.after ? ', after it was carried out' : ''}` };
  }
  const answer: unknown = JSON.parse(valid);
  const schema = event === null ? answerSchema(subject as OperationId) : eventSchema(event);
  const mutation = mutationOf(schema, answer, chance);
  return { reply: { kind: mutation.kind, status: 200, text: mutated(answer, mutation) }, what: described(mutation) };
}

/** A non-negative integer for runs without a given seed. */
export const freshSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** The fixed seed; each run also uses a fresh one. */
export const fixedSeed = 20_260_314;
