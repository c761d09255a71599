import type { OperationId } from '../../../contract/generated/operations.ts';
import { digest, randomId } from '../base/ids.ts';
import { isRecord } from '../base/is-record.ts';
import { createKeptList } from '../session/kept-list.ts';
import { now } from '../time/clock.ts';

/**
 * Commands that were sent and whose outcome is not known, with the idempotency key they were sent under. They are kept in the
 * storage of the session, so that a reload does not lose them (MNY-49, MNY-213).
 */
export interface OpenCommand {
  /** Tells this request of this session from any other: a digest, so that no token is stored twice. */
  readonly name: string;
  readonly operation: string;
  /** The body that was sent, of an order; null of any other command. */
  readonly order: Readonly<Record<string, unknown>> | null;
  readonly key: string;
  /** When it was sent first, epoch ms of the server's clock. */
  readonly at: number;
  /** Until when a repeat is the same intent, epoch ms of the server's clock. */
  readonly until: number;
  /** sent: no answer yet. left: the same, and its page is gone, which the player is still to be told. unknown: ended so. */
  readonly end: 'sent' | 'left' | 'unknown';
}

/** Orders whose repeat moves the money once more. Of every other command the server allows one, or shows what there is. */
const orders: ReadonlySet<string> = new Set<OperationId>([
  'addToWallet',
  'transfer',
  'transferAll',
  'withdraw',
  'withdrawAll',
]);

/** How long a repeat is the same intent, ms: an order until something answers it, at most a day. */
const orderMs = 24 * 60 * 60_000;
const othersMs = 5 * 60_000;
/** No answer is waited for longer than this (APP-41), ms. */
const underWayMs = 70_000;
/** A record of the future belongs to another time of a simulated world. */
const toleranceMs = 60_000;
/** More than this many records are never kept: the oldest go. */
const most = 20;

const isText = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);
const isEnd = (value: unknown): value is OpenCommand['end'] =>
  value === 'sent' || value === 'left' || value === 'unknown';

const kept = createKeptList<OpenCommand>(
  'open-commands',
  ({ name, operation, order, key, at, until, end }) => {
    if (!isText(name, /^[\da-f]{16}$/) || !isText(operation, /^\w{1,40}$/) || !isEnd(end)) return null;
    // It becomes a header.
    if (!isText(key, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)) return null;
    if (typeof at !== 'number' || typeof until !== 'number' || !(until >= at && until - at <= 2 * orderMs)) return null;
    return { name, operation, order: isRecord(order) ? order : null, key, at, until, end };
  },
  'asToken',
);

const isOpen = ({ at, until }: OpenCommand) => until > now() && at <= now() + toleranceMs;

export const openCommands = (): readonly OpenCommand[] => kept.items().filter(isOpen);

/** Orders whose outcome is unknown for good: no answer to them can still come. */
export const unansweredOrders = (): readonly OpenCommand[] =>
  openCommands().filter(({ order, end, at }) => order !== null && (end !== 'sent' || now() - at > underWayMs));

const put = (command: OpenCommand) =>
  kept.change((before) => [...before.filter(({ name }) => name !== command.name), command].slice(-most));

/** The command was answered, by the server or by the history. */
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

/** What this page has sent and still waits for. */
const waitedFor = new Set<{ readonly name: string }>();
const ownNames = () => new Set([...waitedFor].map(({ name }) => name));
/** The browser ends the calls of a page that is left, and the page lives a moment longer: how long at most, ms. */
const endOfPageMs = 1_000;

/** A request as `open-commands` knows it. */
export interface MoneyRequest {
  readonly operation: OperationId;
  readonly body: string | null;
  /** Tells this request of this session from any other. */
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

/** Keeps a command that is about to be sent: one whose outcome is unknown is sent again under its own key. */
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
    /** known: answered. unsent: it never left the device, so that nothing has changed. */
    settle: (end: 'known' | 'unsent' | 'unknown') => {
      if (end === 'unknown') {
        setEnd(new Set([name]), 'unknown');
        // The page may be about to go, which is why there was no answer.
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
 * When this page is left before a command has ended, as by a reload, the next page of the session tells it (MNY-213).
 * @param tell called if the page before has left one @returns stops watching
 */
export function watchLeftCommands(tell: () => void): () => void {
  const left = new Set(openCommands().flatMap(({ name, end }) => (end === 'left' ? [name] : [])));
  if (left.size > 0) {
    setEnd(left, 'unknown');
    tell();
  }
  const onHide = () => setEnd(ownNames(), 'left');
  // A page that comes back from the back/forward cache goes on by itself.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && setEnd(ownNames(), 'sent');
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
