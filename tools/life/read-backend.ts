import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { qrProviders } from '../../mocks/domains/qr/index.ts';
import { unwrapped } from '../../mocks/life/contract/contract-drift.ts';
import { harLimit } from '../../mocks/life/har.ts';
import { isRead } from '../../mocks/life/recording.ts';
import { isRecord } from '../../src/shared/base/is-record.ts';
import { opensGames, type Reply, sendCall, type Target } from '../contract/contract-calls.ts';
import { reasonOf } from '../contract/failure-reasons.ts';

/** Rows of a page: the contract's maximum. */
const pageSize = 100;
const lists = ['listStatements', 'listSlips', 'listInvites', 'listRefunds'] as const;

/** The reads without parameters. */
const plainReads = (Object.keys(operations) as OperationId[]).filter(
  (id) => isRead(id) && operations[id].method === 'GET' && !operations[id].path.includes('{') && !opensGames(id),
);

/** @returns the response without its wrapper; null for a refusal @throws Error without a response */
type Ask = (id: OperationId, asked?: { parameter?: string; body?: unknown }) => Promise<unknown>;

const rowsIn = (page: unknown, name: string): unknown[] =>
  isRecord(page) && Array.isArray(page[name]) ? page[name] : [];

/** @param most rows; a longer list refuses the world later */
async function askPages(ask: Ask, id: OperationId, most: number): Promise<void> {
  for (let page = 1; (page - 1) * pageSize < most; page += 1) {
    const answer = await ask(id, { body: { page, limit: pageSize } });
    const total = isRecord(answer) ? Number(answer['total']) : 0;
    if (!(total > page * pageSize)) return;
  }
}

async function askChat(ask: Ask, userId: string, most: number): Promise<void> {
  for (let skip = 0; skip < most; skip += pageSize) {
    const answer = await ask('getChatHistory', { body: { userId, guestId: '', limit: pageSize, skip } });
    if (rowsIn(answer, 'messages').length < pageSize) return;
  }
}

/**
 * Reads everything that a player can read, one call at a time.
 * @param rows most rows of each list @param tell called before each call @param limit characters of all responses
 * @returns a HAR as JSON @throws Error without a response, and above the limit
 */
export async function readBackend(
  target: Target,
  rows: number,
  tell: (id: OperationId) => void,
  limit = harLimit,
): Promise<string> {
  const entries: object[] = [];
  let size = 0;
  const ask: Ask = async (id, { parameter, body } = {}) => {
    const { method } = operations[id];
    const path = operations[id].path.replace(/\{\w+\}/, encodeURIComponent(parameter ?? ''));
    const startedDateTime = new Date().toISOString();
    tell(id);
    const reply = await sendCall(target, id, { path, body }).catch((error: unknown): Reply => {
      throw new Error(`${id}: ${reasonOf(error, target)}`);
    });
    size += reply.text.length;
    if (size > limit)
      throw new Error(`${id}: the answers so far are longer than ${limit / 1024 / 1024} MB; ask for fewer --rows`);
    const url = `${target.baseUrl.replace(/\/+$/, '')}${path}`;
    entries.push({
      startedDateTime,
      request: { method, url, ...(body !== undefined && { postData: { text: JSON.stringify(body) } }) },
      response: {
        status: reply.status,
        headers: reply.date === null ? [] : [{ name: 'date', value: reply.date }],
        content: { text: reply.text },
      },
    });
    return reply.status === 200 ? unwrapped(reply.body) : null;
  };

  const answers = new Map<OperationId, unknown>();
  for (const id of plainReads) answers.set(id, await ask(id));
  for (const parameter of Object.keys(qrProviders)) await ask('getQr', { parameter });
  for (const id of lists) await askPages(ask, id, rows);
  const wallet = answers.get('getWallet');
  const profile = isRecord(wallet) && isRecord(wallet['profile']) ? wallet['profile'] : {};
  if (typeof profile['_id'] === 'string') await askChat(ask, profile['_id'], rows);
  return JSON.stringify({ log: { entries } });
}
