import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const apacheModules = '/usr/lib/apache2/modules';

interface Program {
  /** Apache's has the modules and starts no service. */
  readonly debianPackage: string;
  readonly versionFlag: string;
  /** Also required. */
  readonly folder?: string;
}

const programs = {
  'redis-server': { debianPackage: 'redis-server', versionFlag: '--version' },
  nginx: { debianPackage: 'nginx', versionFlag: '-v' },
  caddy: { debianPackage: 'caddy', versionFlag: 'version' },
  curl: { debianPackage: 'curl', versionFlag: '--version' },
  apache2: { debianPackage: 'apache2-bin', versionFlag: '-v', folder: apacheModules },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** Debian installs servers outside the PATH of users. */
export const programEnvironment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };

function isInstalled(name: ProgramName): boolean {
  const { versionFlag, folder }: Program = programs[name];
  const { status } = spawnSync(name, [versionFlag], { env: programEnvironment, stdio: 'ignore' });
  return status === 0 && (folder === undefined || existsSync(folder));
}

/** For `describe.skipIf`. Prints what to install. */
export function lacks(name: ProgramName): boolean {
  if (isInstalled(name)) return false;
  // Tests of the same process replace the console.
  process.stderr.write(
    `Skipped: no ${name} on this machine; install: apt-get install ${programs[name].debianPackage}\n`,
  );
  return true;
}
