import type { ReactNode } from 'react';
import { textLanguage } from '../../base/text.ts';

/**
 * A text that may come from the server, with its own direction (SAFE-16) and language (SAFE-82). Other nodes render
 * unchanged.
 */
export const ServerText = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <bdi lang={textLanguage(children)}>{children}</bdi> : children;
