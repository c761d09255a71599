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
const names = ['SANDBOX', 'LIVE', 'FOLDER', 'BACKEND', 'STOCK', 'CONFIGURED'] as const;
const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await portOf(name)])));
const { SANDBOX, LIVE, FOLDER, BACKEND, STOCK, CONFIGURED }: Record<(typeof names)[number], number> = ports;

const own = { reuseExistingServer: false, stdout: 'ignore' as const };
const serve = (folder: string, port: number, base = '/') => ({
  ...own,
  command: `node ../tools/preview.ts ../dist/${folder} --port ${port} --base ${base}`,
  url: `http://127.0.0.1:${port}${base}`,
});
const serveSandbox = serve('sandbox', SANDBOX);
const serveLive = serve('live', LIVE);
const backend = {
  ...own,
  command: `node --import tsx ../tools/backend.ts --port ${BACKEND} --data ../test-results/backend-${BACKEND} --world-origin ${worldOrigin('*', LIVE)} --client-headers x-client,x-wallet`,
  url: `http://127.0.0.1:${BACKEND}/health`,
  env: { KRAPAO_ADMIN_TOKEN: adminToken },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
};
const stock = {
  ...own,
  command: `prism mock --port ${STOCK} --host 127.0.0.1 --verboseLevel fatal ../contract/generated/openapi.json`,
  url: `http://127.0.0.1:${STOCK}/api/lookup/active`,
};
/** @param port of the server behind the host name of the API */
const live = (port: number) => ({
  baseURL: `http://127.0.0.1:${LIVE}/`,
  serviceWorkers: 'block' as const,
  launchOptions: { executablePath, env, args: [...browserArgs, reachBackendAt(port)] },
});

/** One address whatever the port is, because the pictures show it and its QR. */
const pictured = {
  baseURL: 'http://krapao.localhost/',
  launchOptions: {
    ...{ executablePath, env },
    args: [...browserArgs, `--host-resolver-rules=MAP krapao.localhost:80 127.0.0.1:${SANDBOX}`],
  },
};

const testMatch = '*.e2e.ts';
const e2e = { name: 'e2e', testDir: 'e2e', testMatch, servers: [serveSandbox] };
const walks = { ...e2e, testDir: 'explore' };
const ofLive = { ...e2e, testDir: 'live', servers: [serveLive, backend], use: live(BACKEND) };
/** Tests of the build in which every setting differs from its default. */
const configuredTests = 'configured.e2e.ts';
/** With the servers that each project needs. */
const projects = [
  e2e,
  { ...walks, name: 'finds', testMatch: ['finds.e2e.ts', 'walks.e2e.ts'] },
  { ...walks, name: 'explore', testMatch: 'explore.e2e.ts' },
  { ...e2e, name: 'states', testDir: 'states' },
  ...['pseudo', 'letters', 'shots', 'archive'].map((name) => {
    // Node does not resolve the pictures' address, and `pseudo` fetches pages.
    const use = name === 'pseudo' ? {} : pictured;
    return { ...e2e, name, testDir: 'visual', testMatch: `${name}.e2e.ts`, use };
  }),
  // Playwright's own builds, without Chromium's path and arguments.
  ...(['webkit', 'firefox'] as const).map((browserName) => {
    return { ...e2e, name: browserName, grep: /@smoke/, use: { browserName, launchOptions: {} } };
  }),
  { ...ofLive, name: 'live', testIgnore: ['stock.e2e.ts', configuredTests] },
  {
    ...ofLive,
    name: 'configured',
    testMatch: configuredTests,
    servers: [serve('live-configured', CONFIGURED, configured.base), backend],
    use: { ...ofLive.use, baseURL: `http://127.0.0.1:${CONFIGURED}${configured.base}` },
  },
  { ...ofLive, name: 'stock', testMatch: 'stock.e2e.ts', servers: [serveLive, stock], use: live(STOCK) },
  {
    ...e2e,
    name: 'base',
    testDir: 'base',
    servers: [serve('sandbox-in-folder', FOLDER, '/demo/')],
    use: { baseURL: `http://127.0.0.1:${FOLDER}/demo/` },
  },
];
const { argv } = process;
const isNamed = argv.some((one) => one.startsWith('--project'));
/** Only their servers start. */
const wanted = projects.filter(({ name }) => !isNamed || argv.includes(name) || argv.includes(`--project=${name}`));

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
    baseURL: `http://127.0.0.1:${SANDBOX}/`,
    launchOptions: { executablePath, env, args: browserArgs },
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording doubles the time of a test. `--trace on` asks for it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: [...new Set(wanted.flatMap(({ servers }): object[] => servers))] as (typeof backend)[],
  projects,
});
