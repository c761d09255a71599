/** Worlds that begin with records made from the responses of a real backend (`mocks/life`). */
import * as z from 'zod/mini';
import { answerSchemas } from '../../contract/generated/schemas.ts';
import { ChatMessage, Invite, Refund, Slip, Statement } from '../../contract/generated/zod/krapao.ts';
import { sessions } from '../domains/account/index.ts';
import type { StartEntry, StartRecords } from '../kernel/journal.ts';
import type { Account } from '../kernel/ledger.ts';
import { defineLog } from '../kernel/log.ts';
import { type Player, players } from '../kernel/player.ts';
import type { TableKey } from '../kernel/table.ts';
import { World } from '../kernel/world.ts';
import { demoPlayer } from '../reference/logins.ts';
import { tables } from './registry.ts';
import { seedSecond } from './second-player.ts';

/**
 * Reads about the site, not a player, that no call changes: a world made from a life may hold their responses verbatim.
 */
export const siteReads = [
  'getInfo',
  'getNotice',
  'getConditions',
  'getAgreements',
  'getContact',
  'getSources',
  'getDepositChannels',
  'getSlipInfo',
  'getInviteBanners',
  'getRefundBanners',
] as const;

const id = { _id: z.string().check(z.minLength(1), z.maxLength(200)) };
/** Rows of each log that a life fills. */
const rowSchemas = {
  statement: Statement,
  invite: z.object({ ...Invite.shape, ...id }),
  refund: z.object({ ...Refund.shape, ...id }),
  chat: ChatMessage,
  slip: z.object({
    ...Slip.shape,
    ...id,
    hash: z.nullable(z.string()),
    worth: z.int().check(z.gte(0)),
    image: z.optional(z.nullable(z.string())),
    verdict: z.null(),
  }),
} as const;
type LogName = keyof typeof rowSchemas;

const satang = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
const recordsSchema = z.strictObject({
  tables: z.record(z.string(), z.array(z.looseObject({}))),
  logs: z.record(z.string().check(z.regex(/^(statement|invite|refund|chat|slip):.+$/)), z.array(z.unknown())),
  balances: z.record(z.string().check(z.regex(/^(wallet:[^:]+|game:[^:]+:[^:]+)$/)), satang),
  site: z.partialRecord(z.enum(siteReads), z.unknown()),
  unlike: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000))),
  reads: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000))),
});

function tableNamed(name: string): TableKey {
  const table = tables.find((each) => each.name === name);
  // the world itself creates sessions
  if (!table || name === sessions.name) throw new Error(`a life fills no table ${name}`);
  return table;
}

/** Fills a log with rows from before the world began; pending ones can still be decided. */
function fillLog(world: World, key: string, rows: readonly unknown[]): void {
  const [name = '', ...owner] = key.split(':');
  const read = rows.map((row) => z.parse(rowSchemas[name as LogName] as z.ZodMiniType<{ _id: string }>, row));
  const isOpen = (row: object) => 'status' in row && row.status === 'processing' && 'worth' in row;
  const own = read.findLastIndex(isOpen) + 1;
  const past = read.slice(own);
  const log = world.openLog(defineLog(name), owner.join(':'), past.length, (age) => past[age] as { _id: string });
  for (const row of read.slice(0, own).reverse()) log.append(row);
}

/** The world at entry 0. @throws Error for records that no world can begin with */
export async function recordedWorld(start: StartEntry, given: StartRecords): Promise<World> {
  const records = z.parse(recordsSchema, given);
  for (const [operation, answer] of Object.entries(records.site))
    z.parse(answerSchemas[operation as (typeof siteReads)[number]] as z.ZodMiniType, answer);
  const world = new World(start, tables);
  for (const [name, rows] of Object.entries(records.tables)) {
    const table = world.table(tableNamed(name));
    for (const row of rows) await table.create(row as never);
  }
  const [player] = world.table(players).all() as readonly Player[];
  if (!player) throw new Error('a life without a player');
  await world.change(players, { _id: player._id }, { passwordDigest: world.digest(demoPlayer.password) });
  await world.table(sessions).create({ token: world.tokenOf(demoPlayer, 0), player: player._id });
  for (const [to, amount] of Object.entries(records.balances)) {
    if (amount === 0) continue;
    world.ledger.post({ amount, from: 'outside:opening', to: to as Account, at: world.now, memo: 'opening balance' });
  }
  for (const [key, rows] of Object.entries(records.logs)) fillLog(world, key, rows);
  await seedSecond(world, player);
  return world;
}
