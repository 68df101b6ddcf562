import OpenAI from 'openai';
import type { LanguageModelConfig } from '../../config.ts';
import type { ChatMessage } from './model-prompt.ts';
import { maximumCharacters, UnusableAnswer } from './plain-answer.ts';

/** Far above any section with its envelope; an answer without end is not read to its end. */
const maximumBytes = 4_000_000;
/** One event of a stream holds a few words. Without a limit a line that never ends is copied with every piece. */
const maximumLineBytes = 256_000;

export interface AnswerOptions {
  signal: AbortSignal;
  /** Called with the whole text so far. */
  onText?(text: string): void;
}

/** Asks a model once and gives its whole answer; throws when there is none that is whole. */
export type AskModel = (messages: ChatMessage[], options: AnswerOptions) => Promise<string>;

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
    // Repeated by the drafter, which also repeats what came back whole but useless.
    maxRetries: 0,
    fetch: boundedFetch,
    // The configured address and no other one.
    fetchOptions: { redirect: 'error' },
  });
  return async (messages, { signal, onText }) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const stop = AbortSignal.any([signal, deadline]);
    const stream = await client.chat.completions.create({ model, messages, stream: true }, { signal: stop });
    let text = '';
    let finish: string | null | undefined;
    for await (const chunk of stream) {
      const choice = chunk?.choices?.[0];
      if (!choice) continue;
      if (typeof choice.delta?.refusal === 'string' && choice.delta.refusal !== '')
        throw new UnusableAnswer('it is a refusal');
      const piece: unknown = choice.delta?.content;
      if (typeof piece === 'string') text += piece;
      if (text.length > maximumCharacters) throw new UnusableAnswer('it is far too long');
      if (piece) onText?.(text);
      finish = choice.finish_reason ?? finish;
    }
    // The client ends a stream that was stopped as if it were whole.
    stop.throwIfAborted();
    if (finish !== 'stop') throw new UnusableAnswer(finish ? `it ended by "${finish}"` : 'it was cut');
    return text;
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
  return new Response(answer.body.pipeThrough(bounded()), { status, statusText, headers });
}

function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let [total, line] = [0, 0];
  return new TransformStream({
    transform(piece, controller) {
      const newline = piece.lastIndexOf(10);
      total += piece.length;
      line = newline === -1 ? line + piece.length : piece.length - newline - 1;
      if (total > maximumBytes || Math.max(line, piece.length) > maximumLineBytes)
        controller.error(new UnusableAnswer('it is far too long'));
      else controller.enqueue(piece);
    },
  });
}
