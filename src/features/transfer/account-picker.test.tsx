import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AccountPicker, type AccountPickerProps, type PickerOption } from './account-picker.tsx';

const option = (value: string): PickerOption => ({ value, label: value, detail: '1.00', picture: null });
const options = ['WALLET', 'JOKER', 'PG', 'IMI'].map(option);

function Harness({ onPick, ...over }: Partial<AccountPickerProps> & { onPick?: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <AccountPicker
      label="From"
      prompt="Select account"
      promptDetail=""
      options={options}
      value={value}
      onChange={(to) => {
        setValue(to);
        onPick?.(to);
      }}
      {...over}
    />
  );
}

const picked = () => screen.getByRole('option', { selected: true }).getAttribute('aria-label');

it('starts on the prompt, with nothing picked', () => {
  render(<Harness />);
  expect(picked()).toBe('Select account');
  expect(screen.getAllByRole('option')).toHaveLength(5);
});

it('is moved by the arrow keys, Home and End, and stops at both ends', async () => {
  render(<Harness />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('listbox', { name: 'From' })).toBe(document.activeElement);
  await user.keyboard('{ArrowUp}');
  expect(picked()).toBe('Select account');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(picked()).toBe('JOKER 1.00');
  await user.keyboard('{End}{ArrowDown}');
  expect(picked()).toBe('IMI 1.00');
  await user.keyboard('{Home}');
  expect(picked()).toBe('Select account');
});

it('tells screen readers which option is the current one', async () => {
  render(<Harness />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const active = screen.getByRole('listbox').getAttribute('aria-activedescendant');
  expect(active).toBe(screen.getByRole('option', { name: 'WALLET 1.00' }).id);
});

it('is picked from by tapping', async () => {
  const onPick = vi.fn();
  render(<Harness onPick={onPick} />);
  await userEvent.click(screen.getByRole('option', { name: 'PG 1.00' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('PG');
});

it('does not move while it is disabled', async () => {
  const onPick = vi.fn();
  render(<Harness disabled onPick={onPick} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('option', { name: 'PG 1.00' }));
  expect(onPick).not.toHaveBeenCalled();
});

it('falls back to the prompt when the picked account is no longer listed', () => {
  render(<Harness value="GONE" />);
  expect(picked()).toBe('Select account');
});
