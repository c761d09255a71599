import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { hostingFiles } from '../hosting/hosting-files.ts';
import { hostsOf, securityHeaders } from '../hosting/security-headers.ts';
import { settingProblems } from './setting-problems.ts';

/**
 * Vite plugin: fails a live build without an API base and any build with an invalid setting. Writes the headers that a
 * host must send to `dist/<build>.headers.json`, the hosts of calls also into the page (SAFE-89), and as files for common hosts to `dist/<build>.hosting/` (beside the
 * served folder, not in it). Vite's manifest goes to `dist/<build>.manifest.json`: it names every source file, and some
 * hosts would serve it.
 */
export function deployment(): Plugin {
  let target = '';
  let base = '/';
  let sandbox = false;
  let headers: Record<string, string> = {};
  return {
    name: 'krapao:deployment',
    apply: 'build',
    configResolved({ mode, root, envDir, build, base: builtFor }) {
      const env = { ...process.env, ...loadEnv(mode, envDir || root, 'VITE_') };
      if (mode !== 'sandbox' && !env['VITE_API_BASE']) {
        throw new Error(
          'A live build needs the address of the backend: VITE_API_BASE=https://api.example.com npm run build',
        );
      }
      const problems = settingProblems(env);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      target = path.resolve(root, build.outDir);
      base = builtFor;
      sandbox = mode === 'sandbox';
      headers = securityHeaders({ ...hostsOf(env), framesItself: sandbox });
    },
    transformIndexHtml: () => {
      const [content = ''] = /connect-src [^;]*/.exec(headers['Content-Security-Policy'] ?? '') ?? [];
      return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }];
    },
    writeBundle() {
      writeFileSync(`${target}.headers.json`, `${JSON.stringify(headers, null, 2)}\n`);
      for (const [name, content] of Object.entries(hostingFiles({ base, headers, sandbox }))) {
        const file = path.join(`${target}.hosting`, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
      renameSync(path.join(target, '.vite/manifest.json'), `${target}.manifest.json`);
      rmSync(path.join(target, '.vite'), { recursive: true });
      copyFileSync(path.join(target, 'index.html'), path.join(`${target}.hosting`, 'cloudflare/404.html'));
    },
  };
}
