/** Home, the profile, and the sheets of the menu. */
import type { ScreenState } from '../../mocks/index.ts';
import { fill, from, press, pressBegun, seeDialog, showText, text } from './acts.ts';

const home = from('home', '/user/home');
const profile = from('profile', '/user/profile');

export const agreementStates: readonly ScreenState[] = [
  home('agreement', 'first-terms', [seeDialog(text('agreement.title'))]),
  profile('password-wrong', 'everyday', [
    pressBegun(text('password.title'), 'main button'),
    seeDialog(text('password.title')),
    ...['old', 'new', 'confirm'].map((name) => fill(`${name}-password`, 'secret99')),
    press('password.submit'),
    showText('errorMsg.WRONG_PASSWORD'),
  ]),
];

export const homeStates: readonly ScreenState[] = [
  home('home', 'everyday'),
  { ...home('home-notice', 'everyday', undefined, 'notice:on'), part: 'aside' },
  home('home-large', 'everyday', undefined, 'balance:987654321.09,gameBalances:large,openGames:all'),
];

export const profileStates: readonly ScreenState[] = [
  profile('profile', 'everyday'),
  from('info', '/user/home')('conditions', 'everyday', [
    press('shell.menu.conditions'),
    seeDialog(text('info.conditions.title')),
  ]),
];
