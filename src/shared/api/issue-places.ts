/** At most so many places are logged: more of them tell nothing new. */
const maxLogged = 20;

/** Where an answer or an event does not fit the contract, such as `rows.3.amount`, for the log. Never its values. */
export const placesOf = (issues: readonly { readonly path: readonly PropertyKey[] }[]): string[] =>
  issues.slice(0, maxLogged).map(({ path }) => path.map(String).join('.'));
