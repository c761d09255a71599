/** Kinds of messages from support; `unknown` stands for a future kind. */
export const chatKinds = [
  'text',
  'buttons',
  'image',
  'video',
  'file',
  'quick_replies',
  'generic',
  'postback',
  'unknown',
] as const;
export type ChatKind = (typeof chatKinds)[number];

/** The kind that a customer's text requests (CHT-78): `!buttons`, or `!all` for one of each; null for other texts. */
export function chatKindAsked(text: string): ChatKind | 'all' | null {
  if (text === '!all') return 'all';
  return chatKinds.find((kind) => text === `!${kind}`) ?? null;
}
