import { defaultTimeouts } from '../mocks/adapters/server/connections.ts';
import { scenarios } from '../scenarios/index.ts';
import { choice, Misuse, parsed, readCommand, text, whole } from './command.ts';

const isOrigin = (item: string) => item === '*' || (URL.canParse(item) && new URL(item).origin === item);
const isHeaderName = (item: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(item);

/** Splits at commas. @param what name of an item in error messages */
const list = (about: string, what: string, isItem: (item: string) => boolean, usual: string) =>
  parsed(
    about,
    'LIST',
    (typed, name) => {
      const items = typed.split(',').map((item) => item.trim());
      const wrong = items.find((item) => !isItem(item));
      if (wrong === undefined) return items;
      throw new Misuse(`--${name} takes ${what}, not ${JSON.stringify(wrong)}`);
    },
    usual,
  );

const port = [0, 65_535] as const;
const many = [1, 1_000_000] as const;
const origins = '* or origins such as https://wallet.example';

const command = {
  name: 'npm run backend --',
  about: `Serves simulated worlds over HTTP and socket.io (docs/deploying.md). KRAPAO_ADMIN_TOKEN is the admin token, REDIS_URL keeps
the worlds in Redis.`,
  example: 'npm run backend -- --port 4870 --scenario vip',
  options: {
    port: whole('port to listen on; PORT sets it too', port, process.env['PORT'] ?? '4870'),
    host: text('address to listen on', 'HOST', '127.0.0.1'),
    data: text('where worlds and uploads are kept', 'FOLDER', '.krapao-backend'),
    scenario: choice(
      'how the world main begins',
      scenarios.map(({ name }) => name),
      'everyday',
    ),
    seed: whole('seed of the world main', [0, 999_999_999], '1'),
    'world-origin': text('origin of pages that names their world, such as https://*.demo.example', 'ORIGIN'),
    origins: list('origins that may call', origins, isOrigin, '*'),
    'client-headers': list('headers that pages may send', 'names of headers', isHeaderName, 'x-client'),
    'max-worlds': whole('worlds at most', many, '200'),
    'idle-minutes': whole('minutes until an unused world leaves memory', many, '15'),
    'stall-seconds': whole('seconds that a request or a response may stand still', [1, 86_400], '15'),
    'body-mebibytes': whole('memory of all request bodies together, MiB', many, '128'),
    'upload-mebibytes': whole('uploads of a world, MiB', many, '200'),
  },
};

/** Reads the options of `npm run backend`. */
export function backendOptions(args: readonly string[]) {
  const { values } = readCommand(command, args);
  return {
    port: values.port,
    host: values.host,
    data: values.data,
    fallback: { name: 'main', scenario: values.scenario, seed: values.seed },
    worldOrigin: values['world-origin'] ?? null,
    origins: values.origins,
    clientHeaders: values['client-headers'],
    maxWorlds: values['max-worlds'],
    idleMs: values['idle-minutes'] * 60_000,
    uploadLimit: values['upload-mebibytes'] * 1024 * 1024,
    timeouts: { ...defaultTimeouts, stallMs: values['stall-seconds'] * 1000 },
    bodyMemory: values['body-mebibytes'] * 1024 * 1024,
  };
}
