/** Options of every command: `--help`, and exit code 2 for unknown ones (APP-191). */
import { parseArgs } from 'node:util';
import { nearName } from '../mocks/devtools/tab/near-name.ts';

export interface Option<Value> {
  readonly about: string;
  /** Placeholder of the value in the help; null for a flag. */
  readonly value: string | null;
  /** Default in the help; null for none. */
  readonly usual: string | null;
  readonly short?: string;
  /** @param given all values, in order @throws Misuse */
  readonly read: (given: readonly string[], name: string) => Value;
}
type Options = Readonly<Record<string, Option<unknown>>>;
type Values<All extends Options> = { readonly [Name in keyof All]: ReturnType<All[Name]['read']> };

export interface Command<All extends Options> {
  /** Such as `npm run explore --`. */
  readonly name: string;
  readonly about: string;
  readonly example: string;
  readonly options: All;
  readonly positionals?: { readonly name: string; readonly about: string; readonly most?: number };
}

/** An invalid value of an option. */
export class Misuse extends Error {}

/** Ends the command with a sentence, without a stack trace. */
export function refuse(sentence: string, exitCode = 2): never {
  console.error(sentence);
  process.exit(exitCode);
}

export const flag = (about: string): Option<boolean> => ({
  ...{ about, value: null, usual: null },
  read: (given) => given.length > 0,
});

type Read<Value, Usual> = Value | (Usual extends undefined ? undefined : never);

/** An option with a parsed value, such as a number. @param read may throw Misuse */
export const parsed = <Value, Usual extends string | undefined = undefined>(
  about: string,
  value: string,
  read: (text: string, name: string) => Value,
  usual?: Usual,
): Option<Read<Value, Usual>> => ({
  ...{ about, value, usual: usual ?? null },
  read: (given, name) => {
    if (given.length > 1) throw new Misuse(`--${name} is given ${given.length} times: ${given.join(', ')}`);
    const typed = given[0] ?? usual;
    return (typed === undefined ? undefined : read(typed, name)) as Read<Value, Usual>;
  },
});

function filled(typed: string, name: string): string {
  if (typed.trim() === '') throw new Misuse(`--${name} takes a value`);
  return typed.trim();
}

export const text = <Usual extends string | undefined = undefined>(about: string, value: string, usual?: Usual) =>
  parsed(about, value, filled, usual);

/** An option that may be given several times. */
export const texts = (about: string, value: string): Option<readonly string[]> => ({
  ...{ about: `${about}; may be repeated`, value, usual: null },
  read: (given, name) => given.map((one) => filled(one, name)),
});

export const whole = <Usual extends string | undefined = undefined>(
  about: string,
  [least, most]: readonly [least: number, most: number],
  usual?: Usual,
) =>
  parsed(
    about,
    'N',
    (typed, name) => {
      const number = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN;
      if (number >= least && number <= most) return number;
      throw new Misuse(`--${name} takes a whole number from ${least} to ${most}, not ${JSON.stringify(typed)}`);
    },
    usual,
  );

export const choice = <Name extends string, Usual extends Name | undefined = undefined>(
  about: string,
  names: readonly Name[],
  usual?: Usual,
) =>
  parsed(
    about,
    names.length > 5 ? 'NAME' : names.join('|'),
    (typed, name) => {
      const found = names.find((one) => one === typed);
      if (found !== undefined) return found;
      throw new Misuse(`--${name} takes one of ${names.join(', ')}, not ${JSON.stringify(typed)}`);
    },
    usual,
  );

const helpOption = { help: flag('prints this text') };

function helpText({ name, about, example, options, positionals }: Command<Options>): string {
  const rows = Object.entries({ ...options, ...helpOption }).map(([long, { short, value, about: what, usual }]) => {
    const head = `${short === undefined ? '' : `-${short}, `}--${long}${value === null ? '' : ` ${value}`}`;
    return [head, usual ? `${what} (default: ${usual})` : what] as const;
  });
  if (positionals) rows.unshift([positionals.name, positionals.about]);
  const width = Math.max(...rows.map(([head]) => head.length));
  const lines = rows.map(([head, what]) => `  ${head.padEnd(width)}  ${what}`);
  const usage = `Usage: ${name} [options]${positionals ? ` ${positionals.name}` : ''}`;
  return [about, '', usage, '', ...lines, '', `Example: ${example}`].join('\n');
}

/** The error of `parseArgs`, with the likely intended option. */
function sentenceOf(error: unknown, names: readonly string[]): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const sentence = line.split('. To specify')[0] ?? line;
  const near = nearName(/'--([\w-]+)/.exec(sentence)?.[1] ?? '', names);
  return near === null ? sentence : `${sentence}; --${near}?`;
}

/** Reads the options. `--help` exits with 0; an invalid option exits with 2 and lists the valid ones. */
export function readCommand<const All extends Options>(
  command: Command<All>,
  args: readonly string[] = process.argv.slice(2),
): { readonly values: Values<All>; readonly positionals: readonly string[] } {
  const all: Options = { ...command.options, ...helpOption };
  const names = Object.keys(all);
  const misused = (sentence: string) =>
    refuse(`${sentence}\nOptions: ${names.map((name) => `--${name}`).join(', ')}\nMore: ${command.name} --help`);
  const config = Object.fromEntries(
    Object.entries(all).map(([name, { value, short }]) => [
      name,
      { type: value === null ? 'boolean' : 'string', multiple: true, ...(short && { short }) } as const,
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      ...{ args: [...args], options: config, allowPositionals: command.positionals !== undefined },
    });
    if (values['help']) {
      console.log(helpText(command));
      process.exit(0);
    }
    const most = command.positionals?.most ?? Number.POSITIVE_INFINITY;
    if (positionals.length > most) throw new Misuse(`Unexpected argument '${positionals[most]}'`);
    const read = Object.entries(command.options).map(([name, option]) => {
      const given = (values[name] ?? []) as readonly (string | boolean)[];
      return [name, option.read(given.map(String), name)];
    });
    return { values: Object.fromEntries(read) as Values<All>, positionals };
  } catch (error) {
    const isOurs = error instanceof Misuse || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    if (!isOurs) throw error;
    return misused(sentenceOf(error, names));
  }
}
