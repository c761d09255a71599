/** Escapes text between tags. */
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An SVG in place of an upload whose bytes are not stored here. @param name shown in it, shortened */
function placeholderImage(name: string): string {
  const shown = escape(name.length > 28 ? `${name.slice(0, 24)}…` : name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200">
<rect width="300" height="200" rx="16" fill="#1d2338"/><path d="M90 132l34-40 26 28 20-20 40 32z" fill="#3a4468"/>
<circle cx="186" cy="76" r="12" fill="#f3c969"/><text x="150" y="172" fill="#b9bed0" font-family="sans-serif" font-size="12"
text-anchor="middle">${shown}</text></svg>`;
}

/** Headers for files that may contain hostile markup: nothing in them runs or loads. */
export const untrustedFileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** The hash in the name of an uploaded file, `<hash>.<extension>`. */
export const hashIn = (name: string): string => name.split('.')[0] ?? '';

/**
 * Responds with an uploaded file; a placeholder image when its bytes are not stored here, as in a world from a link.
 * @param name last part of its address
 */
export function answerUpload(file: Blob | null, name: string): Response {
  const type = file ? file.type : 'image/svg+xml';
  return new Response(file ?? placeholderImage(name), { headers: { ...untrustedFileHeaders, 'content-type': type } });
}
