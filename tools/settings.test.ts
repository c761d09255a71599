import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const namesIn = (file: string) => [...new Set(readFileSync(file, 'utf8').match(/\bVITE_[A-Z_]+[A-Z]\b/g))].sort();

// APP-85
test('the table of settings has every setting of the build, and no unused one', () => {
  const read = [...new Set([...namesIn('src/env.d.ts'), ...namesIn('tools/hosting/security-headers.ts')])].sort();
  expect(namesIn('docs/deploying.md')).toEqual(read);
  // Else a build would take its name for a typing error.
  for (const name of read) expect(namesIn('tools/vite/setting-problems.ts')).toContain(name);
  for (const name of namesIn('src/shared/config/config.ts')) expect(namesIn('src/env.d.ts')).toContain(name);
});
