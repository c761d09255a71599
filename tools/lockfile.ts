/**
 * Adds optional packages that npm leaves out of package-lock.json when a registry mirror lacks them: `npm ci` refuses
 * such a file. An added entry names only its machine, so that npm skips it on all others.
 */
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { flag, readCommand } from './command.ts';

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
interface Lockfile {
  packages: Record<string, Entry>;
}

/** Key of the package that Node resolves from a folder; null for none. */
function locate(packages: Lockfile['packages'], from: string, name: string): string | null {
  const key = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[key]) return key;
  if (from === '') return null;
  const parent = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/'))).replace(/\/$/, '');
  return locate(packages, parent, name);
}

/** Machine in a package name such as `binding-linux-arm64-musl`; null for none. */
export function machineOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | null {
  const match =
    /-(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:-(\w+))?$/.exec(name);
  const [, os, cpu, abi = ''] = match ?? [];
  if (!os || !cpu) return null;
  const libc = abi.startsWith('musl') ? ['musl'] : abi.startsWith('gnu') ? ['glibc'] : undefined;
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc ? { libc } : {}) };
}

/** Optional packages without an entry. */
export function missingFrom({ packages }: Lockfile): { name: string; version: string; dev: boolean }[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => locate(packages, from, name) === null)
      .map(([name, version]) => ({ name, version, dev })),
  );
}

function complete(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages };
  for (const { name, version, dev } of missingFrom(lockfile)) {
    const machine = machineOf(name);
    if (!machine || !/^\d/.test(version)) throw new Error(`${name}@${version}: whose machine is that for?`);
    packages[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...machine };
  }
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}

if (import.meta.main) {
  const { values } = readCommand({
    name: 'node tools/lockfile.ts',
    about: 'Completes package-lock.json after an install from a mirror that lacks the packages of some platforms.',
    example: 'node tools/lockfile.ts --check',
    options: { check: flag('only says what is missing') },
  });
  const file = 'package-lock.json';
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  const missing = missingFrom(lockfile);
  if (values.check) {
    for (const { name } of missing) console.error(`${file} lacks ${name}: run \`node tools/lockfile.ts\`.`);
    process.exitCode = missing.length === 0 ? 0 : 1;
  } else if (missing.length > 0) {
    writeFileSync(file, `${JSON.stringify(complete(lockfile), null, 2)}\n`);
    // Otherwise the next command takes the install for outdated.
    utimesSync('node_modules/.package-lock.json', new Date(), new Date());
    console.log(`${missing.length} packages for other machines added.`);
  }
}
