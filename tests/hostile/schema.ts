/** Schemas of responses and chat events in the contract, with references resolved. */
import openapi from '../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../contract/generated/operations.ts';

export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly 'x-known-values'?: readonly unknown[];
  readonly $ref?: string;
}

const named: Readonly<Record<string, Schema>> = openapi.components.schemas;

/** The resolved schema: follows references and takes the non-null branch of a nullable value. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(named[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const branch = schema.anyOf?.map(resolve).find(({ type }) => type !== 'null');
  return branch ?? schema;
}

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
}
type Answers = Record<string, Record<string, { responses: Record<string, { content?: Record<string, Content> }> }>>;

function contentOf(id: OperationId): Content {
  const { method, path } = operations[id];
  const answers = (openapi.paths as unknown as Answers)[path]?.[method.toLowerCase()]?.responses ?? {};
  const content = Object.entries(answers).find(([status]) => status.startsWith('2'))?.[1].content ?? {};
  const json = content['application/json'];
  if (!json) throw new Error(`The contract has no JSON answer for ${id}.`);
  return json;
}

export const answerSchema = (id: OperationId): Schema => resolve(contentOf(id).schema);

/** The contract's own example of a response. */
export const exampleOf = (id: OperationId): unknown => contentOf(id).example ?? { message: 'OK' };

/** Chat events that a client receives, and the response to its `join`. */
const eventSchemaNames = { joined: 'ChatJoined', messaging: 'ChatMessage', typing: 'ChatTyping' } as const;

export type ChatEvent = keyof typeof eventSchemaNames;
export const chatEvents = Object.keys(eventSchemaNames) as ChatEvent[];
export const eventSchema = (event: ChatEvent): Schema => resolve({ $ref: `/${eventSchemaNames[event]}` });

/** The first non-null type: `number` of `['number', 'null']`. */
export const typeOf = ({ type }: Schema): string => [type ?? 'any'].flat().find((one) => one !== 'null') ?? 'any';

/** A message, a note or a response to `join` as the simulator's chat sends it. */
export const goodEvents: Record<ChatEvent, string> = {
  joined: '{"message":"OK"}',
  typing: '{"ms":2400}',
  messaging: JSON.stringify({
    _id: 'm-hostile',
    sender: 'operator',
    createdAt: '2026-03-14T13:15:00.000Z',
    session_id: 's',
    message: {
      message_type: 'buttons',
      payload: {
        message: 'Hello',
        title: 'Title',
        subtitle: 'Subtitle',
        image_url: '/images/a.png',
        fileType: 'image/png',
        filePath: '/uploads/a.png',
        name: 'a.png',
        url: 'https://krapao.example/a',
        buttons: [
          { title: 'Open', type: 'web', payload: 'https://krapao.example/b' },
          { title: 'Call', type: 'call', payload: '+66812345678' },
          { title: 'Say', type: 'postback', payload: 'say' },
        ],
      },
    },
  }),
};
const messageTypes = ['text', 'buttons', 'card', 'image', 'video', 'file', 'generic', 'quick_replies', 'new_kind'];

/** Rotates through all message types. */
export const ofType = (valid: string, at: number) =>
  valid.replace('"message_type":"buttons"', `"message_type":"${messageTypes[at % messageTypes.length]}"`);
