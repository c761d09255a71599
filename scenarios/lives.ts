import type { Lives } from '../mocks/index.ts';

const files = import.meta.glob<string>('./lives/*.json', { query: '?raw', import: 'default' });
const nameOf = (file: string) => file.replace('./lives/', 'life-').replace(/\.json$/, '');

/** The worlds in `lives/`; loaded when opened, and untrusted input then. */
export const lives: Lives = {
  names: Object.keys(files).map(nameOf),
  load: async (name) => {
    const load = Object.entries(files).find(([file]) => nameOf(file) === name)?.[1];
    if (!load) throw new Error(`no world from life is named ${name}`);
    return load();
  },
};
