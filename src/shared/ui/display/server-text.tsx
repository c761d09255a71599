import type { ReactNode } from 'react';
import { shortened, textLanguage } from '../../base/text.ts';

/**
 * A text that may come from the server, with its own direction (SAFE-16) and language (SAFE-82), cut if it is too long
 * (SAFE-86). Other nodes render unchanged.
 */
export const ServerText = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <bdi lang={textLanguage(children)}>{shortened(children)}</bdi> : children;
