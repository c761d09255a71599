import createDOMPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify';

const rules = {
  // `<base>` takes effect in each parsed document, so browsers report one that the policy forbids on the console
  // (SAFE-81). An empty tag that is always removed replaces it.
  createHTML: (markup: string) => markup.replace(/<base(?=[\s/>])/gi, '<wbr'),
  // Script addresses are never kept.
  createScriptURL: () => '',
};

/**
 * The only Trusted Types policy for markup (SAFE-80): DOMPurify parses with it in an inert document and signs the
 * result. It accepts every text, so it stays private to this file. Browsers without Trusted Types use the rules alone.
 */
const policy = (window as WindowLike).trustedTypes?.createPolicy('krapao-html', rules) ?? rules;

/** A separate instance: hooks on a shared one would affect its other users. */
export function newPurifier(config: Config): DOMPurify {
  const purify = createDOMPurify(window);
  purify.setConfig({ ...config, TRUSTED_TYPES_POLICY: policy as object as Config['TRUSTED_TYPES_POLICY'] });
  return purify;
}
