import { Rows } from '../../kernel/rows.ts';

/** Older rows of a list that are read when one of them is first asked for. */
export interface RowsPart<Row> {
  readonly count: number;
  /** All of them, oldest first; the same array each time. */
  read(): readonly Row[];
}

/** A list whose older parts are in a stored snapshot, and may not have been read yet. */
export class StoredRows<Row> extends Rows<Row> {
  #parts: readonly RowsPart<Row>[];
  /** How many rows the parts have. */
  #before: number;

  constructor(parts: readonly RowsPart<Row>[], own: Row[] = []) {
    super(own);
    this.#parts = parts;
    this.#before = parts.reduce((sum, { count }) => sum + count, 0);
  }

  override get length(): number {
    return this.#before + this.own.length;
  }

  override at(index: number): Row | undefined {
    return index < this.#before ? this.slice(index, index + 1)[0] : this.own[index - this.#before];
  }

  /** Reads only the parts that it needs. */
  override slice(from: number, to: number = this.length): Row[] {
    const rows: Row[] = [];
    let start = 0;
    for (const part of this.#parts) {
      const end = start + part.count;
      if (from < end && to > start) rows.push(...part.read().slice(Math.max(0, from - start), to - start));
      start = end;
    }
    return to > start ? rows.concat(this.own.slice(Math.max(0, from - start), to - start)) : rows;
  }

  override all(): readonly Row[] {
    if (this.#parts.length > 0) {
      this.own = this.slice(0);
      this.#parts = [];
      this.#before = 0;
    }
    return this.own;
  }

  override set(index: number, row: Row): void {
    if (index < this.#before) this.all();
    this.own[index - this.#before] = row;
  }

  /** The last row of the new list can be set without reading a part. */
  override first(count: number = this.length): Rows<Row> {
    let kept = 0;
    const parts = this.#parts.filter((part) => {
      const isWhole = kept + part.count < count;
      if (isWhole) kept += part.count;
      return isWhole;
    });
    return new StoredRows(parts, this.slice(kept, count));
  }
}
