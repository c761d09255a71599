/**
 * A stored snapshot: lines of JSON, each filled up with blanks to whole words of four bytes, so that all can be summed up
 * quickly. The first says how long the second is, and the sum of all but itself; the second says what the others are.
 */
import type { ReplayDifference } from '../execute.ts';
import type { RowsPart } from './stored-rows.ts';

/** A part of what a snapshot holds: rows of a list, or the state, which is one row. */
export interface Line {
  /** `state`, `journal`, `postings`, or `log` and the name of a log. */
  readonly list: string;
  readonly count: number;
  readonly bytes: Uint8Array;
}

export interface Head {
  /** The code that made it. */
  readonly build: string;
  /** Switches of the scenario, as JSON: they shape a world whose journal does not name them all. */
  readonly usual: string;
  readonly scenario: string;
  readonly seed: number;
  /** Of the history that it belongs to. */
  readonly generation: number;
  /** Number of the last entry that it holds. */
  readonly seq: number;
  /** Up to that entry. */
  readonly differences: readonly ReplayDifference[];
}
interface ListedLine {
  readonly list: string;
  readonly count: number;
  /** Bytes. */
  readonly size: number;
}

/** Changed whenever a snapshot would be read otherwise. */
const format = 'krapao snapshot 1';
const word = 4;
/** Bytes of the first line. */
const firstSize = 64;

/** JSON, filled up with blanks to whole words. */
export function toBytes(value: unknown, multipleOf = word): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const bytes = new Uint8Array(Math.ceil(json.length / multipleOf) * multipleOf).fill(0x20);
  bytes.set(json);
  return bytes;
}

const fromBytes = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** A sum of whole words that tells damage, not an attack. @throws RangeError for bytes that are not whole words */
export function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const value of new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / word)) {
    sum = Math.imul(sum ^ value, 0x01000193);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}

/** What is to be stored. */
export function assembled(head: Head, lines: readonly Line[]): Uint8Array<ArrayBuffer> {
  const listed = lines.map(({ list, count, bytes }): ListedLine => ({ list, count, size: bytes.length }));
  const parts = [toBytes({ ...head, lines: listed }), ...lines.map(({ bytes }) => bytes)];
  const whole = new Uint8Array(parts.reduce((size, bytes) => size + bytes.length, firstSize));
  let offset = firstSize;
  for (const bytes of parts) {
    whole.set(bytes, offset);
    offset += bytes.length;
  }
  whole.set(toBytes([format, parts[0]?.length, sumOf(whole.subarray(firstSize))], firstSize));
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

/** The head, once the sum says that all is as `assembled` made it; null for anything else. */
function readHead(bytes: Uint8Array): { head: Head & { lines: readonly ListedLine[] }; end: number } | null {
  try {
    const [name, size, sum] = fromBytes(bytes.subarray(0, firstSize)) as unknown[];
    if (name !== format || sum !== sumOf(bytes.subarray(firstSize))) return null;
    const end = firstSize + Number(size);
    return { head: fromBytes(bytes.subarray(firstSize, end)) as Head & { lines: ListedLine[] }, end };
  } catch {
    // no JSON, or no whole words
    return null;
  }
}

/** Reads what `assembled` made. @returns null for anything else, and for one that was damaged */
export function readSnapshot(stored: Uint8Array<ArrayBuffer>): ReadSnapshot | null {
  // words begin at multiples of four
  const bytes = stored.byteOffset % word === 0 ? stored : stored.slice();
  const read = readHead(bytes);
  if (!read) return null;
  const byList = new Map<string, RowsPart<unknown>[]>();
  let offset = read.end;
  for (const { list, count, size } of read.head.lines) {
    byList.set(list, [...(byList.get(list) ?? []), partOf(bytes.subarray(offset, offset + size), count)]);
    offset += size;
  }
  return {
    head: read.head,
    parts: <Row>(list: string) => (byList.get(list) ?? []) as RowsPart<Row>[],
    lists: new Set(byList.keys()),
  };
}
