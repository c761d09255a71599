/** Part of the matrix: loading, failing and busy states, and the sandbox's own pages. */
import { expect, type Page } from '@playwright/test';
import type { FaultEffect } from '../../mocks/index.ts';
import { demoPlayer } from '../support/steps/wallet.ts';
import type { Screen } from './screen.ts';

type Operation = 'listStatements' | 'login';

const fault = (page: Page, operation: Operation, effect: FaultEffect) =>
  page.evaluate(([id, what]) => window.sandbox?.fault(id, { ...what, times: 'always' }), [operation, effect] as const);

/** Longer than any test: the answer does not arrive. */
const never = { delay: 600_000 };

/** Opens a page from the menu, so that faults can be set before its calls. */
const visit = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click();

const loading: readonly Screen[] = [
  {
    name: 'statement-loading',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    busy: true,
    reach: async (page, texts) => {
      await fault(page, 'listStatements', never);
      await visit(page, texts.shell.menu.history);
      await expect(page.getByRole('heading', { level: 1, name: texts.common.titles.statement })).toBeVisible();
    },
  },
  {
    name: 'login-busy',
    route: '/login',
    scenario: 'everyday',
    person: 'visitor',
    busy: true,
    reach: async (page, texts) => {
      await fault(page, 'login', never);
      await page.getByLabel(texts.auth.username).fill(demoPlayer.username);
      await page.getByLabel(texts.auth.password, { exact: true }).fill(demoPlayer.password);
      await page.getByRole('button', { name: texts.auth.submit, exact: true }).click();
      await expect(page.locator('button[data-loading]')).toBeVisible();
    },
  },
];

const failing: readonly Screen[] = [
  {
    name: 'statement-failed',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      await fault(page, 'listStatements', { status: 500 });
      await visit(page, texts.shell.menu.history);
      await expect(page.getByRole('button', { name: texts.common.retry })).toBeVisible();
    },
  },
  {
    name: 'login-wrong',
    route: '/login',
    scenario: 'everyday',
    person: 'visitor',
    reach: async (page, texts) => {
      await page.getByLabel(texts.auth.username).fill(demoPlayer.username);
      await page.getByLabel(texts.auth.password, { exact: true }).fill('wrong');
      await page.getByRole('button', { name: texts.auth.submit, exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    },
  },
  { name: 'home-failed', route: '/user/home', scenario: 'server-down', person: 'player' },
];

const sandbox: readonly Screen[] = [
  { name: 'sandbox-problem', route: '/', scenario: 'no-such-world', person: 'visitor' },
  { name: 'sandbox-stories', route: '/?present=1', scenario: 'everyday', person: 'visitor' },
  {
    name: 'sandbox-story',
    route: '/?present=lucky-spin',
    scenario: 'lucky',
    person: 'player',
    reach: async (page) => {
      await expect(page.locator('aside[data-mood="ready"]')).toBeVisible();
    },
  },
];

export const stateScreens: readonly Screen[] = [...loading, ...failing, ...sandbox];
