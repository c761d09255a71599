/**
 * Which modules share a file. By default the bundler makes forty files of a kilobyte for the login page, and each costs
 * a phone a round trip. So the code of every page is one file, the login page adds a second (its buttons and fields are
 * used by other pages too), home a third, what pages of visitors have
 * in common with home a fourth.
 */
export const chunkGroups = [
  // The entry stays its own file, because index.html names it.
  { name: 'app', tags: ['$initial' as const], test: (id: string) => !/\/main\.tsx$|\.html$/.test(id), priority: 4 },
  { name: 'login', test: /\/src\/(app\/shell\/public-shell|features\/auth\/login-page)\.tsx$/, priority: 3 },
  // Small parts of home that pages of visitors use too: these would fetch all of home for them.
  {
    name: 'shared',
    test: /\/src\/shared\/(base\/|session\/|safety\/safe-url|api\/(query-failure|generated\/wallet\/)|ui\/(states\/|controls\/icon-button|display\/hidden\.))|\/icons\/Icon(ChevronDown|Check|Search|Ticket)\./,
    priority: 2,
  },
  { name: 'home', test: /\/src\/app\/(shell\/player-shell|pages\/home-route)\.tsx$/, priority: 1 },
  // The sandbox starts with one file of its own; three of its parts are used by late files too.
  {
    name: 'start',
    test: /\/mocks\/(boot\/browser-start|devtools\/(tab\/memory|page-kit\/element|external-pages\/posted-fields))\.ts$/,
    priority: 1,
  },
  // The first answer brings the contract's schemas; the chat, which needs some of them, comes later.
  { name: 'validate', test: /\/src\/shared\/api\/validate\.ts$/, priority: 0 },
];
