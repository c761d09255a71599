/** Whether this browser reads the body of a form with a file. */
async function readsForms(): Promise<boolean> {
  const form = new FormData();
  form.append('file', new File(['x'], 'x.txt'));
  return new Response(form).arrayBuffer().then(
    () => true,
    () => false,
  );
}

/** Has forms with files read before they are sent, where the browser cannot do so later (`readable-uploads.ts`). */
export async function readFormsBeforeSending(): Promise<void> {
  if (await readsForms()) return;
  const { sendFormsAsBytes } = await import('./readable-uploads.ts');
  sendFormsAsBytes();
}
