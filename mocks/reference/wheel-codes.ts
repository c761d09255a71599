/** Slices of the wheel, clockwise from the pointer; for their prizes see `domains/spin/wheel.ts`. */
export const wheelCodes = ['B20', 'COIN1', 'B50', 'NONE', 'B100', 'COUPON', 'COIN3', 'B500'] as const;
export type WheelCode = (typeof wheelCodes)[number];
