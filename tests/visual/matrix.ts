/**
 * The states of the panel's gallery in each language and at both widths: one table for the pixel comparison, the accessibility
 * check and the archive for Chromatic.
 */
import type { ScreenState } from '../../mocks/index.ts';
import { states as screens } from '../../scenarios/states/index.ts';
import type { Language } from '../support/address.ts';

export { screens };

export interface Shot {
  screen: ScreenState;
  language: Language;
  width: 'phone' | 'wide';
  /** Such as `home-th-phone`. */
  name: string;
}

export const viewports = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };

const allLanguages: readonly Language[] = ['th', 'la', 'en'];

const wholeMatrix: Shot[] = screens.flatMap((screen) =>
  (screen.languages ?? allLanguages).flatMap((language) =>
    (['phone', 'wide'] as const).map((width) => ({
      screen,
      language,
      width,
      name: `${screen.name}-${language}-${width}`,
    })),
  ),
);

/** Every place of the app as it opens: the first state of each route. */
const firstStates = screens.filter(
  (screen) => !screen.acts && screen === screens.find(({ route, acts }) => route === screen.route && !acts),
);

/** In Thai on a phone each place of the app, and three screens also in the other languages and on a wide screen. */
const sample = wholeMatrix.filter(({ screen, language, width }) => {
  const thai = language === 'th';
  const phone = width === 'phone';
  return (
    (firstStates.includes(screen) && thai && phone) ||
    (['login', 'home', 'transfer'].includes(screen.name) && (thai || phone))
  );
});

/** The whole matrix with `KRAPAO_MATRIX=whole`, otherwise a sample of it. */
export const shots: readonly Shot[] = process.env['KRAPAO_MATRIX'] === 'whole' ? wholeMatrix : sample;

/**
 * What keeps a trace of the width at which it was opened: how far the page was scrolled on the way to a state, what is folded on
 * a phone, where the chat has its cursor. Each width is opened by itself.
 */
const perWidth = new Set([
  ...['statement', 'statement-entry', 'statement-last', 'slips', 'invite-received', 'register-unknown'],
  ...[
    'spin',
    'spin-prize',
    'spin-claim',
    'spin-claimed',
    'spin-laos',
    'spin-no-coins',
    'bonus-sheet',
    'bonus-sheet-waits',
    'bonus-taken',
  ],
  ...['game', 'game-closed', 'game-transfer-only', 'games-favourites', 'games-found'],
  ...['take-back', 'take-back-done', 'take-back-unknown', 'deposit-gift-refused', 'deposit-gift-unknown'],
  ...['deposit-instruction', 'deposit-qr-not-yet', 'deposit-qr-received', 'deposit-qr-shown'],
  ...['chat-failed', 'chat-laos', 'chat-messages', 'chat-more', 'chat-news', 'chat-picture', 'chat-welcome'],
  ...['home-old-balances', 'invite-laos', 'statement-laos', 'deposit-by-bank', 'deposit-by-bank-manual'],
]);

/**
 * The pictures that one page is opened for: those of a screen in a language, at both widths where the page can change it. In Lao
 * the wide one comes first, so that each screen is opened at both widths.
 */
export const views: readonly { readonly name: string; readonly shots: readonly [Shot, ...Shot[]] }[] = [
  ...Map.groupBy(shots, ({ name, screen, language }) =>
    perWidth.has(screen.name) ? name : `${screen.name}-${language}`,
  ),
].map(([name, [first, ...others]]) => {
  if (!first) throw new Error(`${name} has no picture`);
  const [last] = others;
  return { name, shots: first.language === 'la' && last ? [last, first] : [first, ...others] };
});
