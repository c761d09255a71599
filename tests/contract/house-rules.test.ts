/** Rules of the house that no linter can say. */
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

test('there are sources to judge', () => {
  expect(sources('src/**/*.{ts,tsx}').length).toBeGreaterThan(50);
  expect(sources('mocks/{reference,kernel,domains,engine}/**/*.ts').length).toBeGreaterThan(10);
});

describe('the world is a function of scenario, seed and journal', () => {
  test('so it never asks the machine for the time', () => {
    // `new Date(ms)` is arithmetic; without an argument it is a look at the machine's clock, which oxlint can't tell apart.
    expect(
      filesWith('mocks/{reference,kernel,domains,engine}/**/*.ts', /new Date\(\s*\)|\bDate\(\s*\)|Date\.now/),
    ).toEqual([]);
  });

  test('and never draws chance that no seed decides', () => {
    const chance = /Math\.random|randomUUID|getRandomValues|from '@faker-js/;
    expect(filesWith('mocks/{reference,kernel,domains,engine}/**/*.ts', chance)).toEqual([]);
  });
});

describe('the app', () => {
  // DES-40
  test('sizes its letters by what the player has set in the browser', () => {
    expect(filesWith('src/**/*.css', /font(-size)?:[^;{]*\d(px|pt)\b(?![^;]*vw)/)).toEqual([]);
  });

  test('asks only shared/clock.ts for the time', () => {
    const looks = /Date\.now\(|new Date\(\s*\)/;
    expect(filesWith('src/**/*.{ts,tsx}', looks).filter((file) => file !== 'src/shared/time/clock.ts')).toEqual([]);
  });

  // SAFE-2, SAFE-3
  test('puts server HTML into the page in one place only', () => {
    const sinks = /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/;
    expect(filesWith('src/**/*.{ts,tsx}', sinks).filter((file) => file !== 'src/shared/content/safe-html.tsx')).toEqual(
      [],
    );
  });

  // ACC-31, APP-38, BON-34, PRO-18, WAL-26, WDR-17
  test('asks for every operation but those that no screen of the specification needs', () => {
    const imported = /import \{([^}]*)\} from '[^']*\/api\/generated\/[\w-]+\/[\w-]+\.ts'/g;
    const asked = new Set(
      sources('src/**/*.{ts,tsx}')
        .flatMap(({ text }) => [...text.matchAll(imported)].flatMap(([, names = '']) => names.split(',')))
        .map((name) => name.trim())
        // A key only names what another place asks for.
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
    // A mask's colour is never seen, and `rgb(from var(…))` is a shade of a theme colour.
    const colour = /^(?!.*mask).*(#[0-9a-f]{3,8}\b|\brgba?\((?!from var)|\bhsla?\((?!from var))/im;
    const allowed = /^src\/app\/(theme|mantine-variables)\./;
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

  test('has no barrel, no default export and no file that says nothing about its content', () => {
    const names = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('/generated/'));
    expect(names.filter((file) => /\/(index|utils?|helpers?|misc|common)\.tsx?$/.test(file))).toEqual([]);
  });
});

test('the language files load in every room that reads them', () => {
  for (const language of ['th', 'la', 'en']) {
    const text = readFileSync(`src/shared/i18n/${language}.json`, 'utf8');
    expect(Object.keys(JSON.parse(text) as object).length).toBeGreaterThan(5);
  }
});
