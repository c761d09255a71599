import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a query that waits in vain ends, and says what it did not find', async () => {
  await expect(screen.findByText('Nothing says this', {}, { timeout: 20 })).rejects.toThrow(
    'Unable to find an element with the text: Nothing says this',
  );
});
