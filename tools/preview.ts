/** `npm run preview` and `preview:sandbox`: serves a build. `preview.ts FOLDER [--port N] [--host H] [--base /x/]`. */
import { parseArgs } from 'node:util';
import { serveFolder } from './static-server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    base: { type: 'string', default: '/' },
  },
});
const folder = positionals[0] ?? 'dist/live';

try {
  const { url } = await serveFolder({ folder, port: Number(values.port), host: values.host, base: values.base });
  console.log(`${folder} at ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
