import { readFileSync } from 'node:fs';

/** A rule as PostCSS gives it to its plugins. */
interface Rule {
  selectors: string[];
  remove(): void;
}

/** Parts of Mantine's components that this app never draws (`lean-libraries.ts` leaves out their code). */
const unusedParts = [
  ['Button', ['group', 'groupSection']],
  ['Loader', ['barsLoader', 'bar', 'dotsLoader', 'dot']],
  ['Input', ['placeholder']],
] as const;

/** The class of a part, from the list that Mantine's component itself reads. */
function classOf(component: string, part: string): string {
  const list = `node_modules/@mantine/core/esm/components/${component}/${component}.module.mjs`;
  const [, name] = new RegExp(`"${part}": "(m_\\w+)"`).exec(readFileSync(list, 'utf8')) ?? [];
  if (name === undefined) throw new Error(`Mantine's ${component} no longer has a part "${part}".`);
  return name;
}

/** PostCSS plugin: leaves out rules that apply to nothing: this app is always dark, and all its languages run to the right. */
export function leanStyles() {
  const classes = unusedParts.flatMap(([component, parts]) => parts.map((part) => classOf(component, part)));
  const idle = new RegExp(
    `\\.(?:${classes.join('|')})\\b|\\[data-mantine-color-scheme=["']?light["']?\\]|\\[dir=["']?rtl["']?\\]`,
  );
  return {
    postcssPlugin: 'krapao:lean-styles',
    Rule(rule: Rule) {
      const left = rule.selectors.filter((selector) => !idle.test(selector));
      if (left.length === 0) rule.remove();
      else if (left.length < rule.selectors.length) rule.selectors = left;
    },
  };
}
