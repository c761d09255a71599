import { systemReason } from '../mocks/adapters/server/system-reason.ts';
import { readCommand, text, whole } from './command.ts';
import { baseOf, serveFolder } from './hosting/static-server.ts';

const { values, positionals } = readCommand({
  name: 'npm run preview --',
  about: 'Serves a build with the headers that deploying requires. preview:sandbox serves dist/sandbox.',
  example: 'npm run preview:sandbox -- --port 8080',
  options: {
    port: whole('port to listen on', [0, 65_535], '4173'),
    host: text('address to listen on', 'HOST', '127.0.0.1'),
    base: text('path of the build on its host; read from the build by default', 'PATH'),
  },
  positionals: { name: 'FOLDER', about: 'the build; npm names it', most: 1 },
});
const folder = positionals[0] ?? 'dist/live';

try {
  const base = values.base ?? baseOf(folder);
  const { url } = await serveFolder({
    folder,
    port: values.port,
    host: values.host,
    base,
  });
  console.log(`${folder} at ${url}`);
} catch (error) {
  console.error(systemReason(error));
  process.exitCode = 1;
}
