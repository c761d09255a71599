/** The tools of `tools.ts` as one script, made once in each process. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('tools.ts', import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'bundle' } },
  });
  const [first] = [made].flat();
  if (!first || !('output' in first)) throw new Error('The tools for the page could not be built.');
  return first.output[0].code;
}

let made: Promise<string> | undefined;
export const pageTools = (): Promise<string> => (made ??= bundle());
