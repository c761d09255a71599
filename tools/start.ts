/** `npm start`: serves the sandbox for development. Options of vite (`--port`, `--host`) may follow `--`. */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, host: { type: 'string' }, strictPort: { type: 'boolean' } },
});

const server = await createServer({
  mode: 'sandbox',
  server: {
    port: Number(values.port),
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
