import type { Rolldown } from 'vite';

const smallParts = /\/src\/shared\/|\/node_modules\//;

/** Pages of visitors that have sheets and choices as those of players have, the largest of them first. */
const visitorsWithSheets = /\/src\/features\/(auth\/register\/register-page|info\/howto\/)/;
/** Other pages that open without a session, what every page may fetch, and the sandbox: they do without sheets. */
const othersWithoutSession =
  /\/src\/(features\/(auth\/login|info\/(not-found|terminated))|app\/(pages\/contact|shell\/public)|shared\/(parts\/failure-kit|safety\/sanitise|api\/validate))|\/main\.tsx$|\/mocks\//;

/** Whether what matches imports the module, itself or through others. */
function isReachedBy(users: RegExp, id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (users.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = [...(modules.getModuleInfo(id)?.importers ?? [])];
  return importers.some((importer) => isReachedBy(users, importer, modules, seen));
}

/** The file of a small part that several late files import; null for what keeps its own. */
function lateFile(id: string, modules: Rolldown.ChunkingContext): 'dialogs' | 'kit' | null {
  if (!smallParts.test(id) || isReachedBy(othersWithoutSession, id, modules)) return null;
  return isReachedBy(visitorsWithSheets, id, modules) ? 'dialogs' : 'kit';
}

/**
 * Which modules share a file. By default the bundler makes forty files of a kilobyte for the login page, and each costs
 * a phone a round trip. So the code of every page is one file, the login page adds a second (its buttons and fields are
 * used by other pages too), home a third, what pages of visitors have
 * in common with home a fourth.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The entry stays its own file, because index.html names it.
  { name: 'app', tags: ['$initial'], test: (id: string) => !/\/main\.tsx$|\.html$/.test(id), priority: 4 },
  { name: 'login', test: /\/src\/(app\/shell\/public-shell|features\/auth\/login-page)\.tsx$/, priority: 3 },
  // Small parts of home that pages of visitors use too: these would fetch all of home for them.
  {
    name: 'shared',
    test: /\/src\/shared\/(base\/|session\/|safety\/safe-url|api\/(query-failure|generated\/wallet\/)|ui\/(states\/|controls\/icon-button|display\/hidden\.))|\/icons\/Icon(ChevronDown|Check|Search|Ticket)\./,
    priority: 2,
  },
  { name: 'home', test: /\/src\/app\/(shell\/player-shell|pages\/home-route)\.tsx$/, priority: 1 },
  // Sheets and pages of players share dozens of small parts. All of them are fetched ahead, so these parts are two files:
  // what registering and the instructions need too, and the rest.
  { name: (id, modules) => (lateFile(id, modules) === 'dialogs' ? 'dialogs' : null), minShareCount: 2, priority: 0 },
  { name: (id, modules) => (lateFile(id, modules) === 'kit' ? 'kit' : null), minShareCount: 2, priority: 0 },
  // The sandbox starts with one file of its own; three of its parts are used by late files too.
  {
    name: 'start',
    test: /\/mocks\/(boot\/browser-start|devtools\/(tab\/memory|page-kit\/element|external-pages\/posted-fields))\.ts$/,
    priority: 1,
  },
  // Code shared by stories, states and the recorder, and code that the panel's handle shares with them: two late files only, because
  // the start lists the name of every file that it may load.
  {
    name: 'scripted',
    test: /\/mocks\/devtools\/(presenter\/(find-target|words|notes\/messages|states\/(walk|texts))|page-kit\/(app-texts|touch)|tab\/(own-world|state-storage|branch-mark)|recorder\/(?!open-recorder)[\w-]+)\.ts$/,
    priority: 1,
  },
  {
    name: 'beside',
    test: /\/mocks\/devtools\/(page-kit\/(load-file|notices)|recorder\/open-recorder)\.ts$/,
    priority: 1,
  },
  // The first answer brings the contract's schemas; the chat, which needs some of them, comes later.
  { name: 'validate', test: /\/src\/shared\/api\/validate\.ts$/, priority: 0 },
];
