import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { RequestHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

/** Answers calls of these kinds in the page from now on. */
export function interceptInPage(handlers: RequestHandler[], interceptors: readonly ('fetch' | 'xhr')[]): void {
  const made = interceptors.map((kind) =>
    kind === 'fetch' ? new FetchInterceptor() : new XMLHttpRequestInterceptor(),
  );
  const source = new InterceptorSource({ interceptors: made });
  // Quiet: bodies contain passwords of game accounts, which must not reach a copied console log
  defineNetwork({ sources: [source], handlers, onUnhandledFrame: 'bypass', context: { quiet: true } }).enable();
}

/** Attributes that name a file. A link keeps its address until the file is read; a picture waits without one. */
const kinds = [
  [HTMLImageElement, 'src', false],
  [HTMLVideoElement, 'src', false],
  [HTMLAnchorElement, 'href', true],
] as const;

/**
 * Whether a file may have an address of this page's origin: nothing that a browser runs as a document. The headers that
 * forbid this for an upload's response do not exist for a `blob:` address.
 */
const isHarmless = ({ type }: Blob) => /^(?:image|video)\//.test(type) && !type.startsWith('image/svg');

/** Returns the `blob:` address of a file; null for one that the world lacks, or that is not a picture or video. */
type AddressOfFile = (url: string) => Promise<string | null>;

/** Reads each file once. Files are named by their hash, so an address always means the same file. */
function readFiles(): AddressOfFile {
  const read = new Map<string, Promise<string | null>>();
  const readFile = async (url: string) => {
    try {
      const answer = await fetch(url);
      const file = answer.ok ? await answer.blob() : null;
      return file && isHarmless(file) ? URL.createObjectURL(file) : null;
    } catch {
      return null;
    }
  };
  return (url) => {
    const found = read.get(url) ?? readFile(url);
    read.set(url, found);
    // A missing file may come later: another tab uploads to the same world.
    void found.then((address) => address ?? read.delete(url));
    return found;
  };
}

/**
 * Makes elements show uploaded files, whose addresses begin with `folder`; `fetch` has to answer them already. Browsers
 * load files of elements from the network, where they are not found without a service worker: they get a `blob:` address.
 * Any other file keeps its address, and fails as on any site.
 */
export function showUploads(folder: string): void {
  const addressOfFile = readFiles();
  const wanted = new WeakMap<Element, string>();
  for (const [{ prototype }, attribute, keepsAddress] of kinds) {
    const { setAttribute } = prototype;
    const give = (element: Element, value: string) => setAttribute.call(element, attribute, value);
    const set = (element: Element, value: string) => {
      const url = URL.parse(value, document.baseURI)?.href ?? '';
      wanted.set(element, url);
      if (!url.startsWith(folder)) return give(element, value);
      if (keepsAddress) give(element, value);
      void addressOfFile(url).then((address) => {
        // Meanwhile its address may have changed.
        if (wanted.get(element) === url) give(element, address ?? value);
      });
    };
    prototype.setAttribute = function (this: Element, name: string, value: string) {
      return name === attribute ? set(this, value) : setAttribute.call(this, name, value);
    };
    // React sets the property of a picture again when it is in the page.
    const property = Object.getOwnPropertyDescriptor(prototype, attribute);
    const inherited = property ?? Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, attribute);
    Object.defineProperty(prototype, attribute, {
      ...inherited,
      configurable: true,
      set(this: Element, value: unknown) {
        set(this, String(value));
      },
    });
  }
}
