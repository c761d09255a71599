/** Messages between a presenting window and the window with its notes. */
import * as z from 'zod/mini';
import { isRecord } from '../../../kernel/is-record.ts';

/** The prefix keeps the channel shared while a tab shows a state, whose app has channels of its own. */
export const notesChannel = 'krapao-sandbox.notes';

const id = z.string().check(z.minLength(1), z.maxLength(60));
const count = z.int().check(z.gte(0), z.lte(1000));

/** The progress of a presenting window. */
const shownSchema = z.strictObject({
  kind: z.literal('shows'),
  window: id,
  story: z.string().check(z.maxLength(60)),
  told: count,
  state: z.enum(['ready', 'entering', 'playing', 'lost']),
  /** Start of the first step, epoch ms; null before it. */
  began: z.nullable(z.number().check(z.gte(0), z.lte(8.64e15))),
});
export type Shown = z.infer<typeof shownSchema>;

const schemas = {
  shows: shownSchema,
  /** The window has closed or left the story. */
  left: z.strictObject({ kind: z.literal('left'), window: id }),
  /** Asks every presenting window for its progress. */
  who: z.strictObject({ kind: z.literal('who') }),
  press: z.strictObject({ kind: z.literal('press'), window: id, control: z.enum(['next', 'back']) }),
} as const;
export type NotesMessage = { [Kind in keyof typeof schemas]: z.infer<(typeof schemas)[Kind]> }[keyof typeof schemas];

/** Reads an untrusted message, such as one of another build. @returns null when it is none */
export function readMessage(data: unknown): NotesMessage | null {
  const kind = isRecord(data) ? String(data['kind']) : '';
  if (!Object.hasOwn(schemas, kind)) return null;
  const read = schemas[kind as keyof typeof schemas].safeParse(data);
  return read.success ? read.data : null;
}
