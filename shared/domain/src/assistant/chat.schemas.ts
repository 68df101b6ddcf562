import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';
import { chatHistoryLength, chatMessageLimit } from './chat-rules.ts';

const Role = Type.Unsafe<'user' | 'assistant'>({ type: 'string', enum: ['user', 'assistant'] });

/** The person has seen that the text contains personal data and allows a language model to get it (CHECK-08). */
const confirmed = Type.Optional(Type.Literal('personal_data'));

const Said = StrictObject({ role: Role, content: Type.String({ maxLength: 8_000 }), confirmed });

/** POST /api/chat/respond. */
export const ChatBody = StrictObject({
  message: Type.String({ minLength: 1, maxLength: chatMessageLimit }),
  history: Type.Array(Said, { maxItems: chatHistoryLength }),
  /** Applies to the whole request and to the records that the answer needs. */
  confirmed,
});
export type ChatBody = Static<typeof ChatBody>;

/** What the assistant suggests; the person confirms it. Only `navigate` is carried out (ASSIST-06). */
export const ChatAction = StrictObject({
  type: Type.String({ maxLength: 50 }),
  /** A path of the product. */
  target: Type.String({ maxLength: 200 }),
  params: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Shown for confirmation: "Open your proposals". */
  description: Type.Optional(Type.String({ maxLength: 200 })),
  /**
   * Nobody asked to go there: a link below the answer, without a confirmation. Services and remotes before 2026-12 lack
   * it, and ask the person each time.
   */
  isOffer: Type.Optional(Type.Boolean()),
});
export type ChatAction = Static<typeof ChatAction>;

/** `built-in` answers only from records and help articles; `model` is a language model with the same tools. */
const ChatAuthor = Type.Unsafe<'built-in' | 'model'>({ type: 'string', enum: ['built-in', 'model'] });

export const ChatAnswer = StrictObject({
  /** Markdown without HTML and images. */
  reply: Type.String(),
  actions: Type.Array(ChatAction),
  /** What the person may answer to a question of Rafiki; pressing one sends it. Services before 2026-12 lack it. */
  choices: Type.Optional(Type.Array(Type.String({ maxLength: 200 }))),
  /** The recognized intent, for logs and tests. */
  intent: Type.Optional(Type.String()),
  /** Who wrote the reply. The built-in assistant also steps in when the model fails. */
  answeredBy: Type.Optional(ChatAuthor),
  /** The language model did not get the question or some records, because they contain personal data (CHECK-08). */
  withheld: Type.Optional(Type.Literal('personal_data')),
});
export type ChatAnswer = Static<typeof ChatAnswer>;

/**
 * The same call with `accept: text/event-stream`, if a language model is configured: events named `text`, each with
 * the whole reply so far, and finally one named `answer` with the `ChatAnswer`, which replaces them.
 */
export const ChatProgress = StrictObject({ text: Type.String() });
export type ChatProgress = Static<typeof ChatProgress>;
