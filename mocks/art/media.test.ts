import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conditionsFile, howToFilm, howToPicture, promotionPicture } from '../domains/chat/content.ts';

test.each([promotionPicture, howToPicture, howToFilm, conditionsFile])(
  '%s, which support sends, exists and is small',
  (path) => {
    const file = path.replace('sandbox-art', 'mocks/art');
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(60_000);
  },
);
