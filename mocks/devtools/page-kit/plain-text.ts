/** Strips the line-break marks that the build adds to texts (DES-95). */
export const plainText = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
