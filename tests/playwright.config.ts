import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../tools/run/browser.ts';
import { freePort } from '../tools/run/free-port.ts';
import { configured, reachBackendAt, worldOrigin } from './support/backend/address.ts';
import { adminToken } from './support/backend/client.ts';

const { executablePath, env, headlessShell } = await findBrowser();

// A fresh seed, the same for all workers, which read it from the environment.
process.env['KRAPAO_EXPLORE_SEED'] ??= String(Math.floor(Math.random() * 99_999_999));

/**
 * A free port of this machine, unless one is asked for: never that of a server that runs already, which might serve other
 * code. The workers read this file too, and take the same ports from the environment.
 */
const portOf = async (name: string) => Number((process.env[`KRAPAO_${name}_PORT`] ??= String(await freePort())));
const sandboxPort = await portOf('SANDBOX');
const livePort = await portOf('LIVE');
const folderPort = await portOf('FOLDER');
const backendPort = await portOf('BACKEND');
const stockPort = await portOf('STOCK');
const configuredPort = await portOf('CONFIGURED');

/** The projects that were asked for (`--project a b`, `--project=a`); none: all of them. */
const options = process.argv.join('\n').match(/(?<=--project[=\n])(?:(?!-).+\n?)+/g) ?? [];
const asked = options.flatMap((names) => names.trim().split('\n'));
const own = { reuseExistingServer: false, stdout: 'ignore' as const };
const serve = (folder: string, port: number, base = '/') => ({
  ...own,
  command: `node ../tools/preview.ts ../dist/${folder} --port ${port} --base ${base}`,
  url: `http://127.0.0.1:${port}${base}`,
});
const serveSandbox = serve('sandbox', sandboxPort);
const serveLive = serve('live', livePort);
const backend = {
  ...own,
  command: `node --import tsx ../tools/backend.ts --port ${backendPort} --data ../test-results/backend-${backendPort} --world-origin ${worldOrigin('*', livePort)} --client-headers x-client,x-wallet`,
  url: `http://127.0.0.1:${backendPort}/health`,
  env: { KRAPAO_ADMIN_TOKEN: adminToken },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
};
const stock = {
  ...own,
  command: `prism mock --port ${stockPort} --host 127.0.0.1 --verboseLevel fatal ../contract/generated/openapi.json`,
  url: `http://127.0.0.1:${stockPort}/api/lookup/active`,
};
const servers: Record<string, readonly object[]> = {
  e2e: [serveSandbox],
  finds: [serveSandbox],
  explore: [serveSandbox],
  live: [serveLive, backend],
  configured: [serve('live-configured', configuredPort, configured.base), backend],
  stock: [serveLive, stock],
  webkit: [serveSandbox],
  firefox: [serveSandbox],
  base: [serve('sandbox-in-folder', folderPort, '/demo/')],
  pseudo: [serveSandbox],
  letters: [serveSandbox],
  shots: [serveSandbox],
  archive: [serveSandbox],
  states: [serveSandbox],
};
/** Tests of the build in which every setting differs from its default. */
const configuredTests = ['configured.e2e.ts'];
const wanted = asked.length > 0 ? asked : Object.keys(servers);

/** @param port of the server behind the host name of the API */
const live = (port: number) => ({
  baseURL: `http://127.0.0.1:${livePort}/`,
  serviceWorkers: 'block' as const,
  launchOptions: { executablePath, env, args: [...browserArgs, reachBackendAt(port)] },
});

export default defineConfig({
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // In CI a flaky test does not fail the run: the reporter lists it, with a trace of its first retry.
  retries: process.env['CI'] ? 2 : 0,
  // One more than two cores: while one page waits, another uses its core.
  workers: 3,
  // Long enough for a busy machine: how quick the app is, the bench says.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 0, animations: 'disabled', stylePath: 'visual/still.css' },
  },
  reporter: [
    ['list'],
    ...(process.env['PLAYWRIGHT_JUNIT_OUTPUT_FILE'] ? [['junit'] as [string]] : []),
    ['html', { open: 'never', outputFolder: '../test-results/report' }],
  ],
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  metadata: { headlessShell },
  use: {
    baseURL: `http://127.0.0.1:${sandboxPort}/`,
    launchOptions: { executablePath, env, args: browserArgs },
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording doubles the time of a test. `--trace on` asks for it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: [...new Set(wanted.flatMap((project) => servers[project] ?? []))] as (typeof backend)[],
  projects: [
    { name: 'e2e', testDir: 'e2e', testMatch: '*.e2e.ts' },
    { name: 'finds', testDir: 'explore', testMatch: ['finds.e2e.ts', 'walks.e2e.ts'] },
    { name: 'explore', testDir: 'explore', testMatch: 'explore.e2e.ts' },
    ...(['webkit', 'firefox'] as const).map((browserName) => ({
      name: browserName,
      testDir: 'e2e',
      testMatch: '*.e2e.ts',
      grep: /@smoke/,
      // Playwright's own build of it, without Chromium's path and arguments.
      use: { browserName, launchOptions: {} },
    })),
    { name: 'states', testDir: 'states', testMatch: '*.e2e.ts' },
    {
      name: 'live',
      testDir: 'live',
      testMatch: '*.e2e.ts',
      testIgnore: ['stock.e2e.ts', ...configuredTests],
      use: live(backendPort),
    },
    {
      name: 'configured',
      testDir: 'live',
      testMatch: configuredTests,
      use: { ...live(backendPort), baseURL: `http://127.0.0.1:${configuredPort}${configured.base}` },
    },
    { name: 'stock', testDir: 'live', testMatch: 'stock.e2e.ts', use: live(stockPort) },
    { name: 'base', testDir: 'base', testMatch: '*.e2e.ts', use: { baseURL: `http://127.0.0.1:${folderPort}/demo/` } },
    { name: 'pseudo', testDir: 'visual', testMatch: 'pseudo.e2e.ts' },
    { name: 'letters', testDir: 'visual', testMatch: 'letters.e2e.ts' },
    { name: 'shots', testDir: 'visual', testMatch: 'shots.e2e.ts' },
    { name: 'archive', testDir: 'visual', testMatch: 'archive.e2e.ts' },
  ],
});
