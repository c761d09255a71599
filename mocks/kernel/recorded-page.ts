import type { PageRequest } from '../../contract/generated/models/pageRequest.ts';

/** Where a page that was asked for begins. @param body that of the request, checked against the contract */
export function pageOf(body: unknown): { readonly skip: number } {
  const { page, limit } = body as PageRequest;
  return { skip: (page - 1) * limit };
}

/** An id for the row of a list whose rows have none on the wire. @param position from the newest, which is 0 */
export const recordedId = (prefix: string, position: number): string => `${prefix}${(position + 36).toString(36)}`;
