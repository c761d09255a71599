import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readText } from '../../mocks/kernel/read-text.ts';

/**
 * Vite plugin: loads the recorded worlds that people put into `scenarios/lives`, in the encodings that the panel reads.
 */
export function livesAsText(): Plugin {
  return {
    name: 'krapao:lives-as-text',
    enforce: 'pre',
    load(id) {
      const file = /^(.*\/scenarios\/lives\/[^/]+\.json)\?raw$/.exec(id)?.[1];
      if (file === undefined) return null;
      this.addWatchFile(file);
      const text = readText(readFileSync(file));
      if (text === null) this.error(`${file} is not text in UTF-8 or UTF-16, or it was cut off`);
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
