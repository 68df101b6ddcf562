import { setTimeout as pause } from 'node:timers/promises';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { type Drafter, type DraftingFacts, type DraftingOptions, modelTaskOf } from '@harambee/drafting';
import { checkProposal } from '@harambee/drafting/checks';
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
  /** Writes what the model cannot, and the correct version that the model receives. */
  fallback: Drafter;
  log?: Pick<FastifyBaseLogger, 'warn'>;
  /** Pause before the second attempt; doubled before the third. */
  backOffMs?: number;
  /** After this time the fallback writes the rest of a text. */
  textBudgetMs?: number;
}

const tries = 3;
/** If a server asks for a longer pause, we do not wait. */
const longestPauseMs = 10_000;
/** After this many sections in a row without a usable answer, the model is not used again for this text. */
const maxFailures = 2;
const usualTextBudgetMs = 300_000;

/** The longest time that one section can take, for its supervisor. */
export const longestSectionMs = (timeoutMs: number): number =>
  Math.min(tries * timeoutMs, usualTextBudgetMs) + (tries - 1) * longestPauseMs;

/**
 * Writes with a language model, one request for each section. No answer is used unchecked: see `checkedSection`. If
 * anything fails, the fallback's section is used, so a text is always complete and never waits long.
 */
export function modelDrafter(options: ModelDrafterOptions): Drafter {
  const { fallback, client, textBudgetMs = usualTextBudgetMs } = options;
  const ask = chatClient(client, { maximumCharacters });
  return {
    name: `model ${client.model}`,
    async *draft(facts, drafting) {
      if (!drafting.isPersonalDataConfirmed && hasPersonalData(facts)) {
        options.log?.warn(
          'drafting: personal data, and nobody has confirmed that a language model may have it',
        );
        for await (const plain of fallback.draft(facts, drafting)) yield { ...plain, engine: 'built-in' };
        return;
      }
      const writing = new TextWriting(ask, options, facts, drafting, Date.now() + textBudgetMs);
      for await (const plain of fallback.draft(facts, drafting)) {
        const section = await writing.section(plain);
        drafting.signal.throwIfAborted();
        yield section ?? { ...plain, engine: 'built-in' };
      }
    },
  };
}

/** What the checks take for data of people who are helped; what is not confirmed goes to no model (CHECK-08). */
const hasPersonalData = (facts: DraftingFacts): boolean =>
  checkProposal(facts, facts.savedOn ?? '').some(({ kind }) => kind === 'personal_data');

/** One text in progress. */
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

  /** The model's section; undefined if the model must not write it or cannot be used. */
  async section(plain: GeneratedSection): Promise<GeneratedSection | undefined> {
    if (!modelTaskOf(plain.key) || this.#failures >= maxFailures) return undefined;
    for (let attempt = 1; attempt <= tries && Date.now() < this.until; attempt++) {
      try {
        const section = await this.#attempt(plain);
        this.#failures = 0;
        return section;
      } catch (error) {
        this.drafting.signal.throwIfAborted();
        // Neither the answer nor the server's message about it: they may contain the key or what people wrote.
        this.options.log?.warn(
          { section: plain.key, attempt, reason: reasonOf(error) },
          'drafting: the language model gave no usable answer',
        );
        const wait = pauseAfter(error, attempt, this.options.backOffMs ?? 500);
        if (wait === 'never') this.#failures = maxFailures;
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
      // A page shows a growing text only after the same check.
      ...(onText && {
        onText: (soFar) =>
          onText(plain.key, () => checkedText(wholeWords(soFar), plain.needs, this.#known).text),
      }),
    });
    return checkedSection(text, plain, this.#known, this.options.client.model);
  }
}

/** Half a number would be marked, and half a note would not count as one. */
const wholeWords = (text: string): string => text.replace(/\[[^\]]*$|\S+$/, '');

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
