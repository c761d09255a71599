/**
 * What is stored of an open world cannot be read here any more, as when a newer build in another tab has gone on with it.
 * It stays as it is: the page that has written it can read it.
 */
export class UnreadableHistory extends Error {
  constructor() {
    super('this build cannot read what another has stored');
    this.name = 'UnreadableHistory';
  }
}
