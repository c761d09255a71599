/** A modal that opens from home, by name; a game account by its code. */
export type HomeModal =
  | 'transfer'
  | 'deposit'
  | 'withdraw'
  | 'slips'
  | 'invite'
  | 'refund'
  | 'takeBack'
  | `game:${string}`;

export const gameModal = (code: string): HomeModal => `game:${code}`;

const names: readonly string[] = ['transfer', 'deposit', 'withdraw', 'slips', 'invite', 'refund', 'takeBack'];
export const isHomeModal = (name: string): name is HomeModal => names.includes(name) || name.startsWith('game:');

/** The game's code of a game modal; null for the others. */
export const chosenGame = (name: HomeModal): string | null => (name.startsWith('game:') ? name.slice(5) : null);
