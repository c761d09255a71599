/** The reference for the backend: Hono alone. `GET /wallet` sends fixed bytes, `POST /append` ends when its body is on disk. */
import { open } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const [body = '', file = ''] = process.argv.slice(2);
const journal = await open(file, 'w');
let size = 0;

/** One write and one fsync a line; requests may overlap. */
async function append(line: Buffer): Promise<void> {
  const position = size;
  size += line.length;
  await journal.write(line, 0, line.length, position);
  await journal.datasync();
}

const app = new Hono();
app.get('/wallet', (context) => context.body(body, 200, { 'content-type': 'application/json; charset=utf-8' }));
app.post('/append', async (context) => {
  await append(Buffer.from(`${await context.req.text()}\n`));
  return context.json({ message: 'SUCCESS' });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://127.0.0.1:${port}`));
