import type { ReactNode } from 'react';
import { textLanguage } from '../../base/text.ts';

/**
 * A name or text that the server wrote, or may have written, in its own writing direction (SAFE-16) and its own language
 * (SAFE-82). What is no plain text stays as it is.
 */
export const ServerText = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <bdi lang={textLanguage(children)}>{children}</bdi> : children;
