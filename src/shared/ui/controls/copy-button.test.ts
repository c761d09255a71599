// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-button.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A page on plain http: no clipboard, only the deprecated command. */
function withoutClipboard(command: () => boolean) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  Object.assign(document, { execCommand: command });
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  return button;
}

// DEP-4, DEP-5
test.each([
  ['copies', (): boolean => true, true],
  ['refuses', (): boolean => false, false],
  [
    'throws',
    (): boolean => {
      throw new DOMException('Not now', 'SecurityError');
    },
    false,
  ],
] as const)(
  'without a clipboard, copying reports that the browser %s, and leaves the page unchanged',
  async (_what, command, copied) => {
    const button = withoutClipboard(command);
    expect(await copyText('1234567890')).toBe(copied);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
    button.remove();
  },
);
