import { dayOf } from '@harambee/domain';
import type { ChatBody } from '@harambee/domain/schemas';
import { type AskModel, type ToolCall, UnusableAnswer } from '@harambee/service-kit/language-model';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { Answer } from '../built-in/answer.ts';
import type { Records } from '../records/records.ts';
import { checkedReply, shownAsItGrows } from './checked-reply.ts';
import { FactSheet } from './facts/fact-sheet.ts';
import type { PrivateText } from './private-text.ts';
import { againMessage, asData, firstMessages } from './prompt.ts';
import type { FilledReply } from './reply/filled-reply.ts';
import { type ModelTools, modelTools } from './tools.ts';

/** How many rounds of tool calls the model may make before it must answer. */
const rounds = 4;

export interface ModelAnswerOptions {
  ask: AskModel;
  body: ChatBody;
  /** The part of the conversation and the records that the model may see. */
  privacy: PrivateText;
  firstName: string;
  records: Records;
  signal: AbortSignal;
  onText?(text: string): void;
}

/** The model's answer, using the same tools as the built-in assistant. Throws if it is not usable. */
export async function modelAnswer(options: ModelAnswerOptions): Promise<Answer> {
  const { ask, body, privacy, firstName, records, signal, onText } = options;
  const tools = modelTools(records);
  const sheet = new FactSheet();
  const messages = firstMessages(
    { ...body, history: privacy.history },
    firstName,
    dayOf(new Date(records.now)),
    sheet,
  );
  for (let round = 0; round < rounds; round++) {
    const { text, calls } = await ask({
      messages,
      tools: tools.definitions,
      signal,
      ...(onText && { onText: shownAsItGrows(sheet, onText) }),
    });
    if (calls.length === 0) {
      const reply = checkedReply(text, sheet);
      const better =
        reply.refused.length === 0 ? reply : await secondReply(options, messages, text, reply, sheet);
      return { intent: 'model', reply: answering(better, tools, sheet), actions: tools.proposed };
    }
    messages.push({
      role: 'assistant',
      content: text || null,
      tool_calls: calls.map(({ id, name, arguments: args }) => ({
        id,
        type: 'function',
        function: { name, arguments: args },
      })),
    });
    for (const call of calls) {
      const found = await tools.call(call.name, argumentsOf(call, sheet));
      const content = asData(sheet.quote(found, (text) => privacy.shown(text)));
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
  }
  throw new UnusableAnswer('it asks for tools without an end');
}

/** What was refused goes back once; what is still refused stays out. The first reply stands where there is no second. */
async function secondReply(
  { ask, signal }: ModelAnswerOptions,
  messages: readonly ChatCompletionMessageParam[],
  first: string,
  reply: FilledReply,
  sheet: FactSheet,
): Promise<FilledReply> {
  try {
    const { text } = await ask({
      messages: [...messages, { role: 'assistant', content: first }, againMessage(reply.refused)],
      signal,
    });
    const second = checkedReply(text, sheet);
    return second.text === '' || second.used.size < reply.used.size ? reply : second;
  } catch {
    return reply;
  }
}

/** What is left, if it answers: it states a fact where the tools gave some, or leads to a page (ASSIST-18). */
function answering({ text, used, refused }: FilledReply, { proposed }: ModelTools, sheet: FactSheet): string {
  const saysNothing = sheet.hasRecords && used.size === 0 && (proposed.length === 0 || refused.length > 0);
  if (text === '' || saysNothing) throw new UnusableAnswer('nothing of it states a fact');
  return text;
}

/** With the values of slots: a model asks for a proposal by what it was given. */
function argumentsOf({ arguments: text }: ToolCall, sheet: FactSheet): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, typeof one === 'string' ? sheet.filled(one) : one]),
    );
  } catch {
    return {};
  }
}
