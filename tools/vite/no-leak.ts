import type { Plugin } from 'vite';

/** Simulator code, forbidden in a live build (APP-6, APP-86). */
const forbidden = /\/(mocks|scenarios)\/|\/node_modules\/(msw|@mswjs|@msw|mock-socket|@faker-js|fake-indexeddb)\//;

/** Vite plugin: fails a build whose module graph reaches simulator code, with the import path. */
export function noLeak(): Plugin {
  let root = '';
  return {
    name: 'krapao:no-leak',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    buildEnd(error) {
      if (error) return;
      const short = (id: string) => (id.startsWith(root) ? id.slice(root.length + 1) : id);
      const local = (id: string) => (id.startsWith(root) ? id.slice(root.length) : id);
      const way = (id: string, seen: readonly string[] = []): string[] => {
        const info = this.getModuleInfo(id);
        const from = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].find((one) => !seen.includes(one));
        return from ? [...way(from, [...seen, id]), short(id)] : [short(id)];
      };
      for (const id of this.getModuleIds()) {
        if (forbidden.test(local(id))) this.error(`Simulator code in a live build: ${way(id).join(' → ')}`);
      }
    },
  };
}
