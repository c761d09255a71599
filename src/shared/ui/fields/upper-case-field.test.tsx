import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
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
describe('UpperCaseField', () => {
  // ACC-43, DEP-10, PRO-4, PRO-28
  test.each([
    ['in the middle of a word', 'somai', 3, 3, 'ch', 'SOMCHAI', 5],
    ['if a letter replaces itself', 'somchai', 1, 2, 'o', 'SOMCHAI', 2],
    ['behind a letter without a capital', 'weer', 3, 3, 'ß', 'WEEßR', 4],
  ])('keeps the caret %s', async (_where, text, from, to, keys, value, caret) => {
    const field = await fieldWith(text);
    field.setSelectionRange(from, to);
    await userEvent.keyboard(keys);
    expect([field.value, field.selectionStart]).toEqual([value, caret]);
  });

  // SAFE-85
  test('drops invisible characters of a pasted value', async () => {
    const field = await fieldWith('s');
    await userEvent.paste('om\u3164\u200b\u00ad\ufe0e');
    expect([field.value, field.selectionStart]).toEqual(['SOM', 3]);
  });

  // ACC-43, DEP-10, PRO-4
  test('waits for the end of a composition', async () => {
    const field = await fieldWith('a');
    field.value = 'som';
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(field.value).toBe('som');
    fireEvent.compositionEnd(field);
    expect(field.value).toBe('SOM');
  });
});
