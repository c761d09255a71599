import { spawnSync } from 'node:child_process';

interface Program {
  readonly debianPackage: string;
  readonly versionFlag: string;
}

const programs = {
  'redis-server': { debianPackage: 'redis-server', versionFlag: '--version' },
  nginx: { debianPackage: 'nginx', versionFlag: '-v' },
  curl: { debianPackage: 'curl', versionFlag: '--version' },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** Debian installs servers outside the PATH of users. */
export const programEnvironment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };

function isInstalled(name: ProgramName): boolean {
  const { status } = spawnSync(name, [programs[name].versionFlag], { env: programEnvironment, stdio: 'ignore' });
  return status === 0;
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
