import { expect, test } from 'vitest';
import { contrast, readableOn } from './slice-colours.ts';

// SPN-8
test('measures contrast as WCAG does, whichever colour comes first', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
  expect(contrast([10, 10, 10], [10, 10, 10])).toBe(1);
});

const served = { colour: 'served', rgb: [255, 255, 255] as const };
const white = { colour: 'white', rgb: [255, 255, 255] as const };
const black = { colour: 'black', rgb: [0, 0, 0] as const };

// SPN-8
test('keeps the server’s colour from a contrast of 4.5:1 on', () => {
  expect(readableOn([118, 118, 118], [served, black])?.colour).toBe('served');
  expect(readableOn([120, 120, 120], [served, black])?.colour).toBe('black');
});

// SPN-8
test('finds black or white for every background', () => {
  const steps = Array.from({ length: 32 }, (_, step) => Math.round((step * 255) / 31));
  const unread = steps.flatMap((red) =>
    steps.flatMap((green) =>
      steps.flatMap((blue) => {
        const ground = [red, green, blue] as const;
        const found = readableOn(ground, [{ colour: 'same', rgb: ground }, white, black]);
        return found && contrast(ground, found.rgb) >= 4.5 ? [] : [ground.join(' ')];
      }),
    ),
  );
  expect(unread).toEqual([]);
});
