/** Whether a letter and its capital belong to each other: not so ß and SS, ﬁ and FI, ı and I. */
const isPair = (letter: string, capital: string): boolean => capital.toLowerCase() === letter;

/** Capitals letter by letter, whatever the device's language; a letter without a capital of its own stays as it is. */
export const capitals = (text: string): string =>
  text.replace(/\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return isPair(letter, capital) ? capital : letter;
  });
