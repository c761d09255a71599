/** In the order of the screen (APP-31). */
export const homeActionIds = [
  'deposit',
  'withdraw',
  'spin',
  'refreshAll',
  'invite',
  'conditions',
  'refund',
  'transfer',
  'history',
] as const;
export type HomeActionId = (typeof homeActionIds)[number];

/**
 * notOffered: no handler (APP-33); spinOff: wheel switched off; spinOn: the wheel replaces refresh-all (WAL-12);
 * waiting: not known yet which of the two; busy: running.
 */
export type Unavailable = 'notOffered' | 'spinOff' | 'spinOn' | 'waiting' | 'busy';

export interface HomeFacts {
  readonly offered: ReadonlySet<HomeActionId>;
  /** Null while awaited: its place cannot be pressed (WAL-12). */
  readonly spinActive: boolean | null;
  readonly refreshing: boolean;
}

export interface HomeAction {
  readonly id: HomeActionId;
  /** gold: the main action; strong: the second one. */
  readonly weight: 'gold' | 'strong' | 'plain';
  readonly unavailable: Unavailable | null;
}

type Rule = (facts: HomeFacts) => Unavailable | null;
const always: Rule = () => null;
const wheel: Rule = ({ spinActive }) => (spinActive ? null : 'spinOff');
const refreshAll: Rule = (facts) => {
  if (facts.spinActive && facts.offered.has('spin')) return 'spinOn';
  if (facts.spinActive === null && facts.offered.has('spin')) return 'waiting';
  return facts.refreshing ? 'busy' : null;
};

const rules: Record<HomeActionId, Rule> = {
  deposit: always,
  withdraw: always,
  spin: wheel,
  refreshAll,
  invite: always,
  conditions: always,
  refund: always,
  transfer: always,
  history: always,
};

/** Without deposit and withdraw, transfer is the main action (DES-1). */
function weightOf(id: HomeActionId, offered: ReadonlySet<HomeActionId>): HomeAction['weight'] {
  const main = (['deposit', 'withdraw', 'transfer'] as const).find((one) => offered.has(one));
  if (id === main) return 'gold';
  return id === 'withdraw' ? 'strong' : 'plain';
}

export function homeActions(facts: HomeFacts): HomeAction[] {
  return homeActionIds.map((id) => ({
    id,
    weight: weightOf(id, facts.offered),
    unavailable: facts.offered.has(id) ? rules[id](facts) : 'notOffered',
  }));
}

const drawn: readonly (Unavailable | null)[] = [null, 'busy', 'waiting'];

/** Actions that can be started, are running, or may appear in a moment (APP-33). */
export const shownActions = (facts: HomeFacts): HomeAction[] =>
  homeActions(facts).filter(({ unavailable }) => drawn.includes(unavailable));
