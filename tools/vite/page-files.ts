import type { Rolldown } from 'vite';

export interface PageFiles {
  scripts: ReadonlySet<string>;
  sheets: ReadonlySet<string>;
}

/**
 * The files of the build that some modules need before they can be shown, relative to the base path.
 * @param modules each matches the entry of a chunk
 * @throws when one matches no chunk: the list must follow the app
 */
export function pageFiles(bundle: Rolldown.OutputBundle, modules: readonly RegExp[]): PageFiles {
  const chunks = new Map(
    Object.values(bundle)
      .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visit = (file: string) => {
    const chunk = chunks.get(file);
    if (!chunk || scripts.has(file)) return;
    scripts.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
    for (const other of chunk.imports) visit(other);
  };
  for (const module of modules) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId && module.test(facadeModuleId));
    if (!chunk) throw new Error(`No file of the build is ${module}: the list of what a page needs is behind the app.`);
    visit(chunk.fileName);
  }
  return { scripts, sheets };
}
