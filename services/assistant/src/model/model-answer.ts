import { dayOf, formatDay } from '@harambee/domain';
import type { ChatBody } from '@harambee/domain/schemas';
import { type AskModel, type ToolCall, UnusableAnswer } from '@harambee/service-kit/language-model';
import type { Answer } from '../built-in/answer.ts';
import type { Records } from '../records/records.ts';
import { checkedReply } from './checked-reply.ts';
import type { PrivateText } from './private-text.ts';
import { asData, firstMessages } from './prompt.ts';
import { safeMarkdown } from './safe-markdown.ts';
import { modelTools } from './tools.ts';

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
  const today = dayOf(new Date(records.now));
  const messages = firstMessages(
    { ...body, history: privacy.history },
    firstName,
    `${formatDay(today)} (${today})`,
  );
  // Without our instructions: figures in them are not facts.
  let known = JSON.stringify(messages.slice(1));
  for (let round = 0; round < rounds; round++) {
    const { text, calls } = await ask({
      messages,
      tools: tools.definitions,
      signal,
      ...(onText && { onText: (soFar) => onText(safeMarkdown(soFar)) }),
    });
    if (calls.length === 0) {
      return { intent: 'model', reply: checkedReply(text, known), actions: tools.proposed };
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
      const content = asData(privacy.withoutPrivate(await tools.call(call.name, argumentsOf(call))));
      known += content;
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
  }
  throw new UnusableAnswer('it asks for tools without an end');
}

function argumentsOf({ arguments: text }: ToolCall): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
