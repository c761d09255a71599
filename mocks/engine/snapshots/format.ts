/**
 * A stored snapshot: lines of JSON, the first of which says what the others are. Each line is filled up with blanks to whole
 * words of four bytes, so that all can be summed up quickly.
 */
import * as z from 'zod/mini';
import type { RowsPart } from '../../kernel/rows.ts';
import { tryParse } from '../../kernel/try-parse.ts';
import type { ReplayDifference } from '../execute.ts';

/** A part of what a snapshot holds: rows of a list, or the state, which is one row. */
export interface Line {
  /** `state`, `journal`, `postings`, or `log` and the name of a log. */
  readonly list: string;
  readonly count: number;
  readonly bytes: Uint8Array;
}

const lineSchema = z.strictObject({ list: z.string(), count: z.int().check(z.gte(0)), size: z.int().check(z.gte(4)) });
const headSchema = z.strictObject({
  krapao: z.literal('snapshot 1'),
  /** The code that made it. */
  build: z.string(),
  /** Of the scenario, as JSON: they shape a world whose journal does not name them all. */
  usual: z.string(),
  scenario: z.string(),
  seed: z.int(),
  /** Of the history that it belongs to. */
  generation: z.number(),
  /** Number of the last entry that it holds. */
  seq: z.int(),
  /** `ReplayDifference`, up to that entry. */
  differences: z.array(
    z.strictObject({ seq: z.int(), operation: z.string(), status: z.tuple([z.number(), z.number()]) }),
  ),
  lines: z.array(lineSchema),
  sum: z.number(),
});
type StoredHead = z.infer<typeof headSchema>;
export type Head = Omit<StoredHead, 'krapao' | 'lines' | 'sum' | 'differences'> & {
  readonly differences: readonly ReplayDifference[];
};

const word = 4;

/** JSON, filled up with blanks to whole words. */
export function toBytes(value: unknown): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const bytes = new Uint8Array(Math.ceil(json.length / word) * word).fill(0x20);
  bytes.set(json);
  return bytes;
}

const fromBytes = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** A sum of whole words that tells damage, not an attack. @param before the sum of what comes before them */
export function sumOf(bytes: Uint8Array, before = 0x811c9dc5): number {
  let sum = before;
  for (const value of new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / word)) {
    sum = Math.imul(sum ^ value, 0x01000193);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}

/** What is to be stored. */
export function assembled(head: Head, lines: readonly Line[]): Uint8Array<ArrayBuffer> {
  const sum = lines.reduce((before, { bytes }) => sumOf(bytes, before), sumOf(new Uint8Array()));
  const listed = lines.map(({ list, count, bytes }) => ({ list, count, size: bytes.length }));
  const first = toBytes({ krapao: 'snapshot 1', ...head, lines: listed, sum });
  const size = toBytes(first.length.toString().padStart(8));
  const all = [size, first, ...lines.map(({ bytes }) => bytes)];
  const whole = new Uint8Array(all.reduce((length, bytes) => length + bytes.length, 0));
  let offset = 0;
  for (const bytes of all) {
    whole.set(bytes, offset);
    offset += bytes.length;
  }
  return whole;
}

/** A snapshot that was read: its lists are parsed part by part, when they are asked for. */
export interface ReadSnapshot {
  readonly head: Head;
  /** The parts of a list, oldest first. */
  parts<Row>(list: string): RowsPart<Row>[];
  /** The lists that it has. */
  readonly lists: ReadonlySet<string>;
}

/** Twelve bytes: the length of the head between quotes, filled up. */
const sizeLength = toBytes(' '.repeat(8)).length;

function partOf<Row>(bytes: Uint8Array, count: number): RowsPart<Row> {
  let rows: readonly Row[] | undefined;
  return {
    count,
    read() {
      rows ??= fromBytes(bytes) as readonly Row[];
      return rows;
    },
  };
}

/** Reads what `assembled` made. @returns null for anything else, and for one that was damaged */
export function readSnapshot(stored: Uint8Array<ArrayBuffer>): ReadSnapshot | null {
  // words begin at multiples of four
  const bytes = stored.byteOffset % word === 0 ? stored : stored.slice();
  try {
    const body = sizeLength + Number(fromBytes(bytes.subarray(0, sizeLength)));
    const parsed = tryParse(headSchema, fromBytes(bytes.subarray(sizeLength, body)));
    if (!parsed?.success) return null;
    const { lines, sum, krapao: _, ...head } = parsed.data;
    if (bytes.length % word !== 0 || sumOf(bytes.subarray(body)) !== sum) return null;
    const byList = new Map<string, RowsPart<unknown>[]>();
    let offset = body;
    for (const { list, count, size } of lines) {
      const part = partOf(bytes.subarray(offset, offset + size), count);
      byList.set(list, [...(byList.get(list) ?? []), part]);
      offset += size;
    }
    return {
      head,
      parts: <Row>(list: string) => (byList.get(list) ?? []) as RowsPart<Row>[],
      lists: new Set(byList.keys()),
    };
  } catch {
    // no numbers, no JSON, no whole words: not what was written
    return null;
  }
}
