/**
 * The pictures of the states of the panel's gallery: one table for the pixel comparison, the accessibility check and the archive
 * for Chromatic. Each state has a picture in each language, one of them wide (docs/decisions/0020).
 */
import type { ScreenState } from '../../mocks/index.ts';
import { states } from '../../scenarios/states/index.ts';
import type { Language } from '../support/address.ts';

export interface Shot {
  screen: ScreenState;
  language: Language;
  width: 'phone' | 'wide';
  /** Such as `home-th-phone`. */
  name: string;
}

export const viewports = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };

const allLanguages: readonly Language[] = ['th', 'la', 'en'];

export const shotOf = (screen: ScreenState, language: Language, width: Shot['width']): Shot => ({
  screen,
  language,
  width,
  name: `${screen.name}-${language}-${width}`,
});

/** A number that depends on the name alone, so that a new state moves no picture of another. */
const numberOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** The pictures of a state: its name decides which language is wide. A state of one language has both widths. */
function shotsOf(screen: ScreenState): readonly Shot[] {
  const { name, languages = allLanguages } = screen;
  const wide = languages[numberOf(name) % languages.length];
  return languages.flatMap((language) => {
    const widths =
      languages.length === 1 ? (['phone', 'wide'] as const) : ([language === wide ? 'wide' : 'phone'] as const);
    return widths.map((width) => shotOf(screen, language, width));
  });
}

export const shots: readonly Shot[] = states.flatMap(shotsOf);
