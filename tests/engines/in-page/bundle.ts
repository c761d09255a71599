/** Bundles the page scripts of this folder, once per process. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

async function bundle(file: string): Promise<string> {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'bundle' } },
  });
  const [first] = [made].flat();
  if (!first || !('output' in first)) throw new Error(`${file} could not be built for the page.`);
  return first.output[0].code;
}

const made = new Map<string, Promise<string>>();
/** @param file in this folder */
function scriptOf(file: string): Promise<string> {
  const script = made.get(file) ?? bundle(file);
  made.set(file, script);
  return script;
}

export const pageTools = (): Promise<string> => scriptOf('tools.ts');
export const problemKeeper = (): Promise<string> => scriptOf('problems.ts');
