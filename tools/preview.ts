/** `npm run preview` and `preview:sandbox`: serve a build. `preview.ts FOLDER [--port N] [--host H] [--base /x/]`. */
import { baseOf, serveFolder } from './hosting/static-server.ts';
import { readOptions, wholeOption } from './read-options.ts';

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    base: { type: 'string' },
  },
});
const folder = positionals[0] ?? 'dist/live';

try {
  const base = values.base ?? baseOf(folder);
  const { url } = await serveFolder({
    folder,
    port: wholeOption('port', values.port, 0, 65_535),
    host: values.host,
    base,
  });
  console.log(`${folder} at ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
