import createDOMPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify';

/**
 * The only policy under which markup reaches a parser (SAFE-80): DOMPurify's, for reading markup in a document that is not shown,
 * and for signing what it has cleaned. It stays in this file, because it takes every text. Absent where the browser
 * knows no Trusted Types.
 */
const policy = (window as WindowLike).trustedTypes?.createPolicy('krapao-html', {
  createHTML: (markup) => markup,
  // an address of a script is never part of what is kept
  createScriptURL: () => '',
}) as Config['TRUSTED_TYPES_POLICY'];

/** A cleaner of its own: hooks added to a shared one would change it for its other users. */
export function newPurifier(config: Config): DOMPurify {
  const purify = createDOMPurify(window);
  purify.setConfig({ ...config, TRUSTED_TYPES_POLICY: policy });
  return purify;
}
