import type { Profile } from '../../contract/generated/models/profile.ts';
import type { LifeDraft } from '../kernel/absorb.ts';
import type { StartRecords } from '../kernel/journal.ts';
import type { Account } from '../kernel/ledger.ts';
import type { LogKey } from '../kernel/log.ts';
import { type Player, players } from '../kernel/player.ts';
import { sortedJson } from '../kernel/sorted-json.ts';
import { type Switches, type SwitchName, switchTable, withSwitches } from '../kernel/switches.ts';
import type { TableKey } from '../kernel/table.ts';
import { LifeRefused } from './refused.ts';

interface SeenRow {
  readonly _id: string;
}
interface SeenRows {
  readonly rows: Map<number, SeenRow>;
  total: number | null;
}

/** Missing row numbers, such as `11–20`. */
function gapsOf({ rows, total }: SeenRows): string[] {
  const count = total ?? Math.max(-1, ...rows.keys()) + 1;
  const gaps: string[] = [];
  for (let position = 0; position < count; position += 1) {
    if (rows.has(position)) continue;
    const from = position;
    while (position + 1 < count && !rows.has(position + 1)) position += 1;
    gaps.push(from === position ? `${from + 1}` : `${from + 1}–${position + 1}`);
  }
  return gaps;
}

export class Draft implements LifeDraft {
  readonly at: number;
  switches: Switches;
  #player: Player;
  readonly #tables = new Map<string, object[]>();
  readonly #lists = new Map<string, SeenRows>();
  readonly #balances: Partial<Record<Account, number>> = {};

  /** @param usual defaults of switches that no answer reveals */
  constructor(profile: Profile, usual: Switches, at: number) {
    this.at = at;
    // seed draws at a start do not apply here; the player is logged in
    const own: Partial<Switches> = {
      registered: true,
      session: 'player',
      chatTalkative: false,
      bonusCondition: 'turnover',
    };
    this.switches = withSwitches(usual, { ...own, laos: profile.currency === 'LAK' });
    this.#player = {
      ...profile,
      passwordDigest: '',
      active: true,
      bankCode: '',
      bankAccountName: '',
      bankAccountNo: '',
      invitedBy: null,
      inviteBonus: 0,
      logins: 0,
    };
  }

  get player(): string {
    return this.#player._id;
  }

  get currency(): Player['currency'] {
    return this.#player.currency;
  }

  set(switches: Partial<Switches>): void {
    // drop values that a switch cannot have; the proof reports the difference
    const possible = Object.entries(switches).filter(
      ([name, value]) => switchTable[name as SwitchName].requestSchema.safeParse(value).success,
    );
    this.switches = withSwitches(this.switches, Object.fromEntries(possible));
  }

  change(changes: Partial<Player>): void {
    const { inviteBonus = this.#player.inviteBonus } = changes;
    const possible = Number.isSafeInteger(inviteBonus) && inviteBonus >= 0 ? inviteBonus : 0;
    this.#player = { ...this.#player, ...changes, inviteBonus: possible };
  }

  of({ name }: TableKey): readonly object[] {
    return this.#tables.get(name) ?? [];
  }

  put(table: TableKey, record: object, ...key: readonly string[]): void {
    const value = (each: object) => sortedJson(key.map((field) => (each as Record<string, unknown>)[field]));
    const others = this.of(table);
    const at = others.findIndex((each) => value(each) === value(record));
    this.#tables.set(table.name, at < 0 ? [...others, record] : others.with(at, record));
  }

  balance(account: Account, baht: number): void {
    const satang = Math.round(baht * 100);
    if (Number.isSafeInteger(satang) && satang > 0) this.#balances[account] = satang;
    else delete this.#balances[account];
  }

  #listOf({ name }: LogKey<SeenRow>, owner: string): SeenRows {
    const key = `${name}:${owner}`;
    const list = this.#lists.get(key) ?? { rows: new Map(), total: null };
    this.#lists.set(key, list);
    return list;
  }

  rows<Row extends SeenRow>(
    log: LogKey<Row>,
    owner: string,
    { skip, rows, total }: { skip: number; rows: readonly Row[]; total: number | null },
  ): void {
    const list = this.#listOf(log, owner);
    const changed = new LifeRefused('two-answers', [log.name]);
    if (total !== null && list.total !== null && list.total !== total) throw changed;
    list.total ??= total;
    for (const [index, row] of rows.entries()) {
      const before = list.rows.get(skip + index);
      if (before && sortedJson(before) !== sortedJson(row)) throw changed;
      list.rows.set(skip + index, row);
    }
  }

  seen<Row extends SeenRow>(log: LogKey<Row>, owner: string): readonly Row[] {
    const { rows } = this.#listOf(log, owner);
    return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row as Row);
  }

  replace<Row extends SeenRow>(log: LogKey<Row>, owner: string, row: Row): void {
    const { rows } = this.#listOf(log, owner);
    for (const [position, { _id }] of rows) if (_id === row._id) rows.set(position, row);
  }

  /** @throws LifeRefused when a list is incomplete */
  records(): StartRecords {
    const gaps = [...this.#lists].flatMap(([key, list]) => {
      const missing = gapsOf(list);
      const total = list.total === null ? '' : ` of ${list.total}`;
      const [name] = key.split(':');
      return missing.length === 0 ? [] : [`${name}: rows ${missing.join(', ')}${total} were not seen`];
    });
    if (gaps.length > 0) throw new LifeRefused('rows-not-seen', gaps);
    const lists = [...this.#lists].map(([key, { rows }]): [string, SeenRow[]] => [
      key,
      [...rows].sort(([one], [other]) => one - other).map(([, row]) => row),
    ]);
    return {
      tables: { [players.name]: [this.#player], ...Object.fromEntries(this.#tables) },
      logs: Object.fromEntries(lists),
      balances: this.#balances,
      site: {},
    };
  }
}
