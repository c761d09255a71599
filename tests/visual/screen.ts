import type { Page } from '@playwright/test';
import type { World } from '../support/address.ts';
import type { Texts } from '../support/texts.ts';

/** A state of a screen that is worth a picture. */
export interface Screen {
  name: string;
  route: string;
  scenario: string;
  person: World['person'];
  switches?: string;
  /** Something is on its way in this state, and never arrives. */
  busy?: boolean;
  /** Leads from the opened route to the state. */
  reach?: (page: Page, texts: Texts) => Promise<void>;
}
