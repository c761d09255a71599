const asciiDigit = (digit: string) => {
  const code = digit.charCodeAt(0);
  const zero = code >= 0xff10 ? 0xff10 : code >= 0x0ed0 ? 0x0ed0 : 0x0e50;
  return String(code - zero);
};

/** Thai, Lao and full-width digits as ASCII ones; the text keeps its length (MNY-7). */
export const asciiDigits = (text: string): string => text.replace(/[๐-๙໐-໙０-９]/g, asciiDigit);
