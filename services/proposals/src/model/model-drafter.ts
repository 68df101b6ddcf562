import { setTimeout as pause } from 'node:timers/promises';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { type Drafter, type DraftingFacts, type DraftingOptions, modelTaskOf } from '@harambee/drafting';
import {
  type AskModel,
  chatClient,
  type LanguageModelConfig,
  reasonOf,
} from '@harambee/service-kit/language-model';
import type { FastifyBaseLogger } from 'fastify';
import { APIError } from 'openai';
import { checkedSection, checkedText } from './checked-section.ts';
import { sectionMessages } from './model-prompt.ts';
import { type KnownFacts, knownFacts } from './stated-claims.ts';
import { maximumCharacters } from './unusable-answer.ts';

export interface ModelDrafterOptions {
  client: LanguageModelConfig;
  /** Writes what the model cannot, and the correct version that the model is given. */
  fallback: Drafter;
  log?: Pick<FastifyBaseLogger, 'warn'>;
  /** Pause before the second try; doubled before the third. */
  backOffMs?: number;
  /** After this time the rest of a text is the fallback's. */
  textBudgetMs?: number;
}

const tries = 3;
/** A server that asks for a longer pause is not waited for. */
const longestPauseMs = 10_000;
/** Sections in a row without a usable answer, after which the model is not asked again for this text. */
const patience = 2;
const usualTextBudgetMs = 300_000;

/** The longest one section can take, for whoever watches over it. */
export const longestSectionMs = (timeoutMs: number): number =>
  Math.min(tries * timeoutMs, usualTextBudgetMs) + (tries - 1) * longestPauseMs;

/**
 * Writes by a language model, one request for each section. Nothing it sends is taken as it is: see `checkedSection`.
 * Whatever goes wrong, the fallback's section takes its place, so a text is never without one and never waits for long.
 */
export function modelDrafter(options: ModelDrafterOptions): Drafter {
  const { fallback, client, textBudgetMs = usualTextBudgetMs } = options;
  const ask = chatClient(client, { maximumCharacters });
  return {
    name: `model ${client.model}`,
    async *draft(facts, drafting) {
      const writing = new TextWriting(ask, options, facts, drafting, Date.now() + textBudgetMs);
      for await (const plain of fallback.draft(facts, drafting)) {
        const section = await writing.section(plain);
        drafting.signal.throwIfAborted();
        yield section ?? { ...plain, engine: 'built-in' };
      }
    },
  };
}

/** One text on its way. */
class TextWriting {
  readonly #known: KnownFacts;
  #failures = 0;

  constructor(
    private readonly ask: AskModel,
    private readonly options: ModelDrafterOptions,
    private readonly facts: DraftingFacts,
    private readonly drafting: DraftingOptions,
    private readonly until: number,
  ) {
    this.#known = knownFacts(facts);
  }

  /** The section by the model; nothing when it is not for the model, or the model has no use. */
  async section(plain: GeneratedSection): Promise<GeneratedSection | undefined> {
    if (!modelTaskOf(plain.key) || this.#failures >= patience) return undefined;
    for (let attempt = 1; attempt <= tries && Date.now() < this.until; attempt++) {
      try {
        const section = await this.#attempt(plain);
        this.#failures = 0;
        return section;
      } catch (error) {
        this.drafting.signal.throwIfAborted();
        // Neither the answer nor what the server says of it: it may repeat the key or what people wrote.
        this.options.log?.warn(
          { section: plain.key, attempt, reason: reasonOf(error) },
          'drafting: the language model gave no usable answer',
        );
        const wait = pauseAfter(error, attempt, this.options.backOffMs ?? 500);
        if (wait === 'never') this.#failures = patience;
        if (wait === 'never' || wait === 'too long' || attempt === tries) break;
        await pause(wait, undefined, { signal: this.drafting.signal });
      }
    }
    this.#failures++;
    return undefined;
  }

  async #attempt(plain: GeneratedSection): Promise<GeneratedSection> {
    if (!modelTaskOf(plain.key)) return plain;
    const { signal, onText } = this.drafting;
    const left = AbortSignal.timeout(Math.max(1, this.until - Date.now()));
    const { text } = await this.ask({
      messages: sectionMessages(plain.key, plain, this.facts),
      signal: AbortSignal.any([signal, left]),
      // What a page shows while it grows has passed the same check.
      ...(onText && {
        onText: (soFar) =>
          onText(plain.key, () => checkedText(wholeWords(soFar), plain.needs, this.#known).text),
      }),
    });
    return checkedSection(text, plain, this.#known, this.options.client.model);
  }
}

/** Half a number would be marked, and half a note would not be one. */
const wholeWords = (text: string): string => text.replace(/\[[^\]]*$|\S+$/, '');

/** How long to wait for the next try; a wrong key, model or address will not be right at the next one. */
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
