import OpenAI, { APIError } from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { boundedFetch, UnusableAnswer } from './bounded-fetch.ts';
import type { LanguageModelConfig } from './config.ts';

const maximumToolCalls = 6;

export interface ToolCall {
  id: string;
  name: string;
  /** JSON as the model wrote it; not validated. */
  arguments: string;
}

export interface ModelTurn {
  text: string;
  calls: ToolCall[];
}

export interface AskOptions {
  messages: ChatCompletionMessageParam[];
  /** Tools the model may call. Without any, an answer with a tool call is unusable. */
  tools?: ChatCompletionFunctionTool[];
  signal: AbortSignal;
  /** Called with the whole text so far. */
  onText?(text: string): void;
}

/** Asks a model once; throws without a complete answer (`UnusableAnswer`, or the client's error). */
export type AskModel = (options: AskOptions) => Promise<ModelTurn>;

/**
 * The documented protocol, chat completions as a stream, through the official client. It never logs, because it
 * would log text. `maximumCharacters`: more than any valid answer has; reading stops there.
 */
export function chatClient(
  { baseUrl, apiKey, model, timeoutMs }: LanguageModelConfig,
  { maximumCharacters }: { maximumCharacters: number },
): AskModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    // Only our own settings count, not environment variables of other programs.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    timeout: timeoutMs,
    // The caller knows whether a person waits, and also repeats complete but unusable answers.
    maxRetries: 0,
    fetch: boundedFetch,
    // Only the configured address, without redirects.
    fetchOptions: { redirect: 'error' },
  });
  return async ({ messages, tools, signal, onText }) => {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const stream = await client.chat.completions.create(
      { model, messages, ...(tools && { tools }), stream: true },
      { signal: stop },
    );
    const turn = new Turn(maximumCharacters, onText);
    for await (const chunk of stream) turn.read(chunk);
    // The client ends an aborted stream as if it were complete.
    stop.throwIfAborted();
    return turn.whole(tools ? ['stop', 'tool_calls'] : ['stop']);
  };
}

/** An answer while it arrives. */
class Turn {
  readonly #calls: ToolCall[] = [];
  #text = '';
  #finish: string | null | undefined;

  constructor(
    private readonly maximumCharacters: number,
    private readonly onText: AskOptions['onText'],
  ) {}

  // The server is not ours: any part of a piece may be missing.
  read(chunk: ChatCompletionChunk | undefined): void {
    const choice = chunk?.choices?.[0];
    if (!choice) return;
    const { content, tool_calls: pieces, refusal } = choice.delta ?? {};
    if (typeof refusal === 'string' && refusal !== '') throw new UnusableAnswer('it is a refusal');
    for (const piece of Array.isArray(pieces) ? pieces : []) this.#readCall(piece);
    if (typeof content === 'string' && content !== '') {
      this.#text += content;
      this.#bear(this.#text);
      this.onText?.(this.#text);
    }
    this.#finish = choice.finish_reason ?? this.#finish;
  }

  whole(ends: readonly string[]): ModelTurn {
    if (!this.#finish) throw new UnusableAnswer('it was cut');
    if (!ends.includes(this.#finish)) throw new UnusableAnswer(`it ended by "${this.#finish}"`);
    return { text: this.#text, calls: this.#calls.filter(Boolean) };
  }

  #readCall({ index, id, function: part }: ChatCompletionChunk.Choice.Delta.ToolCall): void {
    if (!(index >= 0 && index < maximumToolCalls)) throw new UnusableAnswer('it asks for too many tools');
    this.#calls[index] ??= { id: '', name: '', arguments: '' };
    const call = this.#calls[index];
    call.id ||= id ?? '';
    call.name += part?.name ?? '';
    call.arguments += part?.arguments ?? '';
    this.#bear(call.arguments);
  }

  #bear(text: string): void {
    if (text.length > this.maximumCharacters) throw new UnusableAnswer('it is far too long');
  }
}

/**
 * Why there was no answer, for the log: without the model's words or the server's message, which may contain the
 * key.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof UnusableAnswer) return error.message;
  if (error instanceof APIError && error.status) return `status ${error.status}`;
  // Checked by shape: a timeout is a DOMException, which is not always an Error.
  return (error as Partial<Error> | undefined)?.name ?? 'unknown';
}
