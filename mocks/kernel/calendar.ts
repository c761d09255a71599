const day = 86_400_000;
/** Asia/Bangkok keeps UTC+7 all year. */
const bangkok = 7 * 3_600_000;

/** Days since 1970 by the calendar of Asia/Bangkok. @param at epoch ms */
export const bangkokDay = (at: number): number => Math.floor((at + bangkok) / day);

/** Minute of the day in Asia/Bangkok, from 0 to 1439. @param at epoch ms */
export const bangkokMinute = (at: number): number => Math.floor((at + bangkok) / 60_000) % 1440;

/** ISO weeks (Monday to Sunday) since 1970 in Asia/Bangkok; day 0 was a Thursday. @param at epoch ms */
export const bangkokWeek = (at: number): number => Math.floor((bangkokDay(at) + 3) / 7);

/** 00:00 in Bangkok of the day that `at` is in, epoch ms. */
export const startOfBangkokDay = (at: number): number => bangkokDay(at) * day - bangkok;

/** Monday 00:00 in Bangkok of the week that `at` is in, epoch ms. */
export const startOfBangkokWeek = (at: number): number => (bangkokWeek(at) * 7 - 3) * day - bangkok;
