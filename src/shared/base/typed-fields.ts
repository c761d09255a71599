/** Sets a field like a keyboard: React ignores a value that its own setter has seen. */
export function type(field: HTMLInputElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A form reads its fields when it is sent: a password manager may set them without an event (ACC-66). React keeps the
 * attribute equal to the value that it knows, and empties the other fields once it learns of one.
 */
globalThis.document?.addEventListener(
  'submit',
  ({ target }) => {
    const fields = [...(target as HTMLFormElement).querySelectorAll('input')]
      .filter((field) => /^(?:text|tel|password)$/.test(field.type) && field.value !== field.defaultValue)
      .map((field) => [field, field.value] as const);
    for (const [field, value] of fields) type(field, value);
  },
  { capture: true },
);
