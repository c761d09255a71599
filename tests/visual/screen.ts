import type { Locator, Page } from '@playwright/test';
import type { World } from '../support/address.ts';
import type { Texts } from '../support/texts.ts';

/** A state of a screen in the matrix. */
export interface Screen {
  name: string;
  route: string;
  scenario: string;
  person: World['person'];
  switches?: string;
  /** True when a call stays unanswered in this state. */
  busy?: boolean;
  /** Leads from the opened route to the state. */
  reach?: (page: Page, texts: Texts) => Promise<void>;
  /** What alone is pictured, where the rest of the page looks as in the picture of another state. */
  part?: (page: Page) => Locator;
}
