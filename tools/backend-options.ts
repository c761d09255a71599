import { defaultTimeouts } from '../mocks/adapters/server/connections.ts';
import { scenarios } from '../scenarios/index.ts';
import { readOptions, refuse, wholeOption } from './read-options.ts';

const options = {
  port: { type: 'string', default: process.env['PORT'] ?? '4870' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string', default: '.krapao-backend' },
  scenario: { type: 'string', default: 'everyday' },
  seed: { type: 'string', default: '1' },
  'world-origin': { type: 'string' },
  origins: { type: 'string', default: '*' },
  'client-headers': { type: 'string', default: 'x-client' },
  'max-worlds': { type: 'string', default: '200' },
  'idle-minutes': { type: 'string', default: '15' },
  'stall-seconds': { type: 'string', default: '15' },
  'body-mebibytes': { type: 'string', default: '128' },
  'upload-mebibytes': { type: 'string', default: '200' },
} as const;

const isOrigin = (text: string) => text === '*' || (URL.canParse(text) && new URL(text).origin === text);
const isHeaderName = (text: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(text);

/** Reads the options of `npm run backend`. A value that it cannot use ends the command with a sentence. */
export function backendOptions(args: string[]) {
  const { values } = readOptions({ args, options });
  type Name = keyof typeof values;

  const whole = (name: Name, least: number, most: number) => wholeOption(name, values[name] ?? '', least, most);
  /** A text that is not empty. */
  const given = (name: Name) => values[name]?.trim() || refuse(`--${name} takes a value`);
  /** Parts between commas. @param what an item is, as a sentence names it */
  const list = (name: Name, what: string, isItem: (item: string) => boolean) => {
    const items = given(name)
      .split(',')
      .map((item) => item.trim());
    const wrong = items.find((item) => !isItem(item));
    return wrong === undefined ? items : refuse(`--${name} takes ${what}, not ${JSON.stringify(wrong)}`);
  };
  const scenario = () => {
    const names = scenarios.map(({ name }) => name);
    const name = given('scenario');
    return names.includes(name) ? name : refuse(`--scenario takes one of ${names.join(', ')}, not ${name}`);
  };

  return {
    port: whole('port', 0, 65_535),
    host: given('host'),
    data: given('data'),
    fallback: { name: 'main', scenario: scenario(), seed: whole('seed', 0, 999_999_999) },
    worldOrigin: values['world-origin'] ?? null,
    origins: list('origins', '* or origins such as https://wallet.example', isOrigin),
    clientHeaders: list('client-headers', 'names of headers', isHeaderName),
    maxWorlds: whole('max-worlds', 1, 1_000_000),
    idleMs: whole('idle-minutes', 1, 1_000_000) * 60_000,
    uploadLimit: whole('upload-mebibytes', 1, 1_000_000) * 1024 * 1024,
    timeouts: { ...defaultTimeouts, stallMs: whole('stall-seconds', 1, 86_400) * 1000 },
    bodyMemory: whole('body-mebibytes', 1, 1_000_000) * 1024 * 1024,
  };
}
