/**
 * Which modules share a file. Left alone, the bundler makes forty files of a kilobyte for the login page, and a phone
 * pays for each with a round trip: what every page needs is one file, and what some pages share is merged until a file
 * is worth its request.
 */
export const chunkGroups = [
  // The entry stays a file of its own, because index.html names it.
  { name: 'app', tags: ['$initial' as const], test: (id: string) => !/\/main\.tsx$|\.html$/.test(id), priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20000, priority: 1 },
];
