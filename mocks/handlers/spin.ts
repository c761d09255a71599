import type { Handlers } from './handler.ts';

export const spinHandlers = {
  getSpinActive: (world) => ({ isActive: world.switches.spinActive }),
} satisfies Partial<Handlers>;
