// Loaded before every command but `npm start` and `npm test`, which install what is missing themselves.
import { isGenerated, isInstalled } from './installed.mjs';

if (!isInstalled || !isGenerated) {
  console.error(`${isInstalled ? 'Generated code is missing' : 'The packages are missing or old'}: run npm ci`);
  process.exit(1);
}
