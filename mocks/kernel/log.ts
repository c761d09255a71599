/** One page of a log, newest first, and the total number of rows. */
export interface LogPage<Row> {
  readonly total: number;
  readonly rows: Row[];
}

/** A kind of append-only log of a domain, one log per owner. `Row` is only a type. */
export interface LogKey<Row extends { _id: string }> {
  readonly name: string;
  /** Never set; carries the type. */
  readonly row?: Row;
}

/** @param name appears in dumps: never change it once worlds are stored */
export const defineLog = <Row extends { _id: string }>(name: string): LogKey<Row> => ({ name });

/**
 * An append-only log in order of time. Rows before the world's start are computed from their age on demand, so a
 * history of 100,000 rows costs nothing until it is read (WAL-59).
 */
export class Log<Row extends { _id: string }> {
  readonly #onAppend: () => void;
  readonly #pastCount: number;
  readonly #pastRow: (age: number) => Row;
  /** Rows since the world's start, oldest first. */
  readonly #rows: Row[];
  /** Built on the first lookup by id. */
  #byId: Map<string, Row> | null = null;

  /** @param pastRow computes the row of an age: 0 is the newest before the world's start, `pastCount - 1` the oldest */
  constructor(onAppend: () => void, pastCount = 0, pastRow: (age: number) => Row = noPast, rows: Row[] = []) {
    this.#onAppend = onAppend;
    this.#pastCount = pastCount;
    this.#pastRow = pastRow;
    this.#rows = rows;
  }

  /** An independent copy. */
  copy(onAppend: () => void): Log<Row> {
    return new Log(onAppend, this.#pastCount, this.#pastRow, [...this.#rows]);
  }

  append(row: Row): void {
    this.#rows.push(row);
    this.#byId?.set(row._id, row);
    this.#onAppend();
  }

  /** Replaces the row with the same id: a decided slip, a finished withdrawal. */
  replace(row: Row): void {
    const index = this.appended().findIndex(({ _id }) => _id === row._id);
    if (index < 0) throw new Error(`no such row: ${row._id}`);
    this.#rows[index] = row;
    this.#byId?.set(row._id, row);
    this.#onAppend();
  }

  get(id: string): Row | undefined {
    this.#byId ??= new Map(this.appended().map((row) => [row._id, row]));
    return this.#byId.get(id);
  }

  get total(): number {
    return this.#pastCount + this.#rows.length;
  }

  /** @param page from 1; a page beyond the end is empty */
  page(page: number, limit: number): LogPage<Row> {
    return { total: this.total, rows: this.slice((page - 1) * limit, limit) };
  }

  /** Newest first; empty beyond the end. */
  slice(skip: number, limit: number): Row[] {
    const own = this.#rows.length;
    const last = Math.min(skip + limit, this.total);
    const rows = skip < own ? this.#rows.slice(Math.max(0, own - last), own - skip).reverse() : [];
    for (let position = Math.max(skip, own); position < last; position++) rows.push(this.#pastRow(position - own));
    return rows;
  }

  /** Rows since the world's start, oldest first. */
  appended(): readonly Row[] {
    return this.#rows;
  }
}

function noPast(): never {
  throw new Error('this log has no past');
}
