import * as z from 'zod/mini';

/** World time that can be asked for, epoch ms: far more than a player lives through, and all of it can be written down. */
export const earliest = Date.parse('2000-01-01T00:00:00+07:00');
export const latest = Date.parse('2200-01-01T00:00:00Z');

/** The bounds in words. */
export const timeBounds = { from: '2000-01-01', to: '2200-01-01' } as const;

const error = `a world time from ${timeBounds.from} to ${timeBounds.to}, in epoch ms`;
export const worldTime = z.number({ error }).check(z.gte(earliest, { error }), z.lte(latest, { error }));
