import type OpenAI from 'openai';
import { APIError } from 'openai/core/error';
import type {
  ChatCompletionChunk,
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { inSpan } from '../telemetry/tracing.ts';
import { boundedFetch, UnusableAnswer } from './bounded-fetch.ts';
import type { LanguageModelConfig } from './config.ts';
import { withinTime } from './time-limit.ts';

const maximumToolCalls = 6;

export interface ToolCall {
  id: string;
  name: string;
  /** JSON as the model wrote it, not validated. */
  arguments: string;
}

export interface ModelTurn {
  text: string;
  calls: ToolCall[];
}

export interface AskOptions {
  messages: ChatCompletionMessageParam[];
  /** Tools the model may call. Without tools, an answer with a tool call is unusable. */
  tools?: ChatCompletionFunctionTool[];
  signal: AbortSignal;
  /** Called with all the text so far. */
  onText?(text: string): void;
}

/** Asks a model once. Throws if the answer is incomplete (`UnusableAnswer`, or the client's error). */
export type AskModel = (options: AskOptions) => Promise<ModelTurn>;

/**
 * The official client for chat completions, as a stream. Its logging is off, because it would log text. Reading stops
 * at `maximumCharacters`, which exceeds any valid answer.
 */
export function chatClient(
  { baseUrl, apiKey, model, timeoutMs }: LanguageModelConfig,
  { maximumCharacters }: { maximumCharacters: number },
): AskModel {
  let client: Promise<OpenAI> | undefined;
  // A hundred and fifty modules, which most installations never need.
  const load = async (): Promise<OpenAI> => {
    const { default: Client } = await import('openai');
    return new Client({
      baseURL: baseUrl,
      apiKey,
      // Only our own settings count, not environment variables meant for other programs.
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      logLevel: 'off',
      timeout: timeoutMs,
      // No retries here: the caller knows whether a person waits, and also retries complete but unusable answers.
      maxRetries: 0,
      fetch: boundedFetch,
      // Calls only the configured address, without following redirects.
      fetchOptions: { redirect: 'error' },
    });
  };
  return ({ messages, tools, signal, onText }) =>
    inSpan({ name: 'ask the language model' }, async () => {
      const stop = withinTime(timeoutMs, signal);
      client ??= load();
      const stream = await (await client).chat.completions.create(
        { model, messages, ...(tools && { tools }), stream: true },
        { signal: stop },
      );
      const turn = new Turn(maximumCharacters, onText);
      for await (const chunk of stream) turn.read(chunk);
      // The client treats an aborted stream as complete.
      stop.throwIfAborted();
      return turn.whole(tools ? ['stop', 'tool_calls'] : ['stop']);
    });
}

/** Collects an answer as it arrives. */
class Turn {
  readonly #calls: ToolCall[] = [];
  #text = '';
  #finish: string | null | undefined;

  constructor(
    private readonly maximumCharacters: number,
    private readonly onText: AskOptions['onText'],
  ) {}

  // We do not control the server: any part of a chunk may be missing.
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
 * Why there was no answer, for the log. Leaves out the model's words, and the server's message, which may contain the
 * key.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof UnusableAnswer) return error.message;
  if (error instanceof APIError && error.status) return `status ${error.status}`;
  // Checked by shape: a timeout is a DOMException, which is not always an instance of Error.
  return (error as Partial<Error> | undefined)?.name ?? 'unknown';
}
