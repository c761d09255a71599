import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

describe('the world, as a function of scenario, seed and journal,', () => {
  test('never reads the machine’s clock', () => {
    // oxlint cannot tell `new Date()` from `new Date(ms)`, which is arithmetic.
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
    // Print styles cost nothing on screen.
    const onScreen = sources('src/**/*.css').filter(({ file }) => file !== 'src/app/theme/other-views.css');
    const asks = /(?:^|[\s,}])(?::root|html|body|#root|\.(?:main|page|player|public))(?![\w-])[^,{}]*:has\(/m;
    expect(onScreen.filter(({ text }) => asks.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('uses only classes that their stylesheets define', () => {
    const undefinedClasses = sources('src/**/*.tsx').flatMap(({ file, text }) =>
      [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name, sheet = '']) => {
        const styles = readFileSync(join(dirname(file), sheet), 'utf8');
        const used = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, style]) => style);
        return used.filter((style) => !new RegExp(`\\.${style}\\b`).test(styles)).map((style) => `${file} ${style}`);
      }),
    );
    expect(undefinedClasses).toEqual([]);
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
        // A key makes no call.
        .filter((name) => name && !/(?:Query|Mutation)Key$/.test(name))
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
    // Masks show no colour; `rgb(var(…) / 0.5)` is a shade of a theme colour.
    const colour = /^(?!.*mask).*(#[0-9a-f]{3,8}\b|\brgba?\((?!var)|\bhsla?\()/im;
    const allowed = /^src\/app\/theme\//;
    expect(filesWith('src/**/*.module.css', colour).filter((file) => !allowed.test(file))).toEqual([]);
  });

  // DES-31
  test('moves in 120 to 180 ms, but for the wheel, its confetti and what goes round while it waits', () => {
    const own = /spin\/(wheel|celebration)\./;
    const motion = sources('src/**/*.css').flatMap(({ file, text }) =>
      [...text.matchAll(/(?:transition|animation)(?:-duration)?:\s*([^;]+);|--kp-motion:\s*([^;]+);/g)].map(
        ([, value = '', named = '']) => ({ file, value: value || named }),
      ),
    );
    const milliseconds = (value: string) =>
      [...value.matchAll(/([\d.]+)(m?s)\b/g)].map(([, figure, unit]) => Number(figure) * (unit === 's' ? 1000 : 1));
    expect(motion.flatMap(({ value }) => milliseconds(value))).toContain(180);
    // One millisecond is for reduced motion.
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
    expect(used.filter(({ api }) => !brought.includes(`'${api}'`))).toEqual([]);
  });
});

test('tests that reset or replace modules run in a process of their own', () => {
  const tests = globSync('{src,mocks,scenarios,tools,tests}/**/*.test.{ts,tsx}').filter(
    // All of these have one anyway.
    (file) => !file.startsWith('tests/hostile/'),
  );
  const changesModules = /\bvi\.(?:resetModules|doMock|mock)\(/;
  const changing = tests.filter((file) => changesModules.test(readFileSync(file, 'utf8')));
  expect(changing.toSorted()).toEqual(tests.filter((file) => file.includes('.alone.test.')).toSorted());
});
