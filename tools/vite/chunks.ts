import type { Plugin, Rolldown } from 'vite';

interface Group {
  /** File name. */
  readonly name: string;
  /** Parts of module paths. The group with the highest priority takes a module; among equals, the first. */
  readonly modules: readonly string[];
  readonly priority: number;
}

/** The groups of every build. */
const appGroups: readonly Group[] = [
  { name: 'login', modules: ['/src/app/first-visit.ts'], priority: 3 },
  // Small parts of home that visitor pages use too: without a chunk of their own, these pages would load all of home.
  {
    name: 'shared',
    modules: [
      '/src/shared/base/',
      '/src/shared/session/',
      '/src/shared/storage/',
      '/src/shared/safety/safe-url',
      '/src/shared/api/query-failure',
      '/src/shared/api/generated/wallet/',
      '/src/shared/ui/states/',
      '/src/shared/ui/controls/icon-button',
      '/src/shared/ui/display/hidden.',
      ...['ChevronDown', 'Check', 'CircleCheck', 'Search', 'Ticket'].map((name) => `/icons/Icon${name}.`),
    ],
    priority: 2,
  },
  { name: 'home', modules: ['/src/app/player-home.ts'], priority: 1 },
  // Both builds load the contract's schemas with the first response; the chat, which needs some of them, loads later.
  { name: 'validate', modules: ['/src/shared/api/validate.ts'], priority: 0 },
  // The schemas read dates, home writes them.
  { name: 'dates', modules: ['/src/shared/time/dates.ts'], priority: 2 },
];

const devtools = (folder: string, files: readonly string[]) =>
  files.map((file) => `/mocks/devtools/${folder}/${file}.ts`);

/** Groups of the sandbox build only. */
const sandboxGroups: readonly Group[] = [
  // The start is one file; late files import three of its modules.
  {
    name: 'start',
    modules: [
      '/mocks/boot/browser-start.ts',
      ...devtools('tab', ['memory']),
      ...devtools('page-kit', ['page']),
      ...devtools('external-pages', ['posted-fields']),
    ],
    priority: 1,
  },
  // Code shared by stories, states and the recorder, and code that the panel's handle shares with them. Only two files,
  // because the start lists every file name that it may load.
  {
    name: 'beside',
    modules: devtools('page-kit', ['load-file', 'notices']),
    priority: 1,
  },
  {
    name: 'scripted',
    modules: [
      ...devtools('presenter', ['find-target', 'states/walk', 'states/texts']),
      ...devtools('page-kit', ['touch']),
      ...devtools('tab', ['own-world', 'state-storage']),
    ],
    priority: 1,
  },
];

/** Visitor pages with sheets and selects like those of players. */
const visitorsWithSheets = ['/src/features/auth/register/register-page', '/src/features/info/howto/'];
/** Other code that runs without a session; it needs no sheets. */
const othersWithoutSession = [
  ...['auth/login', 'info/not-found', 'info/terminated'].map((page) => `/src/features/${page}`),
  ...['/src/app/pages/contact', '/src/app/shell/public', '/src/main.tsx'],
  ...['parts/failure-kit', 'safety/sanitise', 'api/validate'].map((part) => `/src/shared/${part}`),
];

const isIn = (modules: readonly string[], id: string) => modules.some((part) => id.includes(part));

/** Whether one of the users imports the module, directly or transitively. */
function isReachedBy(
  users: readonly string[],
  id: string,
  modules: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (isIn(users, id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = [...(modules.getModuleInfo(id)?.importers ?? [])];
  return importers.some((importer) => isReachedBy(users, importer, modules, seen));
}

/**
 * The chunk of a small part shared by several late chunks: player sheets and pages share dozens of them, all preloaded.
 * `dialogs` holds those that visitors need too. Null for a part with its own chunk.
 */
function lateFile(id: string, modules: Rolldown.ChunkingContext): 'dialogs' | 'kit' | null {
  if (!isIn(['/src/shared/', '/node_modules/'], id)) return null;
  if (isReachedBy([...othersWithoutSession, '/mocks/'], id, modules)) return null;
  return isReachedBy(visitorsWithSheets, id, modules) ? 'dialogs' : 'kit';
}

/**
 * Groups modules into chunks. By default the bundler makes forty one-kilobyte files for the login page, and each costs
 * a phone a round trip. So the code of every page is one file (`app`), and login and home each add one.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The entry stays its own file, because index.html names it.
  { name: 'app', tags: ['$initial'], test: (id: string) => !/\/main\.tsx$|\.html$/.test(id), priority: 4 },
  ...[...appGroups, ...sandboxGroups].map(({ name, modules, priority }) => ({
    name,
    test: (id: string) => isIn(modules, id),
    priority,
  })),
  { name: (id, modules) => (lateFile(id, modules) === 'dialogs' ? 'dialogs' : null), minShareCount: 2, priority: 0 },
  { name: (id, modules) => (lateFile(id, modules) === 'kit' ? 'kit' : null), minShareCount: 2, priority: 0 },
];

/** Vite plugin: fails a build in which a group names a missing module, for example after a rename. */
export function chunkGroupsMatch(sandbox: boolean): Plugin {
  const groups: readonly Pick<Group, 'name' | 'modules'>[] = [
    ...appGroups,
    ...(sandbox ? sandboxGroups : []),
    { name: 'dialogs', modules: visitorsWithSheets },
    { name: 'kit', modules: othersWithoutSession },
  ];
  return {
    name: 'krapao:chunk-groups-match',
    apply: 'build',
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      for (const { name, modules } of groups) {
        const lost = modules.find((part) => !ids.some((id) => id.includes(part)));
        if (lost)
          this.error(`The chunk group "${name}" of tools/vite/chunks.ts names ${lost}, which is not in the build.`);
      }
    },
  };
}
