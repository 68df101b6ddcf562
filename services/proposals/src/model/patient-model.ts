import { setTimeout as pause } from 'node:timers/promises';
import { type AskModel, reasonOf, withinTime } from '@harambee/service-kit/language-model';
import type { FastifyBaseLogger } from 'fastify';
import { APIError } from 'openai/core/error';
import type { ChatMessage } from './model-prompt.ts';

export interface PatientModelOptions {
  ask: AskModel;
  signal: AbortSignal;
  /** Aborted when the model must not be asked any more: no answer is missing then, and nothing fails (DRAFT-38). */
  stop?: AbortSignal | undefined;
  /** After this time the model is not asked again. */
  until: number;
  log?: Pick<FastifyBaseLogger, 'warn'>;
  /** Pause before the second attempt; doubled before the third. */
  backOffMs: number;
}

export interface Question<Value> {
  /** Name of the question in the log. */
  about: string;
  messages: ChatMessage[];
  /** Reads the answer, or throws if it is of no use. */
  read(answer: string): Value;
  onText?(soFar: string): void;
}

export const tries = 3;
/** If a server asks for a longer pause, we do not wait. */
export const longestPauseMs = 10_000;
/** After this many questions in a row without a usable answer, the model is not asked again for this text. */
const maxFailures = 2;

/** Asks a model again when it fails, and gives up on one that keeps failing. */
export class PatientModel {
  #failures = 0;

  constructor(private readonly options: PatientModelOptions) {}

  get isGivenUp(): boolean {
    const { stop, until } = this.options;
    return this.#failures >= maxFailures || Date.now() >= until || stop?.aborted === true;
  }

  /** The answer; nothing if there is none that can be used. Throws only when the writing was stopped. */
  async answer<Value>(question: Question<Value>): Promise<Value | undefined> {
    const { signal, stop, log, backOffMs } = this.options;
    const either = eitherOf(signal, stop);
    for (let attempt = 1; attempt <= tries && !this.isGivenUp; attempt++) {
      try {
        const value = await this.#attempt(question);
        this.#failures = 0;
        return value;
      } catch (error) {
        signal.throwIfAborted();
        if (stop?.aborted) return undefined;
        // Neither the answer nor the server's message about it: they may contain the key or what people wrote.
        log?.warn(
          { about: question.about, attempt, reason: reasonOf(error) },
          'drafting: the language model gave no usable answer',
        );
        const wait = pauseAfter(error, attempt, backOffMs);
        if (wait === 'never') this.#failures = maxFailures;
        if (wait === 'never' || wait === 'too long' || attempt === tries) break;
        await pause(wait, undefined, { signal: either }).catch(() => signal.throwIfAborted());
      }
    }
    this.#failures++;
    return undefined;
  }

  async #attempt<Value>({ messages, read, onText }: Question<Value>): Promise<Value> {
    const { ask, signal, stop, until } = this.options;
    const { text } = await ask({
      messages,
      signal: withinTime(Math.max(1, until - Date.now()), eitherOf(signal, stop)),
      ...(onText && { onText }),
    });
    return read(text);
  }
}

const eitherOf = (signal: AbortSignal, stop: AbortSignal | undefined): AbortSignal =>
  stop ? AbortSignal.any([signal, stop]) : signal;

/** How long to wait before the next attempt; a wrong key, model or address will not be right then either. */
function pauseAfter(error: unknown, attempt: number, backOffMs: number): number | 'never' | 'too long' {
  const usual = Math.min(backOffMs * 2 ** (attempt - 1), longestPauseMs);
  if (!(error instanceof APIError) || error.status === undefined) return usual;
  const { status, headers } = error;
  if (status < 500 && status !== 429 && status !== 408 && status !== 409) return 'never';
  const asked = retryAfterMs(headers?.get('retry-after'));
  if (asked === undefined) return usual;
  return asked > longestPauseMs ? 'too long' : asked;
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(value: string | null | undefined): number | undefined {
  if (!value) return undefined;
  const ms = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
