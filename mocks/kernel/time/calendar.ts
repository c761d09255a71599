import { day, hour, minute } from './duration.ts';

/** UTC offset of Asia/Bangkok, ms; the same all year. */
export const bangkokOffset = 7 * hour;

/** Days since 1970 in Asia/Bangkok. @param at epoch ms */
export const bangkokDay = (at: number): number => Math.floor((at + bangkokOffset) / day);

/** Minute of the day in Asia/Bangkok, from 0 to 1439. @param at epoch ms */
export const bangkokMinute = (at: number): number => Math.floor((at + bangkokOffset) / minute) % 1440;

/** The date in Asia/Bangkok, `YYYY-MM-DD`. @param at epoch ms */
export const bangkokDate = (at: number): string => new Date(at + bangkokOffset).toISOString().slice(0, 10);

/** ISO weeks (Monday to Sunday) since 1970 in Asia/Bangkok; day 0 was a Thursday. @param at epoch ms */
export const bangkokWeek = (at: number): number => Math.floor((bangkokDay(at) + 3) / 7);

/** 00:00 in Bangkok of the day that `at` is in, epoch ms. */
export const startOfBangkokDay = (at: number): number => bangkokDay(at) * day - bangkokOffset;

/** Monday 00:00 in Bangkok of the week that `at` is in, epoch ms. */
export const startOfBangkokWeek = (at: number): number => (bangkokWeek(at) * 7 - 3) * day - bangkokOffset;
