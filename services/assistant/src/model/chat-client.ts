import OpenAI from 'openai';
import type {
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { LanguageModelConfig } from '../config.ts';

/** More than any answer of a chat; the stream is not read any further. */
const maximumCharacters = 20_000;
const maximumBytes = 2_000_000;
const maximumToolCalls = 6;

/** An answer nothing can be made of; the message says why, and never what it was. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';
}

export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

export interface ModelTurn {
  text: string;
  calls: ToolCall[];
}

export interface AskOptions {
  messages: ChatCompletionMessageParam[];
  tools: ChatCompletionFunctionTool[];
  signal: AbortSignal;
  /** Called with the whole text so far. */
  onText?(text: string): void;
}

/** Asks once; throws when the answer is not whole. */
export type AskModel = (options: AskOptions) => Promise<ModelTurn>;

/** The documented protocol, chat completions as a stream, through the official client. It never logs: it would log text. */
export function chatClient({ baseUrl, apiKey, model, timeoutMs }: LanguageModelConfig): AskModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    // Only our own settings count, not those another program left in the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    timeout: timeoutMs,
    // A person waits: the built-in assistant answers at once instead.
    maxRetries: 0,
    fetch: boundedFetch,
    // The configured address and no other one.
    fetchOptions: { redirect: 'error' },
  });
  return async ({ messages, tools, signal, onText }) => {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const stream = await client.chat.completions.create(
      { model, messages, tools, stream: true },
      { signal: stop },
    );
    const calls: ToolCall[] = [];
    let text = '';
    let finish: string | null | undefined;
    for await (const chunk of stream) {
      const choice = chunk?.choices?.[0];
      if (!choice) continue;
      const { content, tool_calls: pieces, refusal } = choice.delta ?? {};
      if (typeof refusal === 'string' && refusal !== '') throw new UnusableAnswer('it is a refusal');
      for (const piece of Array.isArray(pieces) ? pieces : []) {
        if (!(piece.index >= 0 && piece.index < maximumToolCalls))
          throw new UnusableAnswer('it asks for too many tools');
        calls[piece.index] ??= { id: '', name: '', arguments: '' };
        const call = calls[piece.index] as ToolCall;
        call.id ||= piece.id ?? '';
        call.name += piece.function?.name ?? '';
        call.arguments += piece.function?.arguments ?? '';
        if (call.arguments.length > maximumCharacters) throw new UnusableAnswer('it is far too long');
      }
      if (typeof content === 'string' && content !== '') {
        text += content;
        if (text.length > maximumCharacters) throw new UnusableAnswer('it is far too long');
        onText?.(text);
      }
      finish = choice.finish_reason ?? finish;
    }
    // The client ends a stream that was stopped as if it were whole.
    stop.throwIfAborted();
    if (finish !== 'stop' && finish !== 'tool_calls')
      throw new UnusableAnswer(finish ? `it ended by "${finish}"` : 'it was cut');
    return { text, calls: calls.filter(Boolean) };
  };
}

/** `fetch`, for answers that are event streams of a bearable size. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  if (!answer.ok || !answer.body) return answer;
  const { status, statusText, headers } = answer;
  if (!headers.get('content-type')?.toLowerCase().startsWith('text/event-stream')) {
    await answer.body.cancel();
    throw new UnusableAnswer('it is no event stream');
  }
  let total = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      total += piece.length;
      if (total > maximumBytes) controller.error(new UnusableAnswer('it is far too long'));
      else controller.enqueue(piece);
    },
  });
  return new Response(answer.body.pipeThrough(bounded), { status, statusText, headers });
}
