import { createServer } from 'vite';
import { flag, readCommand, text, whole } from './command.ts';

const { values } = readCommand({
  name: 'npm start --',
  about: 'Serves the sandbox for development.',
  example: 'npm start -- --port 8080',
  options: {
    port: whole('port to listen on; the next free one when it is taken', [0, 65_535], '5173'),
    host: text('address to listen on; 0.0.0.0 lets other machines in', 'HOST'),
    strictPort: flag('fails when the port is taken'),
  },
});

const server = await createServer({
  mode: 'sandbox',
  server: {
    port: values.port,
    strictPort: values.strictPort,
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
