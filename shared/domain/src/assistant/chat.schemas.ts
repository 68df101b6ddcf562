import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';
import { chatHistoryLength, chatMessageLimit } from './chat-rules.ts';

const Role = Type.Unsafe<'user' | 'assistant'>({ type: 'string', enum: ['user', 'assistant'] });

/** Somebody has seen that there is personal data in it and lets a language model have it (CHECK-08). */
const confirmed = Type.Optional(Type.Literal('personal_data'));

const Said = StrictObject({ role: Role, content: Type.String({ maxLength: 8_000 }), confirmed });

/** POST /api/chat/respond. */
export const ChatBody = StrictObject({
  message: Type.String({ minLength: 1, maxLength: chatMessageLimit }),
  history: Type.Array(Said, { maxItems: chatHistoryLength }),
  /** Holds for all of this request and for the records that the answer needs. */
  confirmed,
});
export type ChatBody = Static<typeof ChatBody>;

/** What the assistant proposes; the person confirms. `navigate` is the only one the product acts on (ASSIST-06). */
export const ChatAction = StrictObject({
  type: Type.String({ maxLength: 50 }),
  /** A path of the product. */
  target: Type.String({ maxLength: 200 }),
  params: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** In words, for the confirmation: "Open your proposals". */
  description: Type.Optional(Type.String({ maxLength: 200 })),
});
export type ChatAction = Static<typeof ChatAction>;

/** `built-in` answers from records and help alone; `model` is a language model with the same tools. */
const ChatAuthor = Type.Unsafe<'built-in' | 'model'>({ type: 'string', enum: ['built-in', 'model'] });

export const ChatAnswer = StrictObject({
  /** Markdown without HTML and without images. */
  reply: Type.String(),
  actions: Type.Array(ChatAction),
  /** What was understood, for logs and tests. */
  intent: Type.Optional(Type.String()),
  /** Who wrote the reply; the built-in assistant also answers where a model was asked and failed. */
  answeredBy: Type.Optional(ChatAuthor),
  /** The language model did not get the question, or some of the records: they hold personal data (CHECK-08). */
  withheld: Type.Optional(Type.Literal('personal_data')),
});
export type ChatAnswer = Static<typeof ChatAnswer>;

/**
 * The same call with `accept: text/event-stream`, where a language model writes: events named `text`, each with the whole
 * reply so far, then one named `answer` with the `ChatAnswer`, which is what counts.
 */
export const ChatProgress = StrictObject({ text: Type.String() });
export type ChatProgress = Static<typeof ChatProgress>;
