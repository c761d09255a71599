import type { Act, AppText, ScreenState, Target, Words } from '../../mocks/index.ts';

export type Key = keyof typeof import('../../contract/generated/app-texts.en.json');

export const text = (key: Key, values?: Readonly<Record<string, string>>): AppText =>
  values ? { key, values } : { key };

export const alarm = '[role=alert]:not(:empty)';

/** A button with exactly this text. */
export const button = (key: Key): Target => ({ css: 'button', says: text(key), whole: true });

export const pressOn = (css: string, says?: Words): Act => ({
  do: 'press',
  on: says === undefined ? { css } : { css, says },
});
export const press = (key: Key): Act => ({ do: 'press', on: button(key) });
/** Presses a button whose name begins with these words. */
export const pressBegun = (says: Words, css = 'button'): Act => pressOn(css, says);
export const send: Act = pressOn('[type=submit]');

export const type = (css: string, words: string): Act => ({ do: 'type', on: { css }, text: words });
export const fill = (name: string, words: string): Act => type(`[name="${name}"]`, words);

/** Waits until the target is usable and nothing is loading. */
export const see = (css: string, says?: Words): Act => ({
  do: 'see',
  what: says === undefined ? { css } : { css, says },
});
/** Waits until the target is visible. */
export const show = (css: string, says?: Words): Act => ({
  do: 'show',
  what: says === undefined ? { css } : { css, says },
});
/** Waits for an element that begins with this text. */
export const showText = (key: Key): Act => show('*', text(key));
/** Waits until a dialog with this title is open and loaded. */
export const seeDialog = (title: Words): Act => see(':is([role=dialog], [role=alertdialog]) h2', title);
export const miss = (css: string): Act => ({ do: 'miss', what: { css } });

/** Makes states of one group, route and person. */
export const from =
  (group: ScreenState['group'], route: string, person: ScreenState['person'] = 'player') =>
  (name: string, scenario: string, acts?: readonly Act[], switches?: string): ScreenState => ({
    ...{ name, group, route, scenario, person },
    ...(acts && { acts }),
    ...(switches && { switches }),
  });

/** The chat room of the demo player. */
export const playerRoom = 'KP-38524639';

/** A player whom no scenario has registered. */
export const newcomer = {
  phone: '0891112222',
  name: 'สมหญิง ใจงาม',
  password: 'secret99',
  bank: 'SCB',
  firstName: 'สมหญิง',
  lastName: 'ใจงาม',
  accountNo: '1234567890',
};
