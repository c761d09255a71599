/** Older rows of a list that are read when one of them is first asked for, as from a stored snapshot. */
export interface RowsPart<Row> {
  readonly count: number;
  /** All of them, oldest first; the same array each time. */
  read(): readonly Row[];
}

/** A list that is only added to, whose older parts may not have been read yet. */
export class Rows<Row> {
  #parts: readonly RowsPart<Row>[];
  /** How many rows the parts have. */
  #before: number;
  #own: Row[];

  constructor(parts: readonly RowsPart<Row>[] = [], own: Row[] = []) {
    this.#parts = parts;
    this.#before = parts.reduce((sum, { count }) => sum + count, 0);
    this.#own = own;
  }

  get length(): number {
    return this.#before + this.#own.length;
  }

  at(index: number): Row | undefined {
    return index < this.#before ? this.slice(index, index + 1)[0] : this.#own[index - this.#before];
  }

  push(row: Row): void {
    this.#own.push(row);
  }

  /** Reads only the parts that it needs. @param from not less than 0 */
  slice(from: number, to: number = this.length): Row[] {
    const rows: Row[] = [];
    let start = 0;
    for (const part of this.#parts) {
      const end = start + part.count;
      if (from < end && to > start) rows.push(...part.read().slice(Math.max(0, from - start), to - start));
      start = end;
    }
    return to > start ? rows.concat(this.#own.slice(Math.max(0, from - start), to - start)) : rows;
  }

  /** Reads every part. */
  all(): readonly Row[] {
    if (this.#parts.length > 0) {
      this.#own = this.slice(0);
      this.#parts = [];
      this.#before = 0;
    }
    return this.#own;
  }

  /** Puts a row in the place of another. */
  set(index: number, row: Row): void {
    if (index < this.#before) this.all();
    this.#own[index - this.#before] = row;
  }

  /** Forgets all but the first rows. */
  cut(count: number): void {
    if (count < this.#before) this.all();
    this.#own.length = count - this.#before;
  }

  /** A list of its own with the first rows of this one, whose last row can be set without reading a part. */
  first(count: number = this.length): Rows<Row> {
    let kept = 0;
    const parts = this.#parts.filter((part) => {
      const isWhole = kept + part.count < count;
      if (isWhole) kept += part.count;
      return isWhole;
    });
    return new Rows(parts, this.slice(kept, count));
  }
}
