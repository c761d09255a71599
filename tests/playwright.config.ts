import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../tools/browser.ts';

const { executablePath, env, headlessShell } = await findBrowser();

/** Own ports, and never a server that already runs there: it might serve other code. */
const sandboxPort = Number(process.env['KRAPAO_SANDBOX_PORT'] ?? 4871);
const livePort = Number(process.env['KRAPAO_LIVE_PORT'] ?? 4872);
const folderPort = Number(process.env['KRAPAO_FOLDER_PORT'] ?? 4873);
const serve = (folder: string, port: number, base = '/') => ({
  command: `node ../tools/preview.ts ../dist/${folder} --port ${port} --base ${base}`,
  url: `http://127.0.0.1:${port}${base}`,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
});
const live = { baseURL: `http://127.0.0.1:${livePort}/` };

export default defineConfig({
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A second try on a starved machine; what needed one is listed as flaky at the end of the run.
  retries: 1,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000, toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 0, animations: 'disabled' } },
  reporter: [['line']],
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  metadata: { headlessShell },
  use: {
    baseURL: `http://127.0.0.1:${sandboxPort}/`,
    launchOptions: { executablePath, env, args: browserArgs },
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace doubles the time of every test: only when somebody wants to look.
    trace: process.env['KRAPAO_TRACE'] ? 'on' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: [serve('sandbox', sandboxPort), serve('live', livePort), serve('sandbox-in-folder', folderPort, '/demo/')],
  projects: [
    { name: 'e2e', testDir: 'e2e', testMatch: '*.e2e.ts' },
    { name: 'live', testDir: 'live', testMatch: '*.e2e.ts', use: { ...live, serviceWorkers: 'block' } },
    { name: 'base', testDir: 'base', testMatch: '*.e2e.ts', use: { baseURL: `http://127.0.0.1:${folderPort}/demo/` } },
    { name: 'axe', testDir: 'visual', testMatch: 'axe.e2e.ts' },
    { name: 'pixels', testDir: 'visual', testMatch: 'pixels.e2e.ts' },
    { name: 'archive', testDir: 'visual', testMatch: 'archive.e2e.ts' },
  ],
});
