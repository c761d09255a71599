import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { show } from '../../../../tests/support/components/open-part.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { LanguageMenu } from '../controls/language-menu.tsx';
import { LanguageSwitch } from '../controls/language-switch.tsx';
import { Pages } from '../controls/pagination.tsx';
import { AmountInput } from './amount-input.tsx';
import { PasswordField } from './password-field.tsx';

const languages = [
  { code: 'th', name: 'ไทย' },
  { code: 'la', name: 'ລາວ' },
  { code: 'en', name: 'English' },
] as const;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('AmountInput', () => {
  function Form() {
    const [text, setText] = useState('');
    return <AmountInput label="Amount" value={text} onChange={setText} currency="baht" error="Too little" />;
  }

  // MNY-6, MNY-12
  test('keeps the text as typed', async () => {
    show(<Form />);
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.type(field, '1.000,50 บาท');
    expect(field.value).toBe('1.000,50 บาท');
    expect(field.inputMode).toBe('decimal');
  });

  // MNY-7
  test('converts digits of other scripts to ASCII, and keeps the caret', async () => {
    show(<Form />);
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.type(field, '๑,໐๐０.50');
    expect(field.value).toBe('1,000.50');
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('๒');
    expect(field.value).toBe('12,000.50');
    expect(field.selectionStart).toBe(2);
    await userEvent.clear(field);
    await userEvent.paste('๑๒๓');
    expect(field.value).toBe('123');
  });

  // DES-44, MNY-12
  test('associates its error with the field', () => {
    show(<Form />);
    const field = screen.getByLabelText('Amount');
    const described = field.getAttribute('aria-describedby') ?? '';
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(described)?.textContent).toBe('Too little');
  });
});

describe('PasswordField', () => {
  // ACC-1, DES-56
  test('shows and hides the password by a toggle button', async () => {
    show(<PasswordField label="Password" showLabel="Show" autoComplete="current-password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show', pressed: false }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Show', pressed: true }));
    expect(field.type).toBe('password');
  });
});

describe('Pages', () => {
  const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

  test('marks the current page and opens the pressed one', async () => {
    const onChange = vi.fn();
    show(<Pages page={10} count={20} onChange={onChange} labels={labels} />);
    const nav = screen.getByRole('navigation', { name: 'Pages' });
    const current = within(nav).getByRole('button', { name: 'Page 10' });
    expect(current.getAttribute('aria-current')).toBe('page');
    await userEvent.click(within(nav).getByRole('button', { name: 'Page 11' }));
    await userEvent.click(within(nav).getByRole('button', { name: 'Previous' }));
    await userEvent.click(current);
    expect(onChange.mock.calls).toEqual([[11], [9]]);
  });

  // WAL-47
  test('disables its arrows on the first and the last page', () => {
    const { again } = show(<Pages page={1} count={3} onChange={() => {}} labels={labels} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    again(<Pages page={3} count={3} onChange={() => {}} labels={labels} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  });

  // DES-24, WAL-48
  test('renders nothing for a single page', () => {
    show(<Pages page={1} count={1} onChange={() => {}} labels={labels} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('CopyButton', () => {
  function Account({ onResult }: { onResult: (copied: boolean) => void }) {
    const source = useRef<HTMLElement>(null);
    return (
      <>
        <span ref={source}>123-456-7890</span>
        <CopyButton value="1234567890" label="Copy" copiedLabel="Copied" source={source} onResult={onResult} />
      </>
    );
  }

  // DEP-4, DES-23
  test('copies the value, and shows so for two seconds', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const onResult = vi.fn();
    show(<Account onResult={onResult} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(writeText).toHaveBeenCalledWith('1234567890');
    expect(onResult).toHaveBeenCalledWith(true);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  // DEP-5, DES-23, INV-12
  test('selects the text for a manual copy when the browser refuses', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    const onResult = vi.fn();
    show(<Account onResult={onResult} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await act(() => Promise.resolve());
    expect(onResult).toHaveBeenCalledWith(false);
    expect(window.getSelection()?.toString()).toBe('123-456-7890');
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });
});

describe('LanguageMenu', () => {
  // APP-29
  test('lists all languages, the current one disabled', async () => {
    const onChange = vi.fn();
    show(<LanguageMenu options={languages} current="la" onChange={onChange} label="Language" />);
    await userEvent.click(screen.getByRole('button', { name: 'Language: ລາວ' }));
    const items = await screen.findAllByRole<HTMLButtonElement>('menuitem');
    expect(items.map((item) => [item.textContent, item.lang, item.disabled])).toEqual([
      ['ไทย', 'th', false],
      ['ລາວ', 'lo', true],
      ['English', 'en', false],
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'English' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('en');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  // APP-29, DES-41
  test('moves by arrow keys, skips the current language and returns the focus on Escape', async () => {
    show(<LanguageMenu options={languages} current="la" onChange={() => {}} label="Language" />);
    const button = screen.getByRole('button', { name: 'Language: ລາວ' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('ไทย');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('English');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('ไทย');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('closes on a tap outside', async () => {
    show(
      <>
        <LanguageMenu options={languages} current="la" onChange={() => {}} label="Language" />
        <p>elsewhere</p>
      </>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('LanguageSwitch', () => {
  test('shows and changes the language', async () => {
    const onChange = vi.fn();
    show(<LanguageSwitch options={languages} current="th" onChange={onChange} label="Language" />);
    const group = screen.getByRole('group', { name: 'Language' });
    expect(within(group).getByRole('button', { pressed: true }).textContent).toBe('ไทย');
    await userEvent.click(within(group).getByRole('button', { name: 'ລາວ' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('la');
  });
});
