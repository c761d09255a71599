/** Languages that the support desk speaks. */
export type ChatLanguage = 'th' | 'la' | 'en';

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * The language of a chat message, guessed by its script: nobody tells the desk which language the app is in.
 * @param otherwise for a text without letters: a number, a smiley
 */
export function languageOf(text: string, otherwise: ChatLanguage): ChatLanguage {
  const thai = count(text, /\p{Script=Thai}/gu);
  const lao = count(text, /\p{Script=Lao}/gu);
  if (thai + lao > 0) return lao > thai ? 'la' : 'th';
  return /\p{Script=Latin}/u.test(text) ? 'en' : otherwise;
}
