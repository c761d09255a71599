/** Rules for the code that the linter cannot check. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations } from '../../contract/generated/operations.ts';

const sources = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('/generated/') && !/(\.|-in-)test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const filesWith = (pattern: string, sign: RegExp) =>
  sources(pattern)
    .filter(({ text }) => sign.test(text))
    .map(({ file }) => file);

test('the patterns match source files', () => {
  expect(sources('src/**/*.{ts,tsx}').length).toBeGreaterThan(50);
  expect(sources('mocks/{reference,kernel,domains,engine}/**/*.ts').length).toBeGreaterThan(10);
});

describe('the world, as a function of scenario, seed and journal,', () => {
  test('never reads the machine’s clock', () => {
    // `new Date(ms)` is arithmetic; without an argument it reads the machine's clock, which oxlint cannot tell apart.
    expect(
      filesWith('mocks/{reference,kernel,domains,engine}/**/*.ts', /new Date\(\s*\)|\bDate\(\s*\)|Date\.now/),
    ).toEqual([]);
  });

  test('never uses a random number outside the seeded generator', () => {
    const chance = /Math\.random|randomUUID|getRandomValues|from '@faker-js/;
    expect(filesWith('mocks/{reference,kernel,domains,engine}/**/*.ts', chance)).toEqual([]);
  });
});

describe('the app', () => {
  // DES-40
  test('sizes text relative to the browser’s font size', () => {
    expect(filesWith('src/**/*.css', /font(-size)?:[^;{]*\d(px|pt)\b(?![^;]*vw)/)).toEqual([]);
  });

  // DES-57
  test('has no `:has()` on the whole page: each change would search thousands of cards', () => {
    // Print styles count only while the page is printed.
    const onScreen = sources('src/**/*.css').filter(({ file }) => file !== 'src/app/theme/other-views.css');
    const asks = /(?:^|[\s,}])(?::root|html|body|#root|\.(?:main|page|player|public))(?![\w-])[^,{}]*:has\(/m;
    expect(onScreen.filter(({ text }) => asks.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('reads the time only in shared/time/clock.ts', () => {
    const looks = /Date\.now\(|new Date\(\s*\)/;
    expect(filesWith('src/**/*.{ts,tsx}', looks).filter((file) => file !== 'src/shared/time/clock.ts')).toEqual([]);
  });

  // SAFE-2, SAFE-3
  test('inserts server HTML into the page in one place only', () => {
    const sinks = /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/;
    expect(filesWith('src/**/*.{ts,tsx}', sinks).filter((file) => file !== 'src/shared/content/safe-html.tsx')).toEqual(
      [],
    );
  });

  // ACC-31, APP-38, BON-34, PRO-18, WAL-26, WDR-17
  test('calls every operation except those that no screen needs', () => {
    const imported = /import \{([^}]*)\} from '[^']*\/api\/generated\/[\w-]+\/[\w-]+\.ts'/g;
    const asked = new Set(
      sources('src/**/*.{ts,tsx}')
        .flatMap(({ text }) => [...text.matchAll(imported)].flatMap(([, names = '']) => names.split(',')))
        .map((name) => name.trim())
        // A query key only refers to a call made elsewhere.
        .filter((name) => name && !name.endsWith('QueryKey'))
        .map((name) => name.replace(/^(?:use|get(?=.*QueryOptions$))(?=[A-Z])|QueryOptions$/g, ''))
        .map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
    );
    const ids = Object.keys(operations);
    expect([...asked].filter((name) => !ids.includes(name))).toEqual([]);
    expect(ids.filter((id) => !asked.has(id)).sort()).toEqual([
      'addToWallet',
      'getCurrentPromotion',
      'getMinimumBonus',
      'updateProfile',
      'withdraw',
    ]);
  });

  // DES-2
  test('has no colour outside the theme', () => {
    // The colour of a mask is not visible, and `rgb(var(…) / 0.5)` is a shade of a theme colour.
    const colour = /^(?!.*mask).*(#[0-9a-f]{3,8}\b|\brgba?\((?!var)|\bhsla?\()/im;
    const allowed = /^src\/app\/theme\//;
    expect(filesWith('src/**/*.module.css', colour).filter((file) => !allowed.test(file))).toEqual([]);
  });

  // DES-31
  test('moves in 120 to 180 ms, but for the wheel, its confetti and what goes round while it waits', () => {
    const own = /spin\/(wheel|confetti)\./;
    const motion = sources('src/**/*.css').flatMap(({ file, text }) =>
      [...text.matchAll(/(?:transition|animation)(?:-duration)?:\s*([^;]+);|--kp-motion:\s*([^;]+);/g)].map(
        ([, value = '', named = '']) => ({ file, value: value || named }),
      ),
    );
    const milliseconds = (value: string) =>
      [...value.matchAll(/([\d.]+)(m?s)\b/g)].map(([, figure, unit]) => Number(figure) * (unit === 's' ? 1000 : 1));
    expect(motion.flatMap(({ value }) => milliseconds(value))).toContain(180);
    // One millisecond is for those who want no motion at all.
    const odd = motion.filter(
      ({ file, value }) =>
        !own.test(file) &&
        !value.includes('infinite') &&
        milliseconds(value).some((ms) => ms !== 1 && (ms < 120 || ms > 180)),
    );
    expect(odd).toEqual([]);
  });

  // DES-18
  test('can be installed: its manifest names it, and icons that are there', () => {
    const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
      name: string;
      display: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Krapao', display: 'standalone' });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.filter(({ src }) => !existsSync(`public/${src}`))).toEqual([]);
    expect(readFileSync('index.html', 'utf8')).toMatch(/<link rel="manifest" href="[^"]*manifest\.webmanifest"/);
  });

  test('has no barrel file and no file with a meaningless name', () => {
    const names = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('/generated/'));
    expect(names.filter((file) => /\/(index|utils?|helpers?|misc|common)\.tsx?$/.test(file))).toEqual([]);
  });
});

// APP-220
describe('what the oldest supported browsers lack', () => {
  const younger =
    /\b(?:AbortSignal\.(?:any|timeout)|URL\.(?:canParse|parse)|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|RegExp\.escape|Iterator\.from|Error\.isError|Response\.json)(?=\()|(?<!\bz)\.(?:isWellFormed|toWellFormed|union|intersection|difference|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|checkVisibility|getSetCookie)(?=\()/g;
  const uses = (pattern: string) =>
    sources(pattern)
      // The server runs in Node.
      .filter(({ file }) => !file.includes('/server/'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(younger)].map(([use]) => ({ file, api: use.slice(use.lastIndexOf('.') + 1) })),
      );

  test('is not used for colours and in selectors of code', () => {
    expect(filesWith('src/**/*.css', /\(from var\(|color-mix\(/)).toEqual([]);
    // An unknown selector throws.
    expect(filesWith('{src,mocks}/**/*.{ts,tsx}', /['"`].*:has\([^)]/)).toEqual([]);
  });

  test('is not used by the app and the service workers', () => {
    expect(uses('{src/**/*.{ts,tsx,js},mocks/adapters/browser/*.js}')).toEqual([]);
  });

  test('is brought along where the sandbox uses it', () => {
    const brought = readFileSync('mocks/boot/complete-browser.ts', 'utf8');
    const used = uses('{mocks,scenarios}/**/*.{ts,tsx}');
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter(({ api }) => !brought.includes(`'${api}'`))).toEqual([]);
  });
});

describe('tests', () => {
  const files = globSync(['{src,mocks,scenarios,tools}/**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}']).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const testsWith = (sign: RegExp) => files.filter(({ text }) => sign.test(text)).map(({ file }) => file);

  test('leave the calls of the app to the simulator', () => {
    const replaced =
      /stubGlobal\(\s*['"`]fetch|spyOn\(\s*(?:globalThis|global|window),\s*['"`]fetch|\b(?:globalThis|global|window)\.fetch\s*=(?!=)/;
    expect(testsWith(replaced).sort()).toEqual([
      // Holds the answers to a browser's calls between two presses of the explorer.
      'tests/explore/rest.ts',
      // The simulator with answers that a hostile server would give.
      'tests/hostile/backend.ts',
      // Answers made by hand; who may use them stands below.
      'tests/support/components/answered-calls.ts',
      // The simulator.
      'tests/support/components/simulated-backend.ts',
      // A browser's own calls, a while later.
      'tests/support/slow-machine.ts',
    ]);
  });

  test('make answers by hand only where the line itself is tested', () => {
    expect(testsWith(/from '[^']*\/answered-calls\.ts'/).sort()).toEqual([
      'src/shared/api/http.test.ts',
      'src/shared/api/idempotency-key-header.test.ts',
      'src/shared/api/open-commands.alone.test.ts',
      'src/shared/base/fetch-chunk.test.tsx',
    ]);
  });
});

test('the language files are valid JSON with texts', () => {
  for (const language of ['th', 'la', 'en']) {
    const text = readFileSync(`src/shared/i18n/${language}.json`, 'utf8');
    expect(Object.keys(JSON.parse(text) as object).length).toBeGreaterThan(5);
  }
});

describe('comments', () => {
  const commented = '{src,mocks,scenarios,tests,tools,contract}/**/*.{ts,tsx,mjs,css,yaml}';
  const shapes: Readonly<Record<string, RegExp>> = {
    yaml: /(?<=^|\s)#.*|(?:description|summary|title): .*(?:\n(?: {4,}.*)?)*/gm,
    // A line comment starts a line or follows code and a space: addresses such as `https://…` do not.
    ts: /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm,
  };
  const commentsOf = (file: string) =>
    readFileSync(file, 'utf8').match(shapes[file.endsWith('.yaml') ? 'yaml' : 'ts'] ?? /^$/) ?? [];
  const commentsWith = (sign: RegExp) =>
    globSync(commented)
      .filter((file) => !file.includes('/generated/'))
      .flatMap((file) =>
        commentsOf(file)
          .filter((comment) => sign.test(comment))
          .map((comment) => `${file}: ${comment.trim().slice(0, 120)}`),
      );

  test('are found in every kind of file', () => {
    for (const ending of ['ts', 'tsx', 'css', 'yaml'])
      expect(commentsWith(/[a-z]/).filter((found) => found.includes(`.${ending}: `)).length).toBeGreaterThan(0);
  });

  test('cite no document outside the repository', () => {
    expect(
      commentsWith(/\b(?:product )?spec(?:ification)?,? (?:§|section)|\breadings?,? [0-9]|\bbad[-]input\b/i),
    ).toEqual([]);
  });
});

test('what loads modules anew, or puts others in their place, is tested in a process of its own', () => {
  const tests = globSync('{src,mocks,scenarios,tools,tests}/**/*.test.{ts,tsx}').filter(
    // Each of these has a process of its own, all of them.
    (file) => !file.startsWith('tests/hostile/'),
  );
  const changesModules = /\bvi\.(?:resetModules|doMock|mock)\(/;
  const changing = tests.filter((file) => changesModules.test(readFileSync(file, 'utf8')));
  expect(changing.length).toBeGreaterThan(5);
  expect(changing.toSorted()).toEqual(tests.filter((file) => file.includes('.alone.test.')).toSorted());
});
