/** Draws the app as an SVG with its HTML inside, because a page may not photograph itself. */

/** Widest picture, CSS px. */
const widest = 720;

const stillness =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scrollbar-width:none!important}';

/** Addresses of the files that the page has loaded: they come from the cache, and no other is drawn. */
const loadedFiles = (): ReadonlySet<string> =>
  new Set(performance.getEntriesByType('resource').map(({ name }) => name));

function readAsData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(blob);
  });
}

/** Reads files into `data:` addresses: a picture loads nothing by itself. */
class Files {
  readonly #read = new Map<string, Promise<string>>();

  dataOf(address: string): Promise<string> {
    const known = this.#read.get(address) ?? this.#load(address);
    this.#read.set(address, known);
    return known;
  }

  async #load(address: string): Promise<string> {
    if (address.startsWith('data:')) return address;
    try {
      const answer = await fetch(address);
      return answer.ok ? await readAsData(await answer.blob()) : 'data:,';
    } catch {
      return 'data:,';
    }
  }
}

const addressInCss = /url\(\s*(['"]?)((?:[^'"()\\]|\\.)+)\1\s*\)/g;

/** Styles with their files inside. */
async function withFiles(css: string, base: string, files: Files, loaded: ReadonlySet<string>): Promise<string> {
  const found = [...css.matchAll(addressInCss)].map(([whole, , written = '']) => ({ whole, written }));
  const inside = await Promise.all(
    found.map(async ({ written }) => {
      if (/^(?:data:|#)/.test(written)) return written;
      const address = URL.parse(written, base)?.href ?? '';
      return loaded.has(address) ? files.dataOf(address) : 'data:,';
    }),
  );
  let at = 0;
  return css.replace(addressInCss, () => `url("${inside[at++] ?? 'data:,'}")`);
}

function cssOf({ cssRules }: CSSStyleSheet): string {
  return [...cssRules].map(({ cssText }) => cssText).join('\n');
}

async function styles(files: Files): Promise<string> {
  const loaded = loadedFiles();
  const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled);
  const texts = sheets.map((sheet) => withFiles(cssOf(sheet), sheet.href ?? document.baseURI, files, loaded));
  return [...(await Promise.all(texts)), stillness].join('\n');
}

/** Gives the copy of an element what its attributes do not say. */
async function complete(from: Element, copy: Element, files: Files): Promise<void> {
  if (from instanceof HTMLImageElement && copy instanceof HTMLImageElement) {
    copy.removeAttribute('srcset');
    copy.removeAttribute('loading');
    copy.setAttribute('src', await files.dataOf(from.currentSrc || from.src));
  } else if (from instanceof HTMLTextAreaElement) copy.textContent = from.value;
  else if (from instanceof HTMLInputElement) {
    copy.setAttribute('value', from.value);
    copy.toggleAttribute('checked', from.checked);
  } else if (from instanceof HTMLCanvasElement) {
    const { width, height } = from.getBoundingClientRect();
    const drawn = Object.assign(new Image(), { src: from.toDataURL(), className: from.className });
    drawn.style.cssText = `${from.style.cssText};width:${width}px;height:${height}px`;
    copy.replaceWith(drawn);
  }
  if (from.scrollTop === 0 && from.scrollLeft === 0) return;
  for (const part of copy.children)
    if (part instanceof HTMLElement) part.style.translate = `${-from.scrollLeft}px ${-from.scrollTop}px`;
}

async function copiedBody(files: Files): Promise<HTMLElement> {
  const copy = document.body.cloneNode(true) as HTMLElement;
  const copies = [...copy.querySelectorAll('*')];
  const originals = [...document.body.querySelectorAll('*')];
  await Promise.all(originals.map((from, index) => copies[index] && complete(from, copies[index], files)));
  for (const part of copy.querySelectorAll('script, style, link, iframe, video, noscript')) part.remove();
  copy.style.marginTop = `${-scrollY}px`;
  return copy;
}

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name }) => !name.startsWith('xmlns'))
    .map(
      ({ name, value }) =>
        ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    )
    .join('');

/** The page as an SVG of the window's size, so that its media queries give the same. */
async function svgOfPage(): Promise<string> {
  const files = new Files();
  const [css, body] = await Promise.all([styles(files), copiedBody(files)]);
  const style = document.createElement('style');
  style.textContent = css;
  const drawn = new XMLSerializer();
  // The root carries the attributes for `:root`, the element inside for `html`.
  const attributes = attributesOf(document.documentElement);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}"${attributes}><foreignObject width="100%" height="100%"><html xmlns="http://www.w3.org/1999/xhtml"${attributes}>${drawn.serializeToString(style)}${drawn.serializeToString(body)}</html></foreignObject></svg>`;
}

/** The visible part of the app as a PNG; null where the browser cannot draw it. */
export async function pictureOfApp(): Promise<Blob | null> {
  try {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOfPage())}`;
    await image.decode();
    // Beside the docked panel the app does not fill the window.
    const { left, width } = document.body.getBoundingClientRect();
    const scale = Math.min(1, widest / width);
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(width * scale),
      height: Math.round(innerHeight * scale),
    });
    const context = canvas.getContext('2d');
    context?.drawImage(image, left, 0, width, innerHeight, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch (problem) {
    console.warn('the app could not be drawn', problem);
    return null;
  }
}
