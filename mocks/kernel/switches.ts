import * as z from 'zod/mini';
import { slipReasons, wheelCodes } from '../reference/codes.ts';
import { between, oneOf, readArgument, whole } from './arguments.ts';
import { BadCall } from './bad-call.ts';

/** Presentation and validation of a switch. */
interface SwitchBase<T> {
  readonly group: SwitchGroup;
  /** Accepted values of a stored world. */
  readonly schema: z.ZodMiniType<T>;
  /** Accepted values of a call: fewer, because worlds of earlier versions may hold others. */
  readonly requestSchema: z.ZodMiniType<T>;
  /** True when the switch affects the world's start: a change restarts the world. */
  readonly atStart?: boolean;
}
export type SwitchGroup =
  | 'service'
  | 'registration'
  | 'chat'
  | 'spin'
  | 'player'
  | 'session'
  | 'network'
  | 'deposit'
  | 'withdraw'
  | 'money'
  | 'games'
  | 'slips'
  | 'bonus'
  | 'promotion'
  | 'invite'
  | 'refund'
  | 'banners'
  | 'build';
export interface FlagSwitch extends SwitchBase<boolean> {
  readonly kind: 'flag';
}
export interface NumberSwitch extends SwitchBase<number> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** True for counts: fractions are refused. */
  readonly whole: boolean;
}
export interface ChoiceSwitch<T extends string = string> extends SwitchBase<T> {
  readonly kind: 'choice';
  readonly options: readonly T[];
}

const flagSchema = z.boolean({ error: 'true or false' });
const flag = (group: SwitchGroup, atStart = false): FlagSwitch => ({
  kind: 'flag',
  group,
  schema: flagSchema,
  requestSchema: flagSchema,
  atStart,
});
const number = (group: SwitchGroup, min: number, max: number, atStart = false): NumberSwitch => {
  const schema = between(min, max);
  return { kind: 'number', group, min, max, whole: false, schema, requestSchema: schema, atStart };
};
const count = (group: SwitchGroup, max: number, atStart = false): NumberSwitch => ({
  ...number(group, 0, max, atStart),
  whole: true,
  requestSchema: whole(0, max),
});
const choice = <const T extends string>(
  group: SwitchGroup,
  options: readonly T[],
  atStart = false,
): ChoiceSwitch<T> => {
  const schema: z.ZodMiniType<T> = oneOf(options);
  return { kind: 'choice', group, options, schema, requestSchema: schema, atStart };
};

/** Banks available to players (`mocks/reference/banks.json`). */
export const bankCodes = [
  'SCB',
  'KBANK',
  'GSB',
  'KTB',
  'BBL',
  'TMB',
  'BAY',
  'BAAC',
  'GHB',
  'CIMB',
  'UOB',
  'TISCO',
  'KKP',
  'LHB',
  'ICBC',
  'BCEL',
  'LDB',
  'JDB',
  'APB',
  'LVB',
  'STB',
  'BFL',
] as const;

/** Each state but the first answers with the error code of its name. */
const gameProviderStates = [
  'works',
  'SLOT_ACTIVATE_FAIL',
  'GAME_ACTIVATION_FAIL',
  'SLOT_RESET_PASSWORD_FAIL',
  'NOT_UFABET',
  'NOT_AREASLOT',
] as const;

/**
 * All settings of a world that a scenario, the address (`set=name:value`) or `sandbox.set()` can choose. Amounts are in
 * baht, because people type them; rates in percent.
 */
export const switchTable = {
  terminated: flag('service'),
  notice: flag('service'),
  agreements: choice('service', ['accepted', 'must-accept', 'changed']),
  registerOtp: flag('registration'),
  sources: flag('registration'),
  laos: flag('registration', true),
  isManual: flag('deposit'),
  noDeposit: flag('deposit'),
  depositScb: flag('deposit'),
  depositGsb: flag('deposit'),
  depositKbankAuto: flag('deposit'),
  depositKbankSms: flag('deposit'),
  depositKbankOther: flag('deposit'),
  depositBcel: flag('deposit'),
  depositKtb: flag('deposit'),
  depositTmb: flag('deposit'),
  depositBbl: flag('deposit'),
  depositBay: flag('deposit'),
  depositWw: flag('deposit'),
  depositPaytimz: flag('deposit'),
  depositPayonex: flag('deposit'),
  depositFp: flag('deposit'),
  depositUnknownPayment: flag('deposit'),
  depositWallet: flag('deposit'),
  depositGiftLink: flag('deposit'),
  withdrawMin: number('withdraw', 0, 1_000_000_000),
  withdrawMax: number('withdraw', 0, 1_000_000_000),
  slipWindow: choice('deposit', ['none', 'night', 'now']),
  enableChatWidget: flag('chat'),
  operatorOnline: flag('chat'),
  operatorReplies: flag('chat'),
  chatDown: flag('chat'),
  chatTalkative: flag('chat'),
  chatMessages: count('chat', 5000, true),
  spinActive: flag('spin'),
  coins: count('spin', 100_000, true),
  nextPrize: choice('spin', ['random', ...wheelCodes]),
  coupons: count('spin', 1000, true),
  bonusActive: choice('bonus', ['none', 'limit', 'day', 'week', 'two'], true),
  bonusCondition: choice('bonus', ['turnover', 'met', 'not']),
  bonusExhausted: choice('bonus', ['none', 'limit', 'day', 'week', 'all', 'full'], true),
  promotion: choice('promotion', ['found', 'none', 'received']),
  inviteState: choice('invite', ['ready', 'inactive', 'none', 'collect', 'noplay', 'fail']),
  inviteRows: count('invite', 100_000, true),
  refund: choice('refund', ['available', 'blocked', 'none', 'inactive', 'minimum'], true),
  refundRows: count('refund', 100_000, true),
  banners: flag('banners'),
  registered: flag('player', true),
  playerBank: choice('player', ['any', 'none', ...bankCodes], true),
  playerBankName: choice('player', ['english', 'lower-case', 'thai'], true),
  balance: number('player', 0, 1_000_000_000, true),
  gameBalances: choice('player', ['none', 'some', 'large'], true),
  openGames: choice('player', ['none', 'some', 'all'], true),
  statementRows: count('player', 100_000, true),
  inviteBonus: number('player', 0, 1_000_000, true),
  /** Calls until a session expires; 0: never. */
  sessionCalls: count('session', 1000),
  session: choice('session', ['visitor', 'player', 'expired'], true),
  transferFails: flag('money'),
  noWallet: flag('money'),
  gameProvider: choice('games', gameProviderStates),
  /** all: every game has a web page; new: adds a seventeenth game with a code unknown to apps. */
  webGames: choice('games', ['usual', 'all', 'new'], true),
  nextSlip: choice('slips', ['success', ...slipReasons]),
  slipKinds: choice('slips', ['usual', 'every'], true),
  slipRows: count('slips', 100_000, true),
  iframe: flag('build'),
  customUfaHost: flag('build'),
  pgslotMessage: flag('build'),
  /** Baht; 0: the built-in minimum. */
  paytimzMinimum: number('build', 0, 10_000),
  chatHost: flag('build'),
  latency: choice('network', ['none', '3g', 'slow']),
  failureRate: number('network', 0, 100),
  offline: flag('network'),
  serverDown: flag('network'),
} as const;

export type SwitchName = keyof typeof switchTable;
export type Switches = {
  [Name in SwitchName]: (typeof switchTable)[Name] extends ChoiceSwitch<infer Option>
    ? Option
    : (typeof switchTable)[Name] extends FlagSwitch
      ? boolean
      : number;
};
/** Initial session: a visitor, a logged-in player, or a player with an invalid token. */
export type SessionKind = Switches['session'];
export type SwitchValue = Switches[SwitchName];

export const switchNames = Object.keys(switchTable) as SwitchName[];
export const isSwitchName = (name: string): name is SwitchName => Object.hasOwn(switchTable, name);

/** Parses a value as written in addresses (`on`, `off`, `12.5`, `3g`); null when invalid. */
export function parseSwitchValue(name: SwitchName, text: string): SwitchValue | null {
  const { kind, requestSchema } = switchTable[name];
  const words: Record<string, boolean> = { on: true, true: true, '1': true, off: false, false: false, '0': false };
  const value = kind === 'flag' ? words[text] : kind === 'number' && text.trim() !== '' ? Number(text) : text;
  const parsed = requestSchema.safeParse(value);
  return parsed.success ? (parsed.data as SwitchValue) : null;
}

/** Values that `parseSwitchValue` accepts, as written in addresses. */
export function switchTexts(name: SwitchName): readonly string[] {
  const entry: FlagSwitch | NumberSwitch | ChoiceSwitch = switchTable[name];
  if (entry.kind === 'flag') return ['on', 'off'];
  return entry.kind === 'number' ? [`${entry.min} … ${entry.max}`] : entry.options;
}

/** A copy with some switches changed. @throws BadCall for an invalid value */
export function withSwitches(switches: Switches, changes: Partial<Switches>): Switches {
  for (const [name, value] of Object.entries(changes)) {
    if (!isSwitchName(name)) throw new BadCall(`no switch is named ${name}`);
    readArgument(name, switchTable[name].schema, value);
  }
  const merged = { ...switches, ...changes };
  // In table order, so that equal switches are equal bytes in journals and links
  return Object.fromEntries(switchNames.map((name) => [name, merged[name]])) as Switches;
}

type SwitchSchemas = { readonly [Name in SwitchName]: z.ZodMiniType<Switches[Name]> };

export const switchesSchema = z.strictObject(
  Object.fromEntries(switchNames.map((name) => [name, switchTable[name].schema])) as SwitchSchemas,
);

/** Some switches, as stored. */
export const storedSwitches = z.partial(switchesSchema);

/** Some switches requested by a tester, in the given order. */
export const requestedSwitches = z.record(z.string(), z.unknown()).check(({ value: changes, issues }) => {
  for (const [name, input] of Object.entries(changes)) {
    const parsed = isSwitchName(name) ? switchTable[name].requestSchema.safeParse(input) : null;
    const message = parsed ? parsed.error?.issues[0]?.message : `the name of a switch (${switchNames.join(', ')})`;
    if (message) issues.push({ code: 'custom', path: parsed ? [name] : [], input: parsed ? input : name, message });
  }
});
