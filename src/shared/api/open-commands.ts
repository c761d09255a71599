import type { OperationId } from '../../../contract/generated/operations.ts';
import { digest, randomId } from '../base/ids.ts';
import { isRecord } from '../base/is-record.ts';
import { tokenArea } from '../storage/storage.ts';
import { createStoredList } from '../storage/stored-list.ts';
import { now } from '../time/clock.ts';

/**
 * Commands with an unknown outcome and their idempotency keys, stored with the session, so that they survive a reload
 * (MNY-49, MNY-213).
 */
export interface OpenCommand {
  /** Identifies a request of a session; a digest, so that no token is stored twice. */
  readonly name: string;
  readonly operation: string;
  /** Body of an order; null for other commands. */
  readonly order: Readonly<Record<string, unknown>> | null;
  readonly key: string;
  /** When it was first sent, epoch ms of the server. */
  readonly at: number;
  /** Until when a repeat is the same intent, epoch ms of the server. */
  readonly until: number;
  /**
   * sent: no response yet. left: its page is gone, and the player does not know yet. unknown: ended without an outcome.
   */
  readonly end: 'sent' | 'left' | 'unknown';
}

/** Commands whose repeat moves money again. The server allows the others once, or returns what exists. */
const orders: ReadonlySet<string> = new Set<OperationId>([
  'addToWallet',
  'transfer',
  'transferAll',
  'withdraw',
  'withdrawAll',
]);

/** How long a repeat is the same intent, ms. An order: until it is resolved, at most a day. */
const orderMs = 24 * 60 * 60_000;
const othersMs = 5 * 60_000;
/** No response arrives after this time, ms (APP-41). */
const underWayMs = 70_000;
/** Records from further in the future belong to another time of a simulated world. */
const toleranceMs = 60_000;
/** Maximum number of records; the oldest are dropped. */
const most = 20;

const isText = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);
const isEnd = (value: unknown): value is OpenCommand['end'] =>
  value === 'sent' || value === 'left' || value === 'unknown';

const kept = createStoredList<OpenCommand>(
  'open-commands',
  ({ name, operation, order, key, at, until, end }) => {
    if (!isText(name, /^[\da-f]{16}$/) || !isText(operation, /^\w{1,40}$/) || !isEnd(end)) return null;
    // The key becomes a header.
    if (!isText(key, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)) return null;
    if (typeof at !== 'number' || typeof until !== 'number' || !(until >= at && until - at <= 2 * orderMs)) return null;
    return { name, operation, order: isRecord(order) ? order : null, key, at, until, end };
  },
  tokenArea,
);

const isOpen = ({ at, until }: OpenCommand) => until > now() && at <= now() + toleranceMs;

export const openCommands = (): readonly OpenCommand[] => kept.items().filter(isOpen);

/** Orders whose outcome is unknown for good: no response can arrive any more. */
export const unansweredOrders = (): readonly OpenCommand[] =>
  openCommands().filter(({ order, end, at }) => order !== null && (end !== 'sent' || now() - at > underWayMs));

const put = (command: OpenCommand) =>
  kept.change((before) => [...before.filter(({ name }) => name !== command.name), command].slice(-most));

/** Removes a command that was resolved, by a response or by the history. */
export const closeCommand = (name: string): void =>
  kept.change((before) =>
    before.some((one) => one.name === name) ? before.filter((one) => one.name !== name) : before,
  );

const setEnd = (names: ReadonlySet<string>, end: OpenCommand['end']): void =>
  kept.change((before) =>
    before.some(({ name }) => names.has(name))
      ? before.map((one) => (names.has(one.name) ? { ...one, end } : one))
      : before,
  );

/** Pending commands of this page. */
const waitedFor = new Set<{ readonly name: string }>();
const ownNames = () => new Set([...waitedFor].map(({ name }) => name));
/** How long a page may live after the browser aborted its requests, ms. */
const endOfPageMs = 1_000;

export interface MoneyRequest {
  readonly operation: OperationId;
  readonly body: string | null;
  /** Identifies this request of this session. */
  readonly fingerprint: string;
}

function readOrder({ operation, body }: MoneyRequest): OpenCommand['order'] {
  if (!orders.has(operation)) return null;
  try {
    const order: unknown = JSON.parse(body ?? 'null');
    return isRecord(order) ? order : {};
  } catch {
    return {};
  }
}

export const nameOf = ({ fingerprint }: Pick<MoneyRequest, 'fingerprint'>): string => digest(fingerprint);

/** Stores a command before it is sent. A command with an unknown outcome is resent under its former key. */
export function beginCommand(request: MoneyRequest) {
  const name = nameOf(request);
  const former = openCommands().find((one) => one.name === name);
  const order = readOrder(request);
  const at = former?.at ?? now();
  const { operation } = request;
  const command: OpenCommand = {
    ...{ name, operation, order, key: former?.key ?? randomId(), at },
    ...{ until: now() + (order === null ? othersMs : orderMs), end: 'sent' },
  };
  put(command);
  const own = { name };
  waitedFor.add(own);
  return {
    key: command.key,
    at,
    /** known: there was a response. unsent: it never left the device. */
    settle: (end: 'known' | 'unsent' | 'unknown') => {
      if (end === 'unknown') {
        setEnd(new Set([name]), 'unknown');
        // There may be no response because the page is being left.
        setTimeout(() => waitedFor.delete(own), endOfPageMs);
        return;
      }
      waitedFor.delete(own);
      if (end === 'unsent' && former) setEnd(new Set([name]), former.end);
      else closeCommand(name);
    },
  };
}

/**
 * If this page is left while a command is pending, the session's next page tells the player (MNY-213).
 * @param tell called if the previous page left one @returns cleanup
 */
export function watchLeftCommands(tell: () => void): () => void {
  const left = new Set(openCommands().flatMap(({ name, end }) => (end === 'left' ? [name] : [])));
  if (left.size > 0) {
    setEnd(left, 'unknown');
    tell();
  }
  const onHide = () => setEnd(ownNames(), 'left');
  // A page restored from the back/forward cache goes on by itself.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && setEnd(ownNames(), 'sent');
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
