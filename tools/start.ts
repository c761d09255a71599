/** `npm start`: serves the sandbox for development. Options of vite (`--port`, `--host`) may follow `--`. */
import { createServer } from 'vite';
import { readOptions, wholeOption } from './read-options.ts';

const { values } = readOptions({
  options: { port: { type: 'string', default: '5173' }, host: { type: 'string' }, strictPort: { type: 'boolean' } },
});

const server = await createServer({
  mode: 'sandbox',
  server: {
    port: wholeOption('port', values.port, 0, 65_535),
    strictPort: values.strictPort ?? false,
    ...(values.host === undefined ? {} : { host: values.host }),
  },
});
await server.listen();

const [address = ''] = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
console.log(`
  Krapao, sandbox: ${address}
  Demo login:      0812345678 / krapao99
  Already in:      ${address}?scenario=everyday&as=player
`);
