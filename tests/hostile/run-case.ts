/** Shows an operation's screens with one hostile response and reports the faults. */
import { onTestFinished, vi } from 'vitest';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { readAnswer } from '../../src/shared/api/validate.ts';
import { configure } from '../../src/shared/config/config.ts';
import { askAgain, DocumentHands, mount, settle, unmount } from './app.tsx';
import { Backend, machineStart } from './backend.ts';
import { eventOf, type Hostile, hostileAnswer, type Subject } from './cases.ts';
import { line } from './fake-socket.ts';
import { faultsIn, ledAstray } from './faults.ts';
import { type ChatEvent, goodEvents, ofType } from './schema.ts';
import type { Screen } from './screen.ts';
import { dangersIn, textOf } from './screen-text.ts';
import { screensOf } from './screens.ts';

export interface Find {
  readonly subject: Subject;
  readonly seed: number;
  readonly at: number;
  readonly what: string;
  readonly faults: readonly string[];
}

const worlds = new Map<Screen, { backend: Backend; token: Promise<string | null> }>();

function worldOf(screen: Screen) {
  const opened = worlds.get(screen);
  if (opened) return opened;
  const backend = new Backend(screen.world ?? {});
  const world = { backend, token: screen.visitor ? Promise.resolve(null) : backend.token() };
  worlds.set(screen, world);
  return world;
}

/** Consecutive cases of an operation on one open screen. */
const inARow = 6;

/** Faked parts of the clock; the rest belongs to React, which must keep working. */
const clockParts = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
] as const;

const noise: string[] = [];
/** Whether the listeners of process and window are installed: they stay for all tests. */
let listening = false;
/** Addresses opened in new tabs. */
const opened: string[] = [];

/** Freezes the clock until the test ends, and collects the app's logs and new tabs. */
export function listenToEverything(): void {
  vi.useFakeTimers({ now: machineStart, toFake: [...clockParts] });
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void noise.push(parts.map(String).join(' ')));
  vi.stubGlobal('open', () => {
    const tab = document.implementation.createHTMLDocument();
    return {
      document: tab,
      opener: null,
      closed: false,
      close: () => undefined,
      location: { replace: () => undefined },
    };
  });
  onTestFinished(async () => {
    // A test with many rounds registers this once per round.
    if (!vi.isFakeTimers()) return;
    await leave();
    // Runs the app's pending work: a timer that never fires keeps whole screens in memory.
    await vi.advanceTimersByTimeAsync(1_000);
    vi.clearAllTimers();
    vi.useRealTimers();
  });
  if (listening) return;
  listening = true;
  window.addEventListener('error', (event) => noise.push(`uncaught: ${String(event.error ?? event.message)}`));
  process.on('unhandledRejection', (reason) => noise.push(`rejected: ${String(reason)}`));
  // A simulated tab does not navigate: record its target.
  HTMLFormElement.prototype.submit = function submit() {
    opened.push(this.action);
  };
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function follow() {
    if (this.ownerDocument === document) click.call(this);
    else opened.push(this.href);
  };
  const page = `${location.origin}/provider`;
  const signIn = { JOKER: page, SLOTXO: page, UFABET: page, UFABET_LAOS: page, SUPERSLOT: page };
  configure({ chatHost: location.origin, imageBase: '', iframe: true, signIn });
}

const parsed = (text: string): unknown[] => {
  try {
    return [JSON.parse(text.replace(/^\ufeff/, ''))];
  } catch {
    return [];
  }
};

/** Runs only the response reader, for an operation without a screen. */
async function readAlone(subject: Subject, seed: number, at: number): Promise<{ hostile: Hostile; faults: string[] }> {
  const { method, path } = operations[subject as OperationId];
  const valid = validOf[subject] ?? '{"message":"SUCCESS"}';
  const hostile = hostileAnswer(subject, seed, at, valid);
  const [body] = parsed(hostile.reply.text);
  try {
    const reading = await readAnswer(method, path, hostile.reply.status, body);
    const fits = reading.kind !== 'answer' || (typeof reading.value === 'object' && reading.value !== null);
    return { hostile, faults: fits ? [] : ['the reader gave what is no answer'] };
  } catch (error) {
    return { hostile, faults: [`the reader threw ${String(error)}`] };
  }
}

/** Valid responses of the operations without a screen. */
const validOf: Partial<Record<Subject, string>> = {
  updateProfile: '{"_id":"1","name":"A","username":"0812345678","createdAt":"2026-01-01T00:00:00Z","coin":3}',
  getMinimumBonus: '{"minimum":100,"turnover":3}',
  getCurrentPromotion: '{"promotion":{"code":"A","percentFail":20,"description":"x"}}',
};

/** The open screen, with its interactions so far. */
let shown: Screen | null = null;

/** Leaves the open screen. Changes that a command made to its world must not reach the next case. */
async function leave(): Promise<void> {
  if (shown === null) return;
  if (worldOf(shown).backend.changed) worlds.delete(shown);
  shown = null;
  await unmount();
}

/** Opens a screen, unless it is open, up to the point where it calls the operation. */
async function open(screen: Screen): Promise<void> {
  const { backend, token } = worldOf(screen);
  await leave();
  shown = screen;
  // Cached responses belong to this moment: a QR among them would expire otherwise.
  vi.setSystemTime(machineStart);
  backend.begin();
  await mount(backend, screen.path, await token);
  await screen.go?.(new DocumentHands(backend));
}

/** Triggers the operation on the current screen, or on a reopened one if that fails. */
async function ask(screen: Screen, id: OperationId): Promise<void> {
  const { backend } = worldOf(screen);
  const driver = new DocumentHands(backend);
  if (shown === screen && !screen.anew) {
    try {
      if (screen.ask) {
        await driver.tryPress('OK');
        await screen.ask(driver);
      } else await askAgain(backend, id);
      if (backend.replaced > 0) return;
    } catch {
      // Leftovers of the previous case block the way: reopen the screen.
    }
  }
  await open(screen);
  await screen.ask?.(driver);
}

/** @returns whether the app received it */
async function tell(screen: Screen, event: ChatEvent, hostile: Hostile | null): Promise<boolean> {
  const { backend } = worldOf(screen);
  if (shown !== screen || event === 'joined') await open(screen);
  const heard =
    event === 'joined' ? line.joins() > 0 : line.say(event, parsed(hostile?.reply.text ?? goodEvents[event])[0]);
  await settle(backend);
  return heard;
}

/**
 * Shows one screen with one hostile response.
 * @param hostileOf null: the simulator's own response, to prove the oracle
 */
export async function runOn(
  screen: Screen,
  subject: Subject,
  hostileOf: ((valid: string) => Hostile) | null,
): Promise<{ what: string; faults: string[] }> {
  if (worlds.get(screen)?.backend.changed) await leave();
  const { backend } = worldOf(screen);
  const event = eventOf(subject);
  const faults: string[] = [];
  let what = 'the valid answer';
  const eventHostile = event && hostileOf ? hostileOf(goodEvents[event]) : null;
  backend.listen();
  line.answerJoinWith(event === 'joined' && eventHostile ? parsed(eventHostile.reply.text)[0] : { message: 'OK' });
  const replacement = (valid: string) => {
    const hostile = hostileOf ? hostileOf(valid) : { reply: { kind: 'valid', status: 200, text: valid }, what };
    what = hostile.what;
    return hostile.reply;
  };
  backend.replace(event === null ? (subject as OperationId) : null, event === null ? replacement : null);
  noise.length = 0;
  opened.length = 0;
  let heard = false;
  try {
    if (event === null) await ask(screen, subject as OperationId);
    else heard = await tell(screen, event, eventHostile);
  } catch (error) {
    // A hostile response may block the way to a screen; then it is no fault.
    if (backend.replaced === 0) faults.push(`no way: ${String(error).slice(0, 1800)}`);
  }
  if (eventHostile) what = eventHostile.what;
  if (event === null ? backend.replaced === 0 : !heard) faults.push('the hostile answer never arrived');

  const given = [...backend.given.values()].flatMap(({ id, text }) => parsed(text).map((answer) => ({ id, answer })));
  const main = document.querySelector('main') ?? document.getElementById('root');
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  faults.push(
    ...faultsIn({
      text: `${textOf(document.body)}\n${document.title}`,
      content: [...(main ? [main] : []), ...dialogs].map(textOf).join('\n'),
      busy: document.querySelector('[aria-busy="true"]') !== null || backend.open > 0,
      dangers: [
        ...dangersIn(document.documentElement, [location.origin], '[class*="_html_"]'),
        ...ledAstray(opened, location.origin),
      ],
      strange: backend.strange,
      noise: [...noise],
      answers: [...given.map(({ answer }) => answer), ...(eventHostile ? parsed(eventHostile.reply.text) : [])],
      computed: screen.computed?.((id) => given.filter((one) => one.id === id).map(({ answer }) => answer)) ?? [],
    }),
  );
  return { what, faults };
}

/** Runs case `at` of a seed. @returns null without faults */
export async function runCase(subject: Subject, seed: number, at: number): Promise<Find | null> {
  const own = screensOf(subject);
  // Consecutive cases share a screen, so that it stays open.
  if (own.length === 0) {
    const { hostile, faults } = await readAlone(subject, seed, at);
    return faults.length === 0 ? null : { subject, seed, at, what: hostile.what, faults };
  }
  const screen = own[Math.floor(at / inARow) % own.length] as Screen;
  const run = () => runOn(screen, subject, (valid) => hostileAnswer(subject, seed, at, ofType(valid, at)));
  const first = await run();
  if (first.faults.length === 0) return null;
  // Retry on a reopened screen: leftovers of the previous case, such as a draft or toast, are no fault of this one.
  await leave();
  const { what, faults } = await run();
  await leave();
  return faults.length === 0 ? null : { subject, seed, at, what, faults };
}

const reproduce = ({ subject, seed, at }: Find) =>
  `npm run hostile -- --operation ${subject} --seed ${seed} --case ${at}`;

export const told = (find: Find) => [`${find.subject}: ${find.what}`, ...find.faults, reproduce(find)].join('\n  ');

/** @param to number after the last case */
export async function findsOf(subject: Subject, seed: number, from: number, to: number): Promise<Find[]> {
  listenToEverything();
  const finds: Find[] = [];
  for (let at = from; at < to; at += 1) {
    const find = await runCase(subject, seed, at);
    if (find) finds.push(find);
  }
  return finds;
}
