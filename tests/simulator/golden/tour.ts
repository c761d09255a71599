import { createHash } from 'node:crypto';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { couponCodes } from '../../../mocks/domains/spin/coupon-prizes.ts';
import { type ApiRequest, type ApiResponse, createMemoryStore, type Sandbox, worldKey } from '../../../mocks/index.ts';
import { Refusal } from '../../../mocks/kernel/refusal.ts';
import { type Switches, type SwitchName, switchNames, switchTable } from '../../../mocks/kernel/switches.ts';
import { slipReasons } from '../../../mocks/reference/codes.ts';
import { chatMessage, goodRequests, guest, pathOf, png, type RequestParts } from '../../support/recipes/requests.ts';
import { openSandbox } from '../../support/worlds/open-sandbox.ts';

/** The result of a tour: texts that must stay equal to the byte. */
export interface Transcript {
  readonly answers: string;
  readonly dumps: string;
  readonly journal: string;
  readonly capsule: string;
  readonly traffic: string;
  readonly sockets: string;
  readonly waits: string;
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

const operationIds = Object.keys(operations) as OperationId[];
const room = `KP-${guest.guestId}`;

/** Data for each operator action, some of it refused: refusals must stay equal too. */
const operatorSteps: readonly (readonly [action: string, data: unknown])[] = [
  ['approveSlip', {}],
  ['rejectSlip', { reason: slipReasons[0] }],
  ['payQr', {}],
  ['payQr', { bankCode: 'WW' }],
  ['payWithdrawal', {}],
  ['returnWithdrawal', {}],
  ['adjustBalance', { baht: 250.5 }],
  ['adjustBalance', { account: 'JOKER', baht: -1 }],
  ['meetBonusCondition', {}],
  ['giveCoins', { coins: 3 }],
  ['giveCoupon', { prize: couponCodes[0] }],
  ['giveInvite', { amount: 12.5 }],
  ['giveRefund', { amount: 7.25 }],
  ['loseCallback', { qrcodeId: 'qr1' }],
  ['chatSay', { room, text: 'hello' }],
  ['chatType', { room, text: 'a moment please' }],
  ['chatSend', { room, type: 'buttons' }],
  ['chatPush', { room, message: { message_type: 'text', payload: { message: 'pushed' } } }],
  ['expireCoupons', {}],
];

/** Additional requests: other amounts, refusals that change state, and refusals that do not. */
const moreRequests: readonly (readonly [OperationId, RequestParts])[] = [
  ['transfer', { body: { from: 'WALLET', to: 'JOKER', amount: 12.5 } }],
  ['transfer', { body: { from: 'WALLET', to: 'JOKER', amount: 113.13 } }],
  ['transfer', { body: { from: 'WALLET', to: 'JOKER', amount: 1e12 } }],
  ['withdraw', { body: { amount: 155.55 } }],
  ['withdrawAll', { body: { amount: 1e12 } }],
  ['createQr', { params: { id: 'WW' }, body: { amount: 222.22 } }],
  ['verifyOtp', { body: { otpToken: 'otp-1', otpCode: '000000' } }],
  ['login', { body: { username: '0812345678', password: 'wrong' } }],
  ['login', { body: { username: 'x' } }],
  ['sendChatMessage', { body: chatMessage('ฝากเงินไม่เข้า') }],
  ['listStatements', { body: { page: 3, limit: 20 } }],
  ['activateBonus', { params: { code: 'NOPE' } }],
];

/** Walks one world and records everything visible to a client, a tester or a store. */
class Tour {
  readonly #sandbox: Sandbox;
  readonly #answers: string[] = [];
  readonly #dumps: string[] = [];

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  async request(id: OperationId, parts: RequestParts = {}, headers: Record<string, string> = {}): Promise<void> {
    const { method, path, auth } = operations[id];
    const token = auth ? this.#sandbox.token('player') : null;
    const request: ApiRequest = {
      method,
      path: pathOf(path, parts.params),
      headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      file: parts.file ?? null,
    };
    this.note(id, textOf(await this.#sandbox.handle(request)));
  }

  /** Runs a tester's action; its refusal counts as its result. */
  async act(name: string, run: () => unknown): Promise<void> {
    let outcome: unknown;
    try {
      outcome = (await run()) ?? null;
    } catch (problem) {
      // Messages of refusals may change, codes may not
      outcome = problem instanceof Refusal ? `refused: ${problem.code}` : 'refused';
    }
    this.note(name, JSON.stringify(outcome));
  }

  note(name: string, answer: string): void {
    this.#answers.push(`${name} ${answer}`);
    this.#dumps.push(`${name} ${digestOf(this.#sandbox.dump())}`);
  }

  get answers(): string {
    return this.#answers.join('\n');
  }

  get dumps(): string {
    return this.#dumps.join('\n');
  }
}

const textOf = (answer: ApiResponse): string =>
  answer.kind === 'cut' ? 'cut' : `${answer.status} ${JSON.stringify(answer.headers)} ${answer.text}`;

/** A value other than the present one, so that setting it has an effect. */
function otherValue(name: SwitchName, now: Switches): Switches[SwitchName] {
  const entry = switchTable[name];
  if (entry.kind === 'flag') return !now[name];
  if (entry.kind === 'number') return now[name] === entry.min ? Math.min(entry.max, entry.min + 3) : entry.min;
  return entry.options.find((option) => option !== now[name]) as Switches[SwitchName];
}

async function everyOperation(tour: Tour): Promise<void> {
  for (const id of operationIds) await tour.request(id, goodRequests[id]);
  for (const [id, parts] of moreRequests) await tour.request(id, parts);
  for (let time = 0; time < 2; time++) {
    await tour.request('transfer', goodRequests.transfer, { 'idempotency-key': 'intent-1' });
  }
}

/** Prepares pending rows for the operator, so that most actions succeed. */
async function everyOperatorAction(tour: Tour, sandbox: Sandbox): Promise<void> {
  for (const name of ['slip-310.png', 'slip-320.png']) await tour.request('uploadSlip', { file: png(name) });
  for (const amount of [101, 102]) await tour.request('withdrawAll', { body: { amount } });
  await tour.request('createQr', { params: { id: 'WW' }, body: { amount: 130 } });
  for (const [action, data] of operatorSteps) {
    await tour.act(action, () => sandbox.operate(action as never, data as never));
  }
}

/** Number of invariants in the record; later ones must hold, but are not recorded. */
const recordedRules = 5;

/** @throws Error when an invariant is broken */
function soundRules(sandbox: Sandbox) {
  const rules = sandbox.invariants();
  const broken = rules.filter(({ holds }) => !holds);
  if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  return rules.slice(0, recordedRules);
}

async function everyTool(tour: Tour, sandbox: Sandbox): Promise<void> {
  await tour.act('jump', () => sandbox.clock.jump('3m'));
  await tour.act('jump', () => sandbox.clock.jump('2d'));
  await tour.request('getWallet');
  await tour.act('undo', () => sandbox.undo());
  const newest = sandbox.journal().length + sandbox.future().length - 1;
  await tour.act('travel', () => sandbox.travel(4));
  await tour.act('travel back', () => sandbox.travel(newest));
  const recorded = soundRules(sandbox);
  await tour.act('invariants', () => recorded);
}

/** Adds scheduled events: a slip, a withdrawal, a QR payment, a support reply. */
async function everyEvent(tour: Tour, sandbox: Sandbox): Promise<void> {
  await tour.request('uploadSlip', { file: png('slip-725.png') });
  await tour.request('withdrawAll', { body: { amount: 100 } });
  await tour.request('createQr', { params: { id: 'PAYTIMZ' }, body: { amount: 150 } });
  await tour.request('sendChatMessage', { body: chatMessage('ถอนเงินยังไง') });
  await tour.act('chatType', () => sandbox.operate('chatType', { room, text: 'one moment' }));
  await tour.act('ahead', () => sandbox.ahead());
  for (let event = 0; event < 12; event++) await tour.act('toNextEvent', () => sandbox.clock.toNextEvent());
  await tour.request('getChatHistory', goodRequests.getChatHistory);
  await tour.request('listSlips', goodRequests.listSlips);
}

async function everyFault(tour: Tour, sandbox: Sandbox): Promise<void> {
  sandbox.fault('transfer', 'TRANSFER_FAIL');
  sandbox.fault('transfer', { after: 'cut' });
  sandbox.fault('getWallet', { status: 503, body: '<html>down</html>', delay: 20 });
  sandbox.fault('*', { code: 'INTERNAL_SERVER_ERROR', times: 7 });
  await tour.act('faults', () => sandbox.faults());
  for (let time = 0; time < 3; time++) await tour.request('transfer', goodRequests.transfer);
  for (let time = 0; time < 3; time++) await tour.request('getWallet');
  sandbox.clearFaults();
}

/** Reads that show most switches. */
const looks: readonly OperationId[] = [
  'getWallet',
  'getDepositChannels',
  'getSpinSetup',
  'listBonuses',
  'checkRefund',
  'listStatements',
  'getInfo',
];

async function everySwitch(tour: Tour, sandbox: Sandbox, wanted: (name: SwitchName) => boolean): Promise<void> {
  for (const name of switchNames.filter(wanted)) {
    const before = sandbox.switches()[name];
    await tour.act(`set ${name}`, () => sandbox.set(name, otherValue(name, sandbox.switches()) as never));
    for (const id of looks) await tour.request(id, goodRequests[id]);
    await tour.act(`set ${name} back`, () => sandbox.set(name, before as never));
  }
}

/** A visitor's sockets, and the messages that they receive. */
function listen(sandbox: Sandbox, frames: string[]): void {
  const line = sandbox.chat.open({
    emit: (event, data) => frames.push(JSON.stringify([event, data])),
    drop: () => frames.push('drop'),
    disconnect: () => frames.push('disconnect'),
  });
  frames.push(JSON.stringify(line.join(room)));
}

/**
 * The tour: every operation, operator action and tool; with `long` every switch, a slow line and a second tab as well.
 * @param seed of the world
 */
export async function tourOf(scenario: string, seed: number, long: boolean): Promise<Transcript> {
  const waits: number[] = [];
  const frames: string[] = [];
  const store = createMemoryStore();
  const options = { seed, store, waited: (ms: number) => waits.push(ms) };
  const sandbox = await openSandbox(scenario, options);
  sandbox.clock.freeze();
  const tour = new Tour(sandbox);
  tour.note('begin', `${worldKey(sandbox.address)} ${sandbox.openedAs} ${JSON.stringify(sandbox.describe())}`);
  listen(sandbox, frames);
  await everyEvent(tour, sandbox);
  await everyOperatorAction(tour, sandbox);
  await everyOperation(tour);
  await everyTool(tour, sandbox);
  await everyFault(tour, sandbox);
  if (long) {
    await everySwitch(tour, sandbox, (name) => !switchTable[name].atStart);
    const other = await openSandbox(scenario, options);
    await tour.act('other tab', () => other.set('terminated', false));
    await tour.request('getInfo');
    await tour.act('other tab takes back', () => other.undo(3));
    await tour.request('getInfo');
  }
  soundRules(sandbox);
  const transcript = {
    journal: JSON.stringify(sandbox.journal()),
    capsule: sandbox.exportCapsule(),
    sockets: JSON.stringify(sandbox.chat.events().map(({ began: _machine, ...event }) => event)),
  };
  if (long) {
    await everySwitch(tour, sandbox, (name) => Boolean(switchTable[name].atStart));
    await tour.act('load', () => sandbox.load('everyday', { seed: 3, set: { balance: 12.5 } }));
    await tour.act('key', () => worldKey(sandbox.address));
    await tour.act('reset', () => sandbox.reset());
  }
  return {
    ...transcript,
    answers: tour.answers,
    dumps: tour.dumps,
    // Without times and entries, which journal and waits contain
    traffic: JSON.stringify(sandbox.calls().map(({ began: _began, waited: _waited, found: _found, ...call }) => call)),
    sockets: `${frames.join('\n')}\n${transcript.sockets}`,
    waits: waits.join(' '),
  };
}
