/** `node tools/reachability.ts`: writes docs/reachability.md, every refusal of the contract and how to get it. */
import { writeFileSync } from 'node:fs';
import { reachabilityPage } from '../tests/support/recipes/page.ts';

writeFileSync('docs/reachability.md', reachabilityPage());
console.info('docs/reachability.md is written');
