/** The kinds of message that support can send; `unknown` stands for one that no app knows yet. */
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

/** The kind that a customer's text asks for (CHT-78): `!buttons` for buttons, `!all` for one of each; null for any other text. */
export function chatKindAsked(text: string): ChatKind | 'all' | null {
  if (text === '!all') return 'all';
  return chatKinds.find((kind) => text === `!${kind}`) ?? null;
}
