/** Games, bonuses, promotions, invites, refunds and the wheel: part of the matrix. */
import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';

export const rewardScreens: readonly Screen[] = [
  { name: 'bonus', route: '/user/bonus', scenario: 'everyday', person: 'player' },
  { name: 'bonus-limits', route: '/user/bonus', scenario: 'bonus-limits', person: 'player' },
  { name: 'bonus-active', route: '/user/bonus', scenario: 'bonus-active', person: 'player' },
  {
    name: 'bonus-sheet',
    route: '/user/bonus',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: /โบนัสขาประจำ/ }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: texts.bonus.take })).toBeVisible();
    },
  },
  {
    name: 'promotion',
    route: '/user/bonus',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      await page.getByLabel(texts.promotion.code).fill('KRAPAO50');
      await page.getByRole('button', { name: texts.promotion.search, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: texts.promotion.receive })).toBeVisible();
    },
  },
  { name: 'spin', route: '/user/spin', scenario: 'lucky', person: 'player' },
  { name: 'spin-no-coins', route: '/user/spin', scenario: 'no-coins', person: 'player' },
  { name: 'spin-off', route: '/user/spin', scenario: 'spin-off', person: 'player' },
  {
    name: 'game',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: /^Joker (?!2)/ }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: texts.games.password })).toBeVisible();
    },
  },
  {
    name: 'game-closed',
    route: '/user/home',
    scenario: 'all-games-closed',
    person: 'player',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: /^Joker (?!2)/ }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: texts.games.activate })).toBeVisible();
    },
  },
  {
    name: 'invite-banners',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.home.actions.invite, exact: true }).click();
      await expect(page.getByRole('dialog').getByText('1 / 3')).toBeVisible();
    },
  },
  {
    name: 'invite',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    switches: 'banners:off',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.home.actions.invite, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'refund',
    route: '/user/home',
    scenario: 'refund-ready',
    person: 'player',
    switches: 'banners:off',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.home.actions.refund, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: texts.refund.receive })).toBeVisible();
    },
  },
  {
    name: 'refund-blocked',
    route: '/user/home',
    scenario: 'bonus-active',
    person: 'player',
    switches: 'banners:off',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.home.actions.refund, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: texts.refund.receive })).toBeDisabled();
    },
  },
];
