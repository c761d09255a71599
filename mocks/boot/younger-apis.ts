/**
 * Polyfills for the oldest supported browsers (APP-220), for simulator, libraries and panel. Loaded only where
 * something is missing, before the rest of the simulator; the app needs none.
 */
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.promise.with-resolvers.js';
import 'core-js/modules/es.set.difference.v2.js';
import 'core-js/modules/es.set.intersection.v2.js';
import 'core-js/modules/es.set.is-disjoint-from.v2.js';
import 'core-js/modules/es.set.is-subset-of.v2.js';
import 'core-js/modules/es.set.is-superset-of.v2.js';
import 'core-js/modules/es.set.symmetric-difference.v2.js';
import 'core-js/modules/es.set.union.v2.js';
import 'core-js/modules/es.string.to-well-formed.js';
import 'core-js/modules/web.url.can-parse.js';
import 'core-js/modules/web.url.parse.js';

/** Adds the methods that an object lacks. */
function complete<Owner extends object>(owner: Owner, methods: Partial<Owner> & ThisType<Owner>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
}

const isTransparent = (one: Element | null): boolean =>
  one !== null && (getComputedStyle(one).opacity === '0' || isTransparent(one.parentElement));

complete(Element.prototype, {
  checkVisibility({ visibilityProperty = false, opacityProperty = false } = {}) {
    // An element without a box has no rectangle.
    if (this.getClientRects().length === 0) return false;
    if (visibilityProperty && getComputedStyle(this).visibility !== 'visible') return false;
    return !opacityProperty || !isTransparent(this);
  },
});

// Pages may not read this header.
complete(Headers.prototype, { getSetCookie: () => [] });

complete(Response, {
  json(data, init) {
    const headers = new Headers(init?.headers);
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(data), { ...init, headers });
  },
});
