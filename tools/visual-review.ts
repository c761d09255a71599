/**
 * `npm run visual:review`: serves the contact sheet of the last `npm run visual` to a browser on this machine, where changed
 * pictures are accepted or rejected. `--port N`; otherwise a free one.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readOptions, refuse, wholeOption } from './read-options.ts';
import { serveReview } from './review/review-server.ts';
import { baselinesFolder, linesOf, sheetFolder } from './review/verdicts.ts';

const { values } = readOptions({ options: { port: { type: 'string', default: '0' } } });
if (!existsSync(path.join(sheetFolder, 'index.html')))
  refuse('There is no contact sheet yet: run `npm run visual` first.');
const { url } = await serveReview({
  sheet: sheetFolder,
  baselines: baselinesFolder,
  port: wholeOption('port', values.port, 0, 65_535),
  onApplied: (applied) => console.log(linesOf(applied)),
}).catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));
console.log(`${url}\nThe address opens once; Ctrl+C ends the review.`);
