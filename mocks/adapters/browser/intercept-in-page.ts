import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { RequestHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

export { showUploads } from './upload-sources.ts';

/** Answers calls of these kinds in the page from now on. */
export function interceptInPage(handlers: RequestHandler[], interceptors: readonly ('fetch' | 'xhr')[]): void {
  const made = interceptors.map((kind) =>
    kind === 'fetch' ? new FetchInterceptor() : new XMLHttpRequestInterceptor(),
  );
  const source = new InterceptorSource({ interceptors: made });
  // quiet: bodies contain passwords of game accounts, which must not reach a copied console log
  defineNetwork({ sources: [source], handlers, onUnhandledFrame: 'bypass', context: { quiet: true } }).enable();
}
