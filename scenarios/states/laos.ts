/** Pages of a site in Laos: the operator's texts are in Lao, and amounts in kip are longer than those in baht. */
import type { Act, ScreenState } from '../../mocks/index.ts';
import { from, show } from './acts.ts';
import { openChat } from './chat.ts';
import { conditions } from './home.ts';
import { openTransfer } from './money.ts';
import { openInvite, openRefund } from './rewards.ts';

const inLaos = (name: string, route: string, acts?: readonly Act[]): ScreenState => ({
  ...from('laos', route)(`${name}-laos`, 'laos', acts, 'banners:off'),
  languages: ['la'],
});

export const laosStates: readonly ScreenState[] = [
  inLaos('home', '/user/home'),
  inLaos('transfer', '/user/home', openTransfer),
  inLaos('refund', '/user/home', openRefund),
  inLaos('invite', '/user/home', openInvite),
  inLaos('bonus', '/user/bonus'),
  inLaos('statement', '/user/statement'),
  inLaos('profile', '/user/profile'),
  inLaos('contact', '/user/contact'),
  inLaos('conditions', '/user/home', conditions),
  inLaos('chat', '/user/home', [...openChat, show('[role=dialog] p[lang]')]),
];
