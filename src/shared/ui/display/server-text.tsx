import { textLanguage } from '../../base/text-language.ts';

/** A name or text that the server wrote, in its own writing direction (SAFE-16) and its own language (SAFE-82). */
export const ServerText = ({ children }: { children: string }) => <bdi lang={textLanguage(children)}>{children}</bdi>;
