import type { Plugin } from 'vite';

interface LeanFile {
  /** Which file of the library, and what its code contains. */
  readonly file: RegExp;
  readonly holds: string;
  /**
   * Functions, or methods as `Class.method`, that this app never calls. A body that is given stands in for the library's;
   * without one a call throws, so that no test passes with a function that the build lacks.
   */
  readonly unused?: Readonly<Record<string, string | null>>;
  /** Lines that keep parts in the bundle which this app never uses. */
  readonly cut?: readonly (string | RegExp)[];
}

const never = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

/** Parts of the libraries of the app. */
export const appLibraries: readonly LeanFile[] = [
  {
    // All texts are handed to i18next; it fetches none by itself. They neither nest nor format.
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    holds: 'class I18n ',
    unused: {
      ...never(['I18n.reloadResources', 'I18n.hydrate', 'I18n.loadNamespaces', 'I18n.loadLanguages', 'I18n.dir']),
      ...never(['I18n.cloneInstance', 'I18n.exists', 'I18n.toJSON', 'Translator.exists']),
      ...never(['Translator.getUsedParamsDetails', 'Connector.queueLoad', 'Connector.loaded', 'Connector.read']),
      ...never([
        'Connector.loadOne',
        'Connector.saveMissing',
        'Formatter.add',
        'Formatter.addCached',
        'Formatter.format',
      ]),
      'Connector.prepareLoading': 'callback?.();',
      'Formatter.init': '',
      'Interpolator.nest': 'return str;',
    },
  },
  {
    // Texts are loaded before the first render, so these warnings never appear.
    file: /\/react-i18next\/dist\/es\/useTranslation\.js$/,
    holds: 'export const useTranslation = ',
    cut: ['NO_I18NEXT_INSTANCE', 'USE_T_BEFORE_READY', 'SUSPENDED_WHILE_LOADING'].map(
      (warning) => new RegExp(`warnOnce\\(i18n, '${warning}', .*\\);`),
    ),
  },
  {
    // Routes stand in components; no server of the router's own sends data, forms or errors.
    file: /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/,
    holds: 'function BrowserRouter(',
    unused: never(['PrefetchPageLinks', 'DefaultErrorComponent', 'RSCErrorHandler', 'decodeRedirectErrorDigest']),
  },
  {
    file: /\/@mantine\/core\/esm\/components\/Button\/Button\.mjs$/,
    holds: 'const Button = ',
    cut: ['Button.Group = ButtonGroup;', 'Button.GroupSection = ButtonGroupSection;'],
  },
  {
    file: /\/@mantine\/core\/esm\/components\/Loader\/Loader\.mjs$/,
    holds: 'const Loader = ',
    cut: ['bars: Bars,', 'dots: Dots'],
  },
  {
    file: /\/@mantine\/core\/esm\/components\/Input\/Input\.mjs$/,
    holds: 'const Input = ',
    cut: ['Input.Placeholder = InputPlaceholder;', 'Input.ClearButton = InputClearButton;'],
  },
];

/** Parts of the libraries of the simulator: what writes its calls to the console, where the sandbox is quiet. */
export const simulatorLibraries: readonly LeanFile[] = [
  {
    file: /\/@mswjs\/interceptors\/lib\/browser\/create-request-id-\w+\.js$/,
    holds: 'function createLogger(',
    unused: { createLogger: 'return { info() {}, verbose() {}, isEnabled: () => false };' },
  },
  {
    file: /\/msw\/lib\/_chunks\/http-handler\.js$/,
    holds: 'var HttpHandler = ',
    unused: { 'HttpHandler.log': null, 'HttpHandler.checkRedundantQueryParameters': '' },
  },
];

const left = (name: string, body: string | null) => body ?? `throw new Error('${name} is left out of this build.');`;

/** The part of a file that a class takes, or all of it. */
function placeOf(code: string, owner: string | undefined): [start: number, end: number] {
  if (owner === undefined) return [0, code.length];
  const start = code.search(new RegExp(`^(?:class ${owner} |var ${owner} = class )`, 'm'));
  return [start, code.indexOf('\n}', start)];
}

/** @throws when the library no longer has the function */
function withoutBody(code: string, name: string, body: string | null): string {
  const [method = '', owner] = name.split('.').reverse();
  const [start, end] = placeOf(code, owner);
  const whole = new RegExp(
    `^([ \\t]*)((?:async |static |function )*${method}\\([\\s\\S]*?\\) \\{\\n)[\\s\\S]*?^\\1\\}$`,
    'm',
  );
  const place = code.slice(start, end);
  if (start < 0 || !whole.test(place)) throw new Error(`There is no ${name} to leave out.`);
  const lean = place.replace(
    whole,
    (_, indent: string, head: string) => `${indent}${head}${left(name, body)}\n${indent}}`,
  );
  return code.slice(0, start) + lean + code.slice(end);
}

/** @throws when the library no longer has the line */
function withoutLine(code: string, line: string | RegExp): string {
  const isThere = typeof line === 'string' ? code.includes(line) : line.test(code);
  if (!isThere) throw new Error(`There is no "${line}" to leave out.`);
  return code.replace(line, '');
}

/** What keeps a component in the bundle though nothing uses it: its name for development tools, and its wrapper. */
const shakeable = (code: string) =>
  code
    .replace(/^(\w+)\.displayName = "\1";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');

/** The router's package names its build for development only, whose warnings production does not show. */
const routerEntry = /^react-router(?:\/dom)?$/;

/** Vite plugin: builds leave out what this app does not use of its libraries and what the bundler cannot see by itself. */
export function leanLibraries(leanFiles: readonly LeanFile[]): Plugin {
  const met = new Set<LeanFile>();
  return {
    name: 'krapao:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!routerEntry.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      const lean = leanFiles.find(({ file, holds }) => file.test(id) && code.includes(holds));
      if (!lean) return null;
      met.add(lean);
      const short = (lean.cut ?? []).reduce(withoutLine, shakeable(code));
      const bodies = Object.entries(lean.unused ?? {});
      return { code: bodies.reduce((before, [name, body]) => withoutBody(before, name, body), short), map: null };
    },
    buildEnd(error) {
      const lost = leanFiles.find((lean) => !met.has(lean));
      if (!error && lost) this.error(`No file of the build is ${lost.file} with "${lost.holds}" in it.`);
    },
  };
}
