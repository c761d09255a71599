import createDOMPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify';

const rules = {
  // A base address counts in each document that is read, so browsers name one that the policy forbids on the console
  // (SAFE-81). A tag without content that is never kept takes its place.
  createHTML: (markup: string) => markup.replace(/<base(?=[\s/>])/gi, '<wbr'),
  // An address of a script is never part of what is kept.
  createScriptURL: () => '',
};

/**
 * The only policy under which markup reaches a parser (SAFE-80): DOMPurify reads with it, in a document that is not
 * shown, and signs what it has cleaned. It stays in this file, because it takes every text. A browser that knows no
 * Trusted Types gets the rules alone.
 */
const policy = (window as WindowLike).trustedTypes?.createPolicy('krapao-html', rules) ?? rules;

/** A cleaner of its own: hooks added to a shared one would change it for its other users. */
export function newPurifier(config: Config): DOMPurify {
  const purify = createDOMPurify(window);
  purify.setConfig({ ...config, TRUSTED_TYPES_POLICY: policy as object as Config['TRUSTED_TYPES_POLICY'] });
  return purify;
}
