import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../../tests/support/components/open-part.tsx';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { MediaContent } from './media-content.tsx';

const { chat } = texts;

// CHT-68
test.each([
  ['image', '/uploads/1.png', chat.image],
  ['video', '/uploads/1.mp4', chat.video],
])('reports that the %s failed to load, and retries on request', (fileType, filePath, words) => {
  show(<MediaContent payload={{ fileType, filePath, name: 'holiday' }} mine={false} />);
  const label = words.replace('{{name}}', 'holiday');
  const shown = () => screen.queryByLabelText(label) ?? screen.queryByAltText(label);
  const first = shown();
  fireEvent.error(first as HTMLElement);
  expect(shown()).toBeNull();
  screen.getByText(chat.mediaFailed);
  fireEvent.click(screen.getByRole('button', { name: chat.mediaRetry }));
  expect(screen.queryByText(chat.mediaFailed)).toBeNull();
  expect(shown()).not.toBeNull();
  expect(shown()).not.toBe(first);
});
