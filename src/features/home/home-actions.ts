/** Everything a player can start from home. The order is the order on the screen. */
export const homeActionIds = [
  'deposit',
  'withdraw',
  'transfer',
  'history',
  'spin',
  'refreshAll',
  'invite',
  'conditions',
  'refund',
] as const;
export type HomeActionId = (typeof homeActionIds)[number];

/**
 * Why an action can't be started now:
 * notOffered: the app composes no handler for it; spinOff: the wheel is switched off;
 * spinOn: the wheel stands where refresh-all would; busy: it is running.
 */
export type Unavailable = 'notOffered' | 'spinOff' | 'spinOn' | 'busy';

export interface HomeFacts {
  /** The actions somebody handles. */
  readonly offered: ReadonlySet<HomeActionId>;
  /** The wheel's flag; false while it is unknown, so that refresh-all holds the place until the answer is there. */
  readonly spinActive: boolean;
  readonly refreshing: boolean;
}

export interface HomeAction {
  readonly id: HomeActionId;
  /** gold: the main one; strong: stands out beside it; plain: the rest. */
  readonly weight: 'gold' | 'strong' | 'plain';
  readonly unavailable: Unavailable | null;
}

type Rule = (facts: HomeFacts) => Unavailable | null;
const always: Rule = () => null;
const wheel: Rule = ({ spinActive }) => (spinActive ? null : 'spinOff');
const refreshAll: Rule = (facts) => {
  if (facts.spinActive && facts.offered.has('spin')) return 'spinOn';
  return facts.refreshing ? 'busy' : null;
};

/** The capability table: one rule per action; a button shows what its rule says and decides nothing itself. */
const rules: Record<HomeActionId, Rule> = {
  deposit: always,
  withdraw: always,
  transfer: always,
  history: always,
  spin: wheel,
  refreshAll,
  invite: always,
  conditions: always,
  refund: always,
};

/** Deposit and withdraw stand out (look.md); while neither is offered, transfer is the screen's main action. */
function weightOf(id: HomeActionId, offered: ReadonlySet<HomeActionId>): HomeAction['weight'] {
  const main = (['deposit', 'withdraw', 'transfer'] as const).find((one) => offered.has(one));
  if (id === main) return 'gold';
  return id === 'withdraw' ? 'strong' : 'plain';
}

/** Every action with what it may do now, in screen order. */
export function homeActions(facts: HomeFacts): HomeAction[] {
  return homeActionIds.map((id) => ({
    id,
    weight: weightOf(id, facts.offered),
    unavailable: facts.offered.has(id) ? rules[id](facts) : 'notOffered',
  }));
}

/** The actions that get a button: what can be started, and what is running. No dead buttons. */
export const shownActions = (facts: HomeFacts): HomeAction[] =>
  homeActions(facts).filter(({ unavailable }) => unavailable === null || unavailable === 'busy');
