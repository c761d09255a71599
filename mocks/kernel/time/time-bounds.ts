import * as z from 'zod/mini';

/** The earliest and the latest world time that a call can ask for, epoch ms. ISO 8601 can write every moment between. */
const earliestWorldTime = Date.parse('2000-01-01T00:00:00+07:00');
export const latestWorldTime = Date.parse('2200-01-01T00:00:00Z');

/** The same two bounds as error messages write them. */
export const timeBounds = { from: '2000-01-01', to: '2200-01-01' } as const;

const error = `a world time from ${timeBounds.from} to ${timeBounds.to}, in epoch ms`;
/** A world time that a call asks for, epoch ms. */
export const worldTime = z.number({ error }).check(z.gte(earliestWorldTime), z.lte(latestWorldTime));
