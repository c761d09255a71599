/** The seeds of a run in the browser. Each worker reads this file: the fresh seed comes from the runner, for all of them. */
import { fixedSeed } from '../seeds.ts';

/** How often every screen is visited with each seed. */
export const rounds = Number(process.env['KRAPAO_HOSTILE_ROUNDS'] ?? 1);

export const seeds = [
  { kind: 'fixed', seed: fixedSeed },
  { kind: 'fresh', seed: Number(process.env['KRAPAO_HOSTILE_SEED']) },
] as const;
