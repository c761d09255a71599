import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { deployment } from './deployment.ts';

type Resolved = (config: object) => void;

const resolve = (mode: string) => {
  const plugin = deployment();
  const config = { mode, root: '/nowhere', envDir: '', base: '/', build: { outDir: 'dist' } };
  (plugin.configResolved as unknown as Resolved)(config);
  return plugin;
};

// APP-79, APP-96
test('a live build without an API base fails, and says which setting is missing', () => {
  vi.stubEnv('VITE_API_BASE', '');
  expect(() => resolve('production')).toThrow('A live build needs the address of the backend: VITE_API_BASE=');
  expect(() => resolve('sandbox')).not.toThrow();
  vi.stubEnv('VITE_API_BASE', 'https://api.example.com');
  expect(() => resolve('production')).not.toThrow();
  vi.stubEnv('VITE_API_BASE', 'api.example.com');
  expect(() => resolve('production')).toThrow('VITE_API_BASE has to be an address such as https://host.example');
  vi.unstubAllEnvs();
});

// SAFE-89
test('a page names the hosts that it calls, whatever headers its host sends', () => {
  vi.stubEnv('VITE_API_BASE', 'https://api.example.com/base');
  const plugin = resolve('production');
  expect((plugin.transformIndexHtml as () => object)()).toMatchObject([
    { attrs: { content: "connect-src 'self' https://api.example.com wss://api.example.com" } },
  ]);
  vi.unstubAllEnvs();
});

test('what a build publishes has no folder of Vite’s: the manifest lies beside it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'krapao-build-'));
  mkdirSync(path.join(root, 'dist/.vite'), { recursive: true });
  writeFileSync(path.join(root, 'dist/.vite/manifest.json'), '{}');
  writeFileSync(path.join(root, 'dist/index.html'), 'the page');
  const plugin = deployment();
  const config = { mode: 'sandbox', root, envDir: '', base: '/', build: { outDir: 'dist' } };
  (plugin.configResolved as unknown as Resolved)(config);
  (plugin.writeBundle as unknown as () => void)();
  expect(readdirSync(path.join(root, 'dist'))).toEqual(['index.html']);
  expect(readdirSync(root).sort()).toEqual(['dist', 'dist.headers.json', 'dist.hosting', 'dist.manifest.json']);
  rmSync(root, { recursive: true });
});
