/** Selects the reads of one player before the first change. */
import type { Profile } from '../../contract/generated/models/profile.ts';
import type { WalletView } from '../../contract/generated/models/walletView.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { sortedJson } from '../kernel/sorted-json.ts';
import { driftsOf } from './contract/contract-drift.ts';
import { printableExample } from './contract/personal-fields.ts';
import { type LeftOut, LeftOuts } from './left-out.ts';
import { isRead, type RecordedCall, type Recording } from './recording.ts';
import { LifeRefused } from './refused.ts';

/** Writes that usually change no later read. */
export const mostlyHarmless: readonly OperationId[] = [
  'login',
  'refreshSlots',
  'markChatRead',
  'sendOtp',
  'verifyOtp',
  'changePassword',
];

export interface ChosenReads {
  /** Each once, ordered by time. */
  readonly reads: readonly RecordedCall[];
  readonly left: readonly LeftOut[];
  /** All calls of the player; `before` counts those before the first write that changed something. */
  readonly calls: readonly RecordedCall[];
  readonly before: number;
}

/** @throws LifeRefused for answers that violate the contract */
function refuseDrift(calls: readonly RecordedCall[], left: LeftOuts): void {
  const wrong = new Set<string>();
  for (const { id, answer } of calls.filter((call) => call.answer !== undefined)) {
    for (const drift of driftsOf(id, answer)) {
      const { kind, path, expected } = drift;
      if (kind === 'extra') left.add('unknown-field', id, path);
      else
        wrong.add(`${id}: ${path || 'the body'}: ${kind}, expected ${expected}, came ${printableExample(id, drift)}`);
    }
  }
  if (wrong.size === 0) return;
  throw new LifeRefused('drift', [...wrong]);
}

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

/** A session begins with each login, and with each answer about another player. */
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

/** @param wanted player number from 1; null: the only one @throws LifeRefused */
function playerOf(sessions: readonly Session[], wanted: number | null): string {
  const all = [...new Set(sessions.flatMap(({ player }) => player ?? []))];
  if (all.length === 0) {
    throw new LifeRefused('no-player');
  }
  const isMixed = sessions.some(
    ({ player, afterLogin }, index) =>
      !afterLogin && player !== null && sessions.slice(0, index).some((former) => former.player === player),
  );
  if (isMixed) throw new LifeRefused('mixed-players');
  const player = all[(wanted ?? 1) - 1];
  if ((wanted === null && all.length > 1) || player === undefined) {
    const answers = (id: string) =>
      sessions.filter((session) => session.player === id).flatMap(({ calls }) => calls).length;
    const counts = all.map((id) => String(answers(id)));
    throw new LifeRefused('two-players', counts);
  }
  return player;
}

/** Includes calls that need no player. */
function callsOf(sessions: readonly Session[], player: string, left: LeftOuts): RecordedCall[] {
  const isAlone = sessions.every((session) => session.player === null || session.player === player);
  return sessions.flatMap((session) =>
    session.calls.filter(({ id }) => {
      const isOwn = session.player === player || (session.player === null && isAlone);
      const isPublic = !operations[id].auth && isRead(id) && id !== 'getChatHistory';
      if (!isOwn && !isPublic) left.add('other-player', id);
      return isOwn || isPublic;
    }),
  );
}

/** @throws LifeRefused */
function untilFirstWrite(calls: readonly RecordedCall[], left: LeftOuts): { reads: RecordedCall[]; end: number } {
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
    if (answer === undefined || operations[id].effect === 'write') continue;
    const key = sortedJson([id, call.path, call.body]);
    const text = sortedJson(answer);
    const before = first.get(key);
    if (!before) first.set(key, { text, index, call });
    else if (before.text !== text) {
      // others write to the chat without a call of the player
      if (operations[id].tag === 'chat') {
        left.add('chat-went-on', id);
        continue;
      }
      if (lastHarmless > before.index) return upTo(lastHarmless);
      throw new LifeRefused('two-answers', [id]);
    }
  }
  return upTo(calls.length);
}

/** @throws LifeRefused when the wallet was not read */
export function walletIn(reads: readonly RecordedCall[]): WalletView {
  const wallet = reads.find(({ id }) => id === 'getWallet');
  if (!wallet) throw new LifeRefused('no-player');
  return wallet.answer as WalletView;
}

/**
 * @param player player number from 1; null: the only one
 * @param writes whether calls after the first write are used
 * @throws LifeRefused
 */
export function chooseReads(recording: Recording, player: number | null, writes = false): ChosenReads {
  const left = new LeftOuts(recording.left);
  refuseDrift(recording.calls, left);
  const sessions = sessionsIn(recording.calls);
  const own = callsOf(sessions, playerOf(sessions, player), left);
  const { reads, end } = untilFirstWrite(own, left);
  const later = own.slice(end);
  const [write] = later;
  for (const { id, answer } of later) if (!writes && answer !== undefined) left.add('after-write', id, write?.id);
  walletIn(reads);
  return { reads, left: left.all, calls: own, before: end };
}
