/** What happens around the player: the browser, time, the people behind the site, and the line. */

import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { strokes, struck } from '../../../mocks/devtools/walks/strokes.ts';
import type { Sandbox } from '../../../mocks/index.ts';
import type { Language } from '../../support/address.ts';
import { demoPlayer } from '../../support/steps/wallet.ts';
import type { Hands } from '../hands.ts';
import { isFree, type Player, type Step, sees } from '../step.ts';
import { viewOf } from '../view.ts';

const always = () => true;

const names: Record<Language, string> = { th: 'ไทย', la: 'ລາວ', en: 'English' };

/** Chooses a language in the menu of the top bar, or among the buttons of a visitor's page. */
export const languageStep = (language: Language): Step => ({
  words: `choose the language ${language}`,
  may: (player) =>
    isFree(player) &&
    player.language !== language &&
    (sees(player, { role: 'button', name: languageMenu }) || sees(player, { role: 'button', name: names[language] })),
  async take(hands, player) {
    const isListed = sees(player, { role: 'button', name: names[language] });
    if (!isListed) await hands.tap({ role: 'button', name: languageMenu });
    await hands.choose(isListed ? 'button' : 'menuitem', names[language]);
  },
  keepsTyping: true,
});
const languageMenu = /: (?:ไทย|ລາວ|English)$/;

const back = (how: 'goBack' | 'goForward', words: string): Step => ({
  words,
  may: always,
  take: (hands) => hands.browse(how),
});

const isSending = ({ view }: Player) => view.calls.some(({ underWay }) => underWay);

/** Presses Escape until the dialog is gone; some show another layer of the same name first. */
const escape: Step = {
  words: 'press Escape until the dialog is closed',
  may: (player) => !isFree(player) && !isSending(player),
  async take(hands, player) {
    for (let times = 0; times < 3; times += 1) {
      await hands.press('Escape');
      await hands.settle();
      if ((await viewOf(hands.page)).dialogs.length < player.view.dialogs.length) return;
    }
  },
  closes: true,
};

/** How many controls the Tab key has to reach at least where there are that many. */
const fewStops = 4;

/** Presses Tab some times: the focus goes on, and is not kept in one place. */
const tab: Step = {
  words: 'press Tab eight times',
  may: always,
  async take(hands) {
    for (let times = 0; times < 8; times += 1) {
      await hands.press('Tab');
      await hands.page.evaluate(() => document.activeElement?.setAttribute('data-explore-stop', ''));
    }
  },
  async check(hands) {
    return hands.page.evaluate((few) => {
      const layer =
        [...document.querySelectorAll('[role="dialog"]')].findLast((one) => one.checkVisibility()) ?? document;
      const reached = document.querySelectorAll('[data-explore-stop]').length;
      for (const stop of document.querySelectorAll('[data-explore-stop]')) stop.removeAttribute('data-explore-stop');
      const stops = [
        ...layer.querySelectorAll<HTMLElement>('a[href], button:enabled, textarea:enabled, input:enabled, [tabindex]'),
      ].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }));
      const radios = stops.filter((one) => (one as HTMLInputElement).type === 'radio').length;
      const wanted = Math.min(few, stops.length - radios);
      const detail = `the Tab key reaches ${reached} controls only, where there are ${stops.length}`;
      return reached >= wanted ? [] : [{ rule: 'The Tab key leads through a page.', detail }];
    }, fewStops);
  },
  keepsTyping: true,
};

export const browserSteps: readonly Step[] = [
  back('goBack', 'go back'),
  back('goForward', 'go forward'),
  { words: 'reload', may: always, take: (hands) => hands.browse('reload'), reloads: true },
  { words: 'leave the browser tab and come back', may: always, take: (hands) => hands.comeBack(), keepsTyping: true },
];
export const dialogSteps: readonly Step[] = [escape];
export const keyboardSteps: readonly Step[] = [tab];

/** The clock goes on. */
export const timeSteps: readonly Step[] = [
  ...['10s', '1m', '15m', '1h', '1d'].map(
    (duration): Step => ({
      words: `jump ${duration}`,
      may: always,
      take: (hands) => hands.jump(duration),
    }),
  ),
  { words: 'jump to the next event', may: always, take: (hands) => hands.toNextEvent() },
];

/** The time of a QR on the screen runs out. */
export const qrEndStep: Step = {
  words: 'jump past the end of the QR',
  may: ({ view }) => view.timers.length > 0,
  take: (hands) => hands.jump('16m'),
};

type OperatorAction = Parameters<Sandbox['operate']>[0];
const phone = demoPlayer.username;
const operator = (action: OperatorAction, data: object, words: string): Step => ({
  words,
  may: always,
  take: (hands) => hands.operate(action, data),
  keepsTyping: true,
});

/** Staff, banks and providers. */
export const operatorSteps: readonly Step[] = [
  operator('payQr', {}, 'the newest QR is paid'),
  operator('payWithdrawal', {}, 'the bank pays a withdrawal'),
  operator('returnWithdrawal', {}, 'the bank returns a withdrawal'),
  operator('adjustBalance', { baht: 250.5 }, 'the staff gives 250.50'),
  operator('adjustBalance', { baht: -100 }, 'the staff takes 100'),
  operator('giveCoins', { phone, coins: 3 }, 'the staff gives 3 coins'),
  operator('giveCoupon', { phone, prize: 'CREDIT30' }, 'the staff gives a coupon'),
  operator('expireCoupons', { phone }, 'all coupons expire'),
  operator('giveInvite', { phone, amount: 45.5 }, 'a friend earns an invite bonus of 45.50'),
  operator('giveRefund', { phone, amount: 20.25 }, 'a refund of 20.25 waits'),
  operator('meetBonusCondition', { phone }, 'the condition of the bonus is met'),
  operator('chatSay', { room: 'KP-38524639', text: 'We are here.' }, 'support writes in the chat'),
];

const struckHow: Readonly<Record<string, Parameters<Sandbox['fault']>[1]>> = {
  'is answered with 500': strokes.status,
  'is cut off before it arrives': strokes.cut,
  'is carried out, and its answer is lost': strokes.commitCut,
  'takes two seconds': strokes.delay,
  'is refused': 'INTERNAL_SERVER_ERROR' satisfies ErrorCode,
};
export const faultSteps: readonly Step[] = struck.flatMap((operation) =>
  Object.entries(struckHow).map(
    ([what, effect]): Step => ({
      words: `the next ${operation} ${what}`,
      may: always,
      take: (hands: Hands) => hands.fault(operation, effect),
    }),
  ),
);

const turn = (name: Parameters<Sandbox['set']>[0], value: unknown, words: string): Step => ({
  words,
  may: always,
  take: (hands) => hands.set(name, value),
});
export const lineSteps: readonly Step[] = [
  turn('latency', 'slow', 'the line becomes slow'),
  turn('latency', 'none', 'the line becomes quick'),
  turn('offline', true, 'the line is gone'),
  turn('offline', false, 'the line is back'),
];
export const siteSteps: readonly Step[] = [
  turn('transferFails', true, 'transfers begin to fail at the provider'),
  turn('transferFails', false, 'transfers work'),
  turn('banners', false, 'the site takes its banners away'),
  turn('banners', true, 'the site shows banners'),
  turn('operatorOnline', false, 'the support goes home'),
  turn('chatDown', true, 'the chat is down'),
  turn('chatDown', false, 'the chat is up'),
];
