import type { ScreenState } from '../../mocks/index.ts';
import { from } from './acts.ts';
import { chatStates } from './chat.ts';
import { agreementStates, homeStates, profileStates } from './home.ts';
import { laosStates } from './laos.ts';
import { moneyStates } from './money.ts';
import { rewardStates } from './rewards.ts';
import { troubleStates } from './troubles.ts';
import { guideStates, loginStates, registerStates } from './visitors.ts';

/** One table for the panel's gallery, the pictures and the accessibility check. */
export const states: readonly ScreenState[] = [
  ...loginStates,
  ...registerStates,
  ...guideStates,
  ...agreementStates,
  from('info', '/contact', 'visitor')('contact', 'everyday'),
  ...homeStates,
  ...moneyStates,
  ...profileStates,
  ...rewardStates,
  ...troubleStates,
  ...chatStates,
  ...laosStates,
  from('login', '/login', 'visitor')('terminated', 'terminated'),
  from('info', '/nowhere', 'visitor')('not-found', 'everyday'),
];
