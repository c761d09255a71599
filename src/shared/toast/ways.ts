/** Places that a message can lead to: the text of its button, the page, and the sheet that opens over it. */
export const places = {
  history: { label: 'common.openStatement', to: '/user/statement' },
  bonus: { label: 'ways.bonus', to: '/user/bonus' },
  support: { label: 'profile.support', to: '/user/contact' },
  games: { label: 'qr.play', to: '/user/home' },
  deposit: { label: 'home.actions.deposit', to: '/user/home', open: 'deposit' },
  invite: { label: 'home.actions.invite', to: '/user/home', open: 'invite' },
} as const satisfies Readonly<Record<string, { label: string; to: string; open?: string }>>;

export type Way = keyof typeof places;

/** Router state of a link: the sheet to open, or the history entry. */
export const stateOf = (way: Way, entry?: string) => {
  const place = places[way];
  if (entry) return { entry };
  return 'open' in place ? { open: place.open } : null;
};
