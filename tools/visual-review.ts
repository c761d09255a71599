import { existsSync } from 'node:fs';
import path from 'node:path';
import { readCommand, refuse, whole } from './command.ts';
import { serveReview } from './review/review-server.ts';
import { baselinesFolder, report, sheetFolder } from './review/verdicts.ts';

const { values } = readCommand({
  name: 'npm run visual:review --',
  about:
    'Serves the contact sheet of the last `npm run visual` to a browser on this machine, to accept or reject pictures.',
  example: 'npm run visual:review -- --port 4000',
  options: { port: whole('port to listen on; 0 takes a free one', [0, 65_535], '0') },
});
if (!existsSync(path.join(sheetFolder, 'index.html')))
  refuse('There is no contact sheet yet: run `npm run visual` first.', 1);
const { url } = await serveReview({
  sheet: sheetFolder,
  baselines: baselinesFolder,
  port: values.port,
  onApplied(applied) {
    const lines = report(applied);
    console.log(lines);
    return lines;
  },
}).catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error), 1));
console.log(`${url}\nThe address opens once; Ctrl+C ends the review.`);
