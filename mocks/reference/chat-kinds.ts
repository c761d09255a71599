/** Everything that the desk can send, and one kind that no app knows yet. */
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

/** A customer who writes `!buttons` is sent buttons, `!all` one message of each kind; null for any other text. */
export function chatKindAsked(text: string): ChatKind | 'all' | null {
  if (text === '!all') return 'all';
  return chatKinds.find((kind) => text === `!${kind}`) ?? null;
}
