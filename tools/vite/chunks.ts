/**
 * Which modules share a file. Left alone, the bundler makes forty files of a kilobyte for the login page, and a phone
 * pays for each with a round trip. So what every page needs is one file, what the login page adds is a second (its buttons
 * and fields are those of the other pages too), what home adds is a third.
 */
export const chunkGroups = [
  // The entry stays a file of its own, because index.html names it.
  { name: 'app', tags: ['$initial' as const], test: (id: string) => !/\/main\.tsx$|\.html$/.test(id), priority: 3 },
  { name: 'login', test: /\/src\/(app\/shell\/public-shell|features\/auth\/login-page)\.tsx$/, priority: 2 },
  { name: 'home', test: /\/src\/app\/(shell\/player-shell|pages\/home-route)\.tsx$/, priority: 1 },
  // The first answer brings the contract's schemas; the chat, which needs some of them, comes later.
  { name: 'validate', test: /\/src\/shared\/api\/validate\.ts$/, priority: 0 },
];
