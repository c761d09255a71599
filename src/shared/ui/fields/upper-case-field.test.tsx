import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../../tests/support/components/open-part.tsx';
import { UpperCaseField } from './upper-case-field.tsx';

function Form() {
  const [text, setText] = useState('');
  return <UpperCaseField label="Name" value={text} onChange={setText} />;
}

async function fieldWith(text: string): Promise<HTMLInputElement> {
  show(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  await userEvent.type(field, text);
  return field;
}

// DEP-9, DEP-10, PRO-4, REG-36
describe('a field of capitals', () => {
  // ACC-43, DEP-10, PRO-4
  it('leaves the caret where the player types in the middle of a word', async () => {
    const field = await fieldWith('somai');
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('ch');
    expect(field.value).toBe('SOMCHAI');
    expect(field.selectionStart).toBe(5);
  });

  // DEP-10, PRO-4
  it('leaves the caret there too when a letter takes its own place', async () => {
    const field = await fieldWith('somchai');
    field.setSelectionRange(1, 2);
    await userEvent.keyboard('o');
    expect(field.value).toBe('SOMCHAI');
    expect(field.selectionStart).toBe(2);
  });

  // ACC-43, PRO-28
  it('leaves a letter that has no capital of its own, and the caret behind it', async () => {
    const field = await fieldWith('weer');
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('ß');
    expect(field.value).toBe('WEEßR');
    expect(field.selectionStart).toBe(4);
  });

  // ACC-43, DEP-10, PRO-4
  it('waits until an input method has finished', async () => {
    const field = await fieldWith('a');
    field.value = 'som';
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(field.value).toBe('som');
    fireEvent.compositionEnd(field);
    expect(field.value).toBe('SOM');
  });
});
