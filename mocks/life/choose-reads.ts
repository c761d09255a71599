/** Finds in a recording what one player was answered before anything changed. */
import type { Profile } from '../../contract/generated/models/profile.ts';
import type { WalletView } from '../../contract/generated/models/walletView.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { driftsOf } from './contract/contract-drift.ts';
import { printableExample } from './contract/personal-fields.ts';
import { countIn, isRead, type RecordedCall, type Recording } from './recording.ts';
import { LifeRefused } from './refused.ts';
import { sortedJson } from './sorted-json.ts';

/** Writes after which a read answers as before, unless it turns out otherwise. */
const mostlyHarmless: readonly OperationId[] = [
  'login',
  'refreshSlots',
  'markChatRead',
  'sendOtp',
  'verifyOtp',
  'changePassword',
];

/** What one player read before anything was changed. */
export interface ChosenReads {
  /** Each read once, in order of time. */
  readonly reads: readonly RecordedCall[];
  readonly left: ReadonlyMap<string, number>;
}

/** Answers that do not keep the contract. @throws LifeRefused */
export function refuseDrift(calls: readonly RecordedCall[], left: Map<string, number>): void {
  const wrong = new Set<string>();
  for (const { id, answer } of calls.filter((call) => call.answer !== undefined)) {
    for (const drift of driftsOf(id, answer)) {
      const { kind, path, expected } = drift;
      if (kind === 'extra') countIn(left, `${id}: ${path} (the contract does not know it)`);
      else
        wrong.add(`${id}: ${path || 'the body'}: ${kind}, expected ${expected}, came ${printableExample(id, drift)}`);
    }
  }
  if (wrong.size === 0) return;
  throw new LifeRefused('drift', 'the backend does not keep the contract', [...wrong]);
}

/** The player whom an answer is about; null for another answer. */
function playerIn({ id, answer }: RecordedCall): string | null {
  if (answer === undefined) return null;
  if (id === 'getProfile') return (answer as Profile)._id;
  return id === 'getWallet' ? (answer as WalletView).profile._id : null;
}

interface Session {
  player: string | null;
  readonly afterLogin: boolean;
  readonly calls: RecordedCall[];
}

/** The sessions of a recording: one begins with each login, and with each answer about another player. */
function sessionsIn(calls: readonly RecordedCall[]): Session[] {
  let session: Session = { player: null, afterLogin: true, calls: [] };
  const sessions = [session];
  const begin = (afterLogin: boolean) => {
    session = { player: null, afterLogin, calls: [] };
    sessions.push(session);
  };
  for (const call of calls) {
    const player = playerIn(call);
    if (call.id === 'login' && call.status === 200) begin(true);
    else if (player !== null && session.player !== null && player !== session.player) begin(false);
    session.player ??= player;
    session.calls.push(call);
  }
  return sessions;
}

/** @param wanted number of the player, from 1; null: the only one @throws LifeRefused */
function playerOf(sessions: readonly Session[], wanted: number | null): string {
  const all = [...new Set(sessions.flatMap(({ player }) => player ?? []))];
  if (all.length === 0) {
    throw new LifeRefused('no-player', 'no answer of getWallet is in the recording: it does not say who the player is');
  }
  const isMixed = sessions.some(
    ({ player, afterLogin }, index) =>
      !afterLogin && player !== null && sessions.slice(0, index).some((former) => former.player === player),
  );
  if (isMixed) throw new LifeRefused('mixed-players', 'the calls of two players are mixed with each other');
  const player = all[(wanted ?? 1) - 1];
  if ((wanted === null && all.length > 1) || player === undefined) {
    throw new LifeRefused('two-players', `the recording has ${all.length} player(s); say which one, from 1 on`);
  }
  return player;
}

/** The calls that a player made, and those that need no player. */
function callsOf(sessions: readonly Session[], player: string, left: Map<string, number>): RecordedCall[] {
  const isAlone = sessions.every((session) => session.player === null || session.player === player);
  return sessions.flatMap((session) =>
    session.calls.filter(({ id }) => {
      const isOwn = session.player === player || (session.player === null && isAlone);
      const isPublic = !operations[id].auth && isRead(id) && id !== 'getChatHistory';
      if (!isOwn && !isPublic) countIn(left, `${id} (of another player)`);
      return isOwn || isPublic;
    }),
  );
}

/** Each read once, until the first write. @throws LifeRefused */
function untilFirstWrite(calls: readonly RecordedCall[]): { reads: RecordedCall[]; end: number } {
  const first = new Map<string, { text: string; index: number; call: RecordedCall }>();
  const upTo = (end: number) => ({
    reads: [...first.values()].filter(({ index }) => index < end).map(({ call }) => call),
    end,
  });
  let lastHarmless = -1;
  for (const [index, call] of calls.entries()) {
    const { id, status, answer } = call;
    if (operations[id].effect === 'write') {
      if (status === 200 && !mostlyHarmless.includes(id)) return upTo(index);
      lastHarmless = index;
    }
    if (answer === undefined) continue;
    const key = sortedJson([id, call.path, call.body]);
    const text = sortedJson(answer);
    const before = first.get(key);
    if (!before) first.set(key, { text, index, call });
    else if (before.text !== text) {
      if (lastHarmless > before.index) return upTo(lastHarmless);
      throw new LifeRefused('two-answers', `${id} was answered in two ways, and nothing was changed between them`);
    }
  }
  return upTo(calls.length);
}

/** The wallet that was read. @throws LifeRefused when none was */
export function walletIn(reads: readonly RecordedCall[]): WalletView {
  const wallet = reads.find(({ id }) => id === 'getWallet');
  if (!wallet) throw new LifeRefused('no-player', 'getWallet was not read before the first write');
  return wallet.answer as WalletView;
}

/** @param player number of the player, from 1; null: the only one @throws LifeRefused */
export function chooseReads(recording: Recording, player: number | null): ChosenReads {
  const left = new Map(recording.left);
  refuseDrift(recording.calls, left);
  const sessions = sessionsIn(recording.calls);
  const own = callsOf(sessions, playerOf(sessions, player), left);
  const { reads, end } = untilFirstWrite(own);
  const later = own.slice(end);
  const [write] = later;
  for (const { id, answer } of later)
    if (answer !== undefined) countIn(left, `${id} (after the first write, ${write?.id})`);
  walletIn(reads);
  return { reads, left };
}
