/** The baseline: a page drawn by react-dom alone, built like the app. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** @returns the folder of the built page */
export async function buildReactOnly(): Promise<string> {
  const root = path.resolve('node_modules/.cache/bench-react-only');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  writeFileSync(
    path.join(root, 'index.html'),
    '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>React</title></head>' +
      '<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(
    path.join(root, 'main.js'),
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', { style: { padding: '4rem' } }, 'Log in to the wallet'));
`,
  );
  await build({ root, configFile: false, logLevel: 'silent', build: { outDir: 'dist', emptyOutDir: true } });
  return path.join(root, 'dist');
}
