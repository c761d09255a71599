/** Reads, but never writes, the files in which earlier versions stored worlds. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isWorldName } from './world-store.ts';

/** An earlier version touched its lock every second while it ran. */
const lockAgeMs = 5000;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function fieldsOf(line: string): { readonly epoch?: unknown; readonly keep?: unknown } {
  try {
    return (JSON.parse(line) as object | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Parses a journal file: a line with the epoch, then lines that each hold an entry or remove the entries from `keep`
 * on. An unterminated last line was never acknowledged. A file without an epoch becomes one unreadable entry.
 */
export function readFormerJournal(text: string): { readonly epoch: number; readonly entries: readonly string[] } {
  const [head = '', ...lines] = text.split('\n').slice(0, -1);
  let { epoch } = fieldsOf(head);
  if (!isCount(epoch)) return { epoch: 0, entries: text === '' ? [] : ['null'] };
  const entries: string[] = [];
  for (const line of lines) {
    const cut = line.startsWith('{"entry":') ? {} : fieldsOf(line);
    if (isCount(cut.epoch) && isCount(cut.keep)) {
      epoch = cut.epoch;
      entries.length = Math.min(entries.length, cut.keep);
    } else entries.push(line);
  }
  return { epoch: Number(epoch), entries };
}

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A world's folder holds the record, its journals under the hashes of their keys, and the list of its uploads. */
function importWorld(database: DatabaseSync, folder: string, name: string): void {
  const own = path.join(folder, 'worlds', name);
  database.prepare('INSERT INTO worlds VALUES (?, ?)').run(name, readFileSync(path.join(own, 'world.json'), 'utf8'));
  const addJournal = database.prepare('INSERT INTO journals (world, key, epoch) VALUES (?, ?, ?)');
  const addEntry = database.prepare('INSERT INTO entries VALUES (?, ?, ?)');
  for (const file of readdirSync(own).filter((each) => each.endsWith('.jsonl'))) {
    const { epoch, entries } = readFormerJournal(readFileSync(path.join(own, file), 'utf8'));
    const { lastInsertRowid } = addJournal.run(name, path.basename(file, '.jsonl'), epoch);
    for (const [seq, entry] of entries.entries()) addEntry.run(lastInsertRowid, seq, entry);
  }
  const addUpload = database.prepare('INSERT OR IGNORE INTO uploads VALUES (?, ?)');
  const addHolder = database.prepare('INSERT OR IGNORE INTO holders VALUES (?, ?, ?)');
  for (const [, hash = ''] of readIfThere(path.join(own, 'uploads')).matchAll(/^([0-9a-f]{64}) \d+\n/gm)) {
    const file = path.join(folder, 'uploads', hash);
    if (!existsSync(file)) continue;
    const bytes = readFileSync(file);
    addUpload.run(hash, bytes);
    addHolder.run(name, hash, bytes.length);
  }
}

/** @returns the number of worlds @throws Error while an earlier version still uses the folder */
export function importFormerFolder(database: DatabaseSync, folder: string): number {
  const worlds = path.join(folder, 'worlds');
  if (!existsSync(worlds)) return 0;
  const lock = statSync(path.join(folder, 'owner'), { throwIfNoEntry: false });
  if (lock && Date.now() - lock.mtimeMs < lockAgeMs)
    throw new Error(`an earlier version of the backend uses it, or ended less than ${lockAgeMs / 1000} s ago`);
  const names = readdirSync(worlds).filter(
    (name) => isWorldName(name) && existsSync(path.join(worlds, name, 'world.json')),
  );
  for (const name of names) importWorld(database, folder, name);
  return names.length;
}
