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
  /** JSON, as the model wrote it: nothing in it is known to be right. */
  arguments: string;
}

export interface ModelTurn {
  text: string;
  calls: ToolCall[];
}

export interface AskOptions {
  messages: ChatCompletionMessageParam[];
  /** What the model may ask for. Without them an answer that asks for one is unusable. */
  tools?: ChatCompletionFunctionTool[];
  signal: AbortSignal;
  /** Called with the whole text so far. */
  onText?(text: string): void;
}

/** Asks a model once; throws when there is no whole answer (`UnusableAnswer`, or what the client says). */
export type AskModel = (options: AskOptions) => Promise<ModelTurn>;

/**
 * The documented protocol, chat completions as a stream, through the official client. It never logs: it would log text.
 * `maximumCharacters`: more than any answer can have; the stream is not read any further.
 */
export function chatClient(
  { baseUrl, apiKey, model, timeoutMs }: LanguageModelConfig,
  { maximumCharacters }: { maximumCharacters: number },
): AskModel {
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
    // Whoever asks knows whether a person waits, and repeats also what came back whole but useless.
    maxRetries: 0,
    fetch: boundedFetch,
    // The configured address and no other one.
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
    // The client ends a stream that was stopped as if it were whole.
    stop.throwIfAborted();
    return turn.whole(tools ? ['stop', 'tool_calls'] : ['stop']);
  };
}

/** An answer as it arrives. */
class Turn {
  readonly #calls: ToolCall[] = [];
  #text = '';
  #finish: string | null | undefined;

  constructor(
    private readonly maximumCharacters: number,
    private readonly onText: AskOptions['onText'],
  ) {}

  // The server is not ours: a piece may lack anything.
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

/** Why there was no answer, for the log: neither the model's words nor what its server says, which may repeat the key. */
export function reasonOf(error: unknown): string {
  if (error instanceof UnusableAnswer) return error.message;
  if (error instanceof APIError && error.status) return `status ${error.status}`;
  // By shape: what ends a wait is a DOMException, which is not always an Error.
  return (error as Partial<Error> | undefined)?.name ?? 'unknown';
}
