import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preloadLogin } from './preload-login.ts';

type Hook = (...given: unknown[]) => { html: string };

const chunk = (fileName: string, facadeModuleId: string) => ({
  ...{ type: 'chunk', fileName, facadeModuleId, imports: [] },
  viteMetadata: { importedCss: new Set<string>() },
});
const bundle = {
  'first.js': chunk('first.js', '/src/app/first-visit.ts'),
  'th.js': chunk('th.js', '/src/shared/i18n/th.json?first'),
  'assets/app.css': { type: 'asset', source: 'b{}' },
};

test.each([
  ['/ทดลอง/', '/%E0%B8%97%E0%B8%94%E0%B8%A5%E0%B8%AD%E0%B8%87/'],
  ['/%E0%B8%97%E0%B8%94%E0%B8%A5%E0%B8%AD%E0%B8%87/', '/ทดลอง/'],
  ['/app/', '/app/'],
])('puts the styles of a build for %s into its page', (base, linked) => {
  const plugin = preloadLogin();
  (plugin.configResolved as unknown as Hook)({ base, mode: 'production' });
  const { handler } = plugin.transformIndexHtml as unknown as { handler: Hook };
  const page = `<link rel="stylesheet" href="${linked}assets/app.css"></body>`;
  expect(handler(page, { bundle }).html).toContain('<style data-app>b{}</style>');
});

// DES-18
test('asks for the manifest with the credentials of the page', () => {
  expect(readFileSync('index.html', 'utf8')).toMatch(/<link rel="manifest"[^>]* crossorigin="use-credentials"/);
});
