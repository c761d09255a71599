import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OlderMessages } from './log-dividers.tsx';

// CHT-112
test('keeps its button and the focus on it while older messages load', () => {
  const drawn = (older: 'more' | 'loading') => (
    <MantineProvider env="test">
      <OlderMessages older={older} oldest={undefined} onPress={() => undefined} />
    </MantineProvider>
  );
  const { rerender } = render(drawn('more'));
  const button = screen.getByRole('button');
  button.focus();
  rerender(drawn('loading'));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});
