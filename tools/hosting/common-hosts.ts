/** Starts the installed web servers, each with the hosting file that a build writes for it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../run/free-port.ts';
import { type ProgramName, programEnvironment } from '../run/programs.ts';
import { serveFolder } from './static-server.ts';

export interface Site {
  /** Its sub-folder at `base` holds the build. */
  root: string;
  /** With a slash at both ends. */
  base: string;
  /** Hosting files by path below their folder. */
  files: Readonly<Record<string, string>>;
}

export interface RunningHost {
  /** Without a trailing slash. */
  origin: string;
  stop: () => Promise<void>;
}

interface Host {
  name: string;
  /** External program. */
  program?: ProgramName;
  start: (site: Site) => Promise<RunningHost>;
}

/** Readable for the server's unprivileged workers. */
function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'krapao-host-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function answering(origin: string, server: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) break;
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await wait(50);
  }
  server.kill('SIGKILL');
  throw new Error(`The server did not come up: ${said()}`);
}

type Write = (name: string, text: string) => string;

/** @param configure writes the server's files @returns the command that runs it in the foreground */
async function launch(configure: (write: Write, home: string, port: number) => string[]): Promise<RunningHost> {
  const home = ownFolder();
  const port = await freePort();
  const write: Write = (name, text) => {
    const file = path.join(home, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const [command = '', ...args] = configure(write, home, port);
  const server = spawn(command, args, {
    env: { ...programEnvironment, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    cwd: home,
  });
  let said = '';
  server.stderr.on('data', (text) => {
    said += String(text);
  });
  server.stdout.resume();
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin, server, () => said);
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  return { origin, stop };
}

const nginx = ({ root, files }: Site) =>
  launch((write, home, port) => {
    write('krapao.conf', files['nginx/krapao.conf'] ?? '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const conf = write(
      'nginx.conf',
      `daemon off; worker_processes 1; pid ${home}/pid; error_log stderr error;
events {}
http {
  default_type application/octet-stream; access_log off;
  ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; include krapao.conf; }
}
`,
    );
    return ['nginx', '-p', home, '-e', 'stderr', '-c', conf];
  });

/** The preview server reads its headers from a file beside the folder. */
async function preview({ root, base, files }: Site): Promise<RunningHost> {
  const folder = path.join(root, base);
  writeFileSync(`${path.resolve(folder)}.headers.json`, files['headers.json'] ?? '{}');
  const { server, url } = await serveFolder({ folder, port: 0, base });
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { origin: new URL(url).origin, stop };
}

export const commonHosts: readonly Host[] = [
  { name: 'npm run preview', start: preview },
  { name: 'nginx', program: 'nginx', start: nginx },
];
