import * as z from 'zod/mini';

/** How a switch is shown and checked. `atStart` switches shape the world's beginning: changing one starts it afresh. */
interface SwitchBase<T> {
  readonly group: SwitchGroup;
  readonly schema: z.ZodMiniType<T>;
  readonly atStart?: boolean;
}
export type SwitchGroup = 'service' | 'registration' | 'chat' | 'spin' | 'player' | 'session' | 'network';
export interface FlagSwitch extends SwitchBase<boolean> {
  readonly kind: 'flag';
}
export interface NumberSwitch extends SwitchBase<number> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}
export interface ChoiceSwitch<T extends string = string> extends SwitchBase<T> {
  readonly kind: 'choice';
  readonly options: readonly T[];
}

const flag = (group: SwitchGroup, atStart = false): FlagSwitch => ({
  kind: 'flag',
  group,
  schema: z.boolean(),
  atStart,
});
const number = (group: SwitchGroup, min: number, max: number, atStart = false): NumberSwitch => ({
  kind: 'number',
  group,
  min,
  max,
  schema: z.number().check(z.gte(min), z.lte(max)),
  atStart,
});
const choice = <const T extends string>(
  group: SwitchGroup,
  options: readonly T[],
  atStart = false,
): ChoiceSwitch<T> => ({
  kind: 'choice',
  group,
  options,
  schema: z.enum(Object.fromEntries(options.map((option) => [option, option])) as { [K in T]: K }) as never,
  atStart,
});

/**
 * Everything about a world that a scenario, the address (`set=name:value`) or `sandbox.set()` can choose.
 * Amounts are baht, because people type them; rates are percent.
 */
export const switchTable = {
  terminated: flag('service'),
  notice: flag('service'),
  registerOtp: flag('registration'),
  enableChatWidget: flag('chat'),
  spinActive: flag('spin'),
  coins: number('spin', 0, 100_000, true),
  registered: flag('player', true),
  balance: number('player', 0, 1_000_000_000, true),
  gameBalances: choice('player', ['none', 'some', 'large'], true),
  openGames: choice('player', ['none', 'some', 'all'], true),
  statementRows: number('player', 0, 100_000, true),
  inviteBonus: number('player', 0, 1_000_000, true),
  session: choice('session', ['visitor', 'player', 'expired'], true),
  latency: choice('network', ['none', '3g', 'slow']),
  failureRate: number('network', 0, 100),
  offline: flag('network'),
} as const;

export type SwitchName = keyof typeof switchTable;
export type Switches = {
  [Name in SwitchName]: (typeof switchTable)[Name] extends ChoiceSwitch<infer Option>
    ? Option
    : (typeof switchTable)[Name] extends FlagSwitch
      ? boolean
      : number;
};
export type SwitchValue = Switches[SwitchName];

export const switchNames = Object.keys(switchTable) as SwitchName[];
export const isSwitchName = (name: string): name is SwitchName => Object.hasOwn(switchTable, name);

/** Reads a value as the address writes it (`on`, `off`, `12.5`, `3g`); null when the switch does not take it. */
export function parseSwitchValue(name: SwitchName, text: string): SwitchValue | null {
  const { kind, schema } = switchTable[name];
  const words: Record<string, boolean> = { on: true, true: true, '1': true, off: false, false: false, '0': false };
  const value = kind === 'flag' ? words[text] : kind === 'number' && text.trim() !== '' ? Number(text) : text;
  const parsed = schema.safeParse(value);
  return parsed.success ? (parsed.data as SwitchValue) : null;
}

/** A copy with some switches changed. @throws Error for a value that the switch does not take. */
export function withSwitches(switches: Switches, changes: Partial<Switches>): Switches {
  for (const [name, value] of Object.entries(changes)) {
    if (!isSwitchName(name)) throw new Error(`no switch is named ${name}`);
    if (!switchTable[name].schema.safeParse(value).success) throw new Error(`${name} does not take ${String(value)}`);
  }
  return { ...switches, ...changes };
}

export const switchesSchema = z.strictObject(
  Object.fromEntries(switchNames.map((name) => [name, switchTable[name].schema])),
) as unknown as z.ZodMiniType<Switches>;
