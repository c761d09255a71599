import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { type Pair, pairs, recipesFor } from './all.ts';
import { linkOf, type Recipe, statusOf, ways } from './recipe.ts';

const wayOf = (pair: Pair): Recipe['way'] => recipesFor(pair)[0]?.way ?? 'fault';

function rowOf(recipe: Recipe): string {
  const how = recipe.how.replaceAll('|', '\\|');
  return `| \`${recipe.code}\` | ${statusOf(recipe)} | ${recipe.way} | ${how} | [open](${linkOf(recipe)}) |`;
}

function sectionOf(id: OperationId): string {
  const { method, path } = operations[id];
  const recipes = pairs.filter(({ operation }) => operation === id).flatMap(recipesFor);
  const rows = recipes.filter(({ way }) => way !== 'fault').map(rowOf);
  return [
    `### ${id}`,
    '',
    `\`${method} ${path}\``,
    '',
    '| code | status | way | how | link |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The pairs that no rule of the simulator leads to: by code and reason, with a link for each operation. */
function faultChapter(): string {
  const forced = pairs.flatMap(recipesFor).filter(({ way }) => way === 'fault');
  const sections = Map.groupBy(forced, ({ code, how }) => `### \`${code}\`\n\n${how}`);
  return [
    '## Only by a fault',
    'No rule of the simulator leads to these pairs of the contract, which a backend may answer all the same.',
    ...[...sections].map(([head, recipes]) => {
      const links = recipes.map((recipe) => `[${recipe.operation}](${linkOf(recipe)})`);
      return `${head} ${recipes.length} operations: ${links.join(', ')}.`;
    }),
  ].join('\n\n');
}

const countOf = (way: Recipe['way']) => pairs.filter((pair) => wayOf(pair) === way).length;

/** The text of `docs/reachability.md`: every refusal of the contract, and how to get it. */
export function reachabilityPage(): string {
  const counts = ways.map((way) => `${countOf(way)} ${way}`).join(', ');
  const tags = [...new Set(Object.values(operations).map(({ tag }) => tag))];
  const chapters = tags.map((tag) => {
    const ids = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].tag === tag);
    return [`## ${tag}`, ...ids.map(sectionOf)].join('\n\n');
  });
  return `${[
    '# How to reach every refusal',
    'Written by `tools/reachability.ts` from `tests/support/recipes`; a test runs every line.',
    `${pairs.length} pairs of operation and code: ${counts}. A pair counts by its first way.
Rules of the simulator lead to all but the last ${countOf('fault')}, which [stand by themselves](#only-by-a-fault).`,
    [
      'Links are relative to the address of a sandbox. They open the world in which the rest is done by hand; `natural`',
      'is what a person does in a preset, `magic` a value typed into a form, `switch` a setting of the world, and',
      '`fault` an answer forced on the wire, which waits for the next call of that operation.',
    ].join('\n'),
    ...chapters,
    faultChapter(),
  ].join('\n\n')}\n`;
}
