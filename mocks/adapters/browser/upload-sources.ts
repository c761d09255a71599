/**
 * A browser asks the network itself for the pictures, videos and links of a page. Where no service worker answers, files that
 * were uploaded to the world are not there: they get an address of the page's own memory instead.
 */

/** What names a file in an attribute. A link keeps its address until the file has been read; a picture without one waits. */
const kinds = [
  [HTMLImageElement, 'src', false],
  [HTMLVideoElement, 'src', false],
  [HTMLAnchorElement, 'href', true],
] as const;

/**
 * What may stand at an address of this page's origin. Nothing that a browser runs as a document: an upload's own answer forbids
 * that by headers, which an address of the page's memory has not.
 */
const isHarmless = ({ type }: Blob) => /^(?:image|video)\//.test(type) && !type.startsWith('image/svg');

/** The `blob:` address of a file by its own; null for a file that the world does not have, or that is no picture or video. */
type AddressOfFile = (url: string) => Promise<string | null>;

/** Reads each file once. Files are named by their hash, so that an address is always the same file. */
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
    // A file may come later: another tab uploads to the same world.
    void found.then((address) => address ?? read.delete(url));
    return found;
  };
}

/**
 * Has elements show uploaded files from now on, whose addresses begin with `folder`; `fetch` has to answer them already.
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
        // Meanwhile it may have got another one.
        if (wanted.get(element) === url) give(element, address ?? value);
      });
    };
    prototype.setAttribute = function (this: Element, name: string, value: string) {
      return name === attribute ? set(this, value) : setAttribute.call(this, name, value);
    };
    // React sets the property of a picture once more when it stands in the page.
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
