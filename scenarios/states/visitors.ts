/** What a visitor sees: login, registration, guides, contact. */
import type { Act, ScreenState } from '../../mocks/index.ts';
import {
  fill,
  from,
  type Key,
  miss,
  newcomer,
  press,
  pressBegun,
  pressOn,
  seeDialog,
  send,
  show,
  showText,
  text,
  type,
} from './acts.ts';

const login = from('login', '/login', 'visitor');
const register = from('register', '/register', 'visitor');
const howto = from('info', '/howto', 'visitor');

const step = (heading: Key): Act => show('h2', text(heading));
const phone: readonly Act[] = [fill('phone', newcomer.phone), send];
const code: readonly Act[] = [...phone, step('register.heading.otp')];
const profile: readonly Act[] = [...phone, step('register.heading.profile')];
const bank: readonly Act[] = [
  ...profile,
  fill('name', newcomer.name),
  fill('password', newcomer.password),
  fill('confirm', newcomer.password),
  send,
  step('register.heading.bank'),
];

const openBanks: Act = pressOn('[role=combobox]');
const searchBanks = '[role=dialog] [role=combobox]';

export const loginStates: readonly ScreenState[] = [
  login('login', 'everyday'),
  login('login-refused', 'everyday', [press('auth.submit'), showText('auth.usernameRequired')]),
];

export const registerStates: readonly ScreenState[] = [
  register('register', 'newcomer'),
  register('register-code', 'newcomer', code),
  register('register-code-refused', 'newcomer', [
    ...code,
    fill('otp', '999999'),
    showText('errorMsg.OTP_CODE_INVALID'),
  ]),
  register('register-passwords', 'otp-off', [
    ...profile,
    fill('password', newcomer.password),
    fill('confirm', 'secret98'),
    showText('register.mismatch'),
  ]),
  register('register-unknown', 'otp-off', [
    ...bank,
    openBanks,
    type(searchBanks, newcomer.bank),
    { do: 'key', key: 'Enter' },
    miss('[role=dialog]'),
    fill('firstName', newcomer.firstName),
    fill('lastName', newcomer.lastName),
    fill('accountNo', newcomer.accountNo),
    { do: 'fault', operation: 'createAccount', effect: { after: 'cut' } },
    send,
    show('button', text('register.tryLogin')),
  ]),
  register('register-bank-list', 'otp-off', [...bank, openBanks, show(searchBanks)]),
  register('register-laos', 'laos', bank, 'registerOtp:off'),
];

export const guideStates: readonly ScreenState[] = [
  howto('howto', 'everyday'),
  howto('howto-guide', 'everyday', [
    pressBegun(text('howto.play.title'), '[aria-haspopup=dialog]'),
    seeDialog(text('howto.play.title')),
  ]),
];
