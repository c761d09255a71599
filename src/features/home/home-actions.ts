/** The actions of home in the order of the screen (APP-31). */
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
 * notOffered: the app gave no handler for it (APP-33); spinOff: the wheel is switched off;
 * spinOn: the wheel takes the place of refresh-all (WAL-12); waiting: which of the two it is, is not known yet; busy: it is
 * running.
 */
export type Unavailable = 'notOffered' | 'spinOff' | 'spinOn' | 'waiting' | 'busy';

export interface HomeFacts {
  /** The actions that have a handler. */
  readonly offered: ReadonlySet<HomeActionId>;
  /** The wheel's flag; null while it is awaited: until then its place can't be pressed (WAL-12). */
  readonly spinActive: boolean | null;
  readonly refreshing: boolean;
}

export interface HomeAction {
  readonly id: HomeActionId;
  /** Emphasis of the button. gold: the main action; strong: the second one; plain: the rest. */
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

/** Whether each action can be started. Buttons only show what these rules say. */
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

/** Deposit and withdraw are emphasised; while neither is offered, transfer is the screen's main action (DES-1). */
function weightOf(id: HomeActionId, offered: ReadonlySet<HomeActionId>): HomeAction['weight'] {
  const main = (['deposit', 'withdraw', 'transfer'] as const).find((one) => offered.has(one));
  if (id === main) return 'gold';
  return id === 'withdraw' ? 'strong' : 'plain';
}

/** Every action with its emphasis and the reason why it can't be started, in the order of the screen. */
export function homeActions(facts: HomeFacts): HomeAction[] {
  return homeActionIds.map((id) => ({
    id,
    weight: weightOf(id, facts.offered),
    unavailable: facts.offered.has(id) ? rules[id](facts) : 'notOffered',
  }));
}

const drawn: readonly (Unavailable | null)[] = [null, 'busy', 'waiting'];

/** The actions that get a place: those that can be started, are running, or may be there in a moment (APP-33). */
export const shownActions = (facts: HomeFacts): HomeAction[] =>
  homeActions(facts).filter(({ unavailable }) => drawn.includes(unavailable));
