/** A list that is only added to. */
export class Rows<Row> {
  protected own: Row[];

  constructor(own: Row[] = []) {
    this.own = own;
  }

  get length(): number {
    return this.own.length;
  }

  at(index: number): Row | undefined {
    return this.own[index];
  }

  push(row: Row): void {
    this.own.push(row);
  }

  /** @param from not less than 0 */
  slice(from: number, to?: number): Row[] {
    return this.own.slice(from, to);
  }

  all(): readonly Row[] {
    return this.own;
  }

  /** Puts a row in the place of another. */
  set(index: number, row: Row): void {
    this.own[index] = row;
  }

  /** A list of its own with the first rows of this one. */
  first(count?: number): Rows<Row> {
    return new Rows(this.own.slice(0, count));
  }
}
