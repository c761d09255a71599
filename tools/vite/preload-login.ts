import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The chunks of the usual first visit: the login page in Thai. */
const firstVisit = [
  /\/src\/app\/shell\/public-shell\.tsx$/,
  /\/src\/features\/auth\/login-page\.tsx$/,
  /\/src\/shared\/i18n\/th\.json$/,
];

const stylesheetLink = /<link rel="stylesheet"[^>]*>\s*/g;

/**
 * Vite plugin: adds preload links for the files of the login page to index.html, so that they load in parallel with the
 * entry. Players who are logged in need nearly all of them too. Stylesheets stand at the end of the body: in the head they would keep the
 * browser from showing the splash screen.
 */
export function preloadLogin(): Plugin {
  let base = '/';
  return {
    name: 'krapao:preload-login',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = new Map(
          Object.values(bundle)
            .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
            .map((chunk) => [chunk.fileName, chunk]),
        );
        const scripts = new Set<string>();
        const sheets = new Set<string>();
        const visit = (file: string) => {
          const chunk = chunks.get(file);
          if (!chunk || scripts.has(file)) return;
          scripts.add(file);
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
          for (const other of chunk.imports) visit(other);
        };
        for (const page of firstVisit) {
          const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId && page.test(facadeModuleId));
          if (!chunk) this.error(`No file of the build is ${page}: the list of what login needs is behind the app.`);
          visit(chunk.fileName);
        }
        const link = (rel: string, file: string, injectTo: 'head' | 'body'): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: base + file },
          injectTo,
        });
        const unnamed = (file: string) => !html.includes(file);
        const own = html.match(stylesheetLink) ?? [];
        return {
          html: html.replace(stylesheetLink, '').replace('</body>', () => `${own.join('')}</body>`),
          tags: [
            ...[...scripts].filter(unnamed).map((file) => link('modulepreload', file, 'head')),
            ...[...sheets].filter(unnamed).map((file) => link('stylesheet', file, 'body')),
          ],
        };
      },
    },
  };
}
