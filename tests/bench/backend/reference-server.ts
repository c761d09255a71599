/** The reference for the backend: Hono alone. `GET /wallet` sends fixed bytes, `POST /insert` ends when its body is on disk. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openDatabase } from '../../../mocks/adapters/server/stores/database.ts';

const [body = '', folder = ''] = process.argv.slice(2);
const database = openDatabase(folder, console.error);
database.exec('CREATE TABLE bare (line TEXT NOT NULL) STRICT');
const insert = database.prepare('INSERT INTO bare VALUES (?)');

const app = new Hono();
app.get('/wallet', (context) => context.body(body, 200, { 'content-type': 'application/json; charset=utf-8' }));
app.post('/insert', async (context) => {
  // A transaction of its own, as durable as the backend's.
  insert.run(await context.req.text());
  return context.json({ message: 'SUCCESS' });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://127.0.0.1:${port}`));
