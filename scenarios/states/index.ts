import type { Act, ScreenState } from '../../mocks/index.ts';
import { from, show } from './acts.ts';
import { chatStates, openChat } from './chat.ts';
import { agreementStates, homeStates, profileStates } from './home.ts';
import { moneyStates } from './money.ts';
import { openRefund, rewardStates } from './rewards.ts';
import { troubleStates } from './troubles.ts';
import { guideStates, loginStates, registerStates } from './visitors.ts';

/** Pages of a site in Laos: the operator's texts are in Lao, and amounts in kip are longer than those in baht. */
const inLaos = (name: string, route: string, acts?: readonly Act[]): ScreenState => ({
  ...from('laos', route)(`${name}-laos`, 'laos', acts, 'banners:off'),
  languages: ['la'],
});

const laosStates: readonly ScreenState[] = [
  inLaos('home', '/user/home'),
  inLaos('refund', '/user/home', openRefund),
  inLaos('statement', '/user/statement'),
  inLaos('chat', '/user/home', [...openChat, show('[role=dialog] p[lang]')]),
];

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
