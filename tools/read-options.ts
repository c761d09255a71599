import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the command with a sentence: what was typed is no fault of the program, so there is no stack trace. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Options as `parseArgs` reads them. One that does not exist ends the command, and says which ones there are. */
export function readOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('\n') : [];
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    return refuse(`${sentence}\nOptions: ${names.join(', ') || 'none'}`);
  }
}

/** Reads a whole number of an option; another value ends the command. */
export function wholeOption(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  return refuse(`--${name} takes a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`);
}
