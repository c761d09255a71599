import type { Language } from '../support/address.ts';
import { type Shot, shots } from './matrix.ts';

/** Data of a screenshot for the contact sheet; passed from the test to the reporter as an annotation. */
export interface ShotNote {
  name: string;
  screen: string;
  scenario: string;
  language: Language;
  width: Shot['width'];
  route: string;
  switches: string;
  /** Its place in the matrix. */
  order: number;
  /** File of the picture it is compared with. */
  baseline: string;
}

interface Annotation {
  type: string;
  description?: string;
}

const type = 'shot';

export function noteOf(shot: Shot, baseline: string): Annotation {
  const { name, language, width, screen } = shot;
  const note: ShotNote = {
    name,
    screen: screen.name,
    scenario: screen.scenario,
    language,
    width,
    route: screen.route,
    switches: screen.switches ?? '',
    order: shots.indexOf(shot),
    baseline,
  };
  return { type, description: JSON.stringify(note) };
}

/** The screenshot that a test takes; undefined when it takes none. */
export function shotNote(annotations: readonly Annotation[]): ShotNote | undefined {
  const description = annotations.find((annotation) => annotation.type === type)?.description;
  return description === undefined ? undefined : (JSON.parse(description) as ShotNote);
}
