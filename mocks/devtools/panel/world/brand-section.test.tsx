import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../tests/support/components/open-panel.tsx';
import { problemText } from '../../page-kit/texts.ts';
import { brandWords, LogoField } from './brand-section.tsx';

const w = brandWords.en;
const onChange = vi.fn<(logo: string | null) => void>();
/** What the browser is still decoding, in order. */
let decoding: PromiseWithResolvers<void>[];

beforeEach(() => {
  onChange.mockClear();
  decoding = [];
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {};
      set src(_url: string) {
        queueMicrotask(() => this.onload());
      }
      decode() {
        const one = Promise.withResolvers<void>();
        decoding.push(one);
        return one.promise;
      }
    },
  );
  renderPart(<LogoField logo="data:image/png;base64,AAAA" onChange={onChange} />);
});
afterEach(() => vi.unstubAllGlobals());

/** The first bytes of a PNG. */
const start = '\x89PNG\r\n\x1A\n';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

async function choose(name: string): Promise<void> {
  const field = screen.getByRole('group', { name: w.logo }).querySelector('input') as HTMLInputElement;
  const before = decoding.length;
  await userEvent
    .setup({ applyAccept: false })
    .upload(field, new File([bytesOf(start + name)], `${name}.txt`, { type: '' }));
  await vi.waitFor(() => expect(decoding).toHaveLength(before + 1));
}

const urlOf = (name: string) => `data:image/png;base64,${btoa(start + name)}`;

// APP-384
test('refuses a file that only says it is a picture, and keeps the logo', async () => {
  const field = screen.getByRole('group', { name: w.logo }).querySelector('input') as HTMLInputElement;
  await userEvent.upload(field, new File(['hello'], 'logo.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toBe(problemText({ kind: 'logoKind' }, 'en'));
  expect(onChange).not.toHaveBeenCalled();
});

// APP-384
test('takes the last of two files, whichever is read first', async () => {
  await choose('first');
  await choose('second');
  await act(async () => decoding[1]?.resolve());
  await act(async () => decoding[0]?.resolve());
  expect(onChange.mock.calls).toEqual([[urlOf('second')]]);
});

// APP-384
test('reports no file that another one has replaced', async () => {
  await choose('broken');
  await choose('good');
  await act(async () => decoding[1]?.resolve());
  await act(async () => decoding[0]?.reject(new Error('no picture')));
  expect(screen.queryByRole('alert')).toBeNull();
});

// APP-384
test('leaves the logo out that was removed while a file was read', async () => {
  await choose('late');
  await userEvent.click(screen.getByRole('button', { name: w.removeLogo }));
  await act(async () => decoding[0]?.resolve());
  expect(onChange.mock.calls).toEqual([[null]]);
});
