/** The letters of each language of the interface, by its HTML tag. */
const letters = [
  ['th', /\p{Script=Thai}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['en', /\p{Script=Latin}/gu],
] as const;

/** Characters that are looked at: enough to tell the language of a long text. */
const enough = 2_000;

/**
 * The HTML language tag of a text that the server wrote: that of the script of most of its letters (SAFE-82).
 * @returns undefined for a text without letters of these languages, which is read as the page around it
 */
export function textLanguage(text: string): 'th' | 'lo' | 'en' | undefined {
  const start = text.slice(0, enough);
  const counts = letters.map(([tag, letter]) => ({ tag, count: start.match(letter)?.length ?? 0 }));
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return most.count > 0 ? most.tag : undefined;
}

/** The same of HTML, by its words: names of tags, attributes and entities are English in every text. */
export const htmlLanguage = (html: string) => textLanguage(html.slice(0, 5 * enough).replace(/<[^>]*>|&\w+;/g, ' '));
