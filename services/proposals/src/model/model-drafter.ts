import { type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { type Drafter, type DraftingFacts, type DraftingOptions, modelTaskOf } from '@harambee/drafting';
import {
  type AssignedSlots,
  assignedSlots,
  type CheckOptions,
  factSlots,
  filledText,
  type SectionAnswer,
  type Slot,
  sectionAnswer,
} from '@harambee/drafting/slots';
import { chatClient, type LanguageModelConfig, UnusableAnswer } from '@harambee/service-kit/language-model';
import type { FastifyBaseLogger } from 'fastify';
import { correctionMessages, planMessages, type SectionTask, sectionMessages } from './model-prompt.ts';
import { checkOptions, modelSection, plainAnswer } from './model-section.ts';
import { longestPauseMs, PatientModel, tries } from './patient-model.ts';
import { readAdvice, reviewMessages } from './review.ts';
import { maximumCharacters, whyUnusable } from './unusable-answer.ts';
import { whyNoModel } from './why-no-model.ts';
import { noPlan, plannedFacts, readPlan, type WritingPlan } from './writing-plan.ts';

export interface ModelDrafterOptions {
  client: LanguageModelConfig;
  /** Writes what the model cannot, and the plain version that the model receives. */
  fallback: Drafter;
  log?: Pick<FastifyBaseLogger, 'warn'>;
  /** Pause before the second attempt; doubled before the third. */
  backOffMs?: number;
  /** After this time the fallback writes the rest of a text. */
  textBudgetMs?: number;
}

const usualTextBudgetMs = 300_000;

/** The longest time that one section can take, for its supervisor: the plan, the section and its correction. */
export const longestSectionMs = (timeoutMs: number): number =>
  Math.min(3 * tries * timeoutMs, usualTextBudgetMs) + 3 * (tries - 1) * longestPauseMs;

/** The summary sums up what is written, so it is written last. */
const order: readonly ProposalSectionKey[] = [
  ...proposalSectionKeys.filter((key) => key !== 'executive_summary'),
  'executive_summary',
];

/**
 * Writes with a language model in four steps (DRAFT-20 to DRAFT-23): it plans, writes each section with slots in place of
 * facts, the engine checks and fills them, and what fails the check goes back once. What then still fails is left out. If
 * anything is missing, the fallback's section is used, so a text is always complete and never waits long.
 */
export function modelDrafter(options: ModelDrafterOptions): Drafter {
  const { fallback, client } = options;
  return {
    name: `model ${client.model}`,
    order,
    async *draft(facts, drafting) {
      const { onText: _onText, ...quiet } = drafting;
      const plains = new Map<ProposalSectionKey, GeneratedSection>();
      for await (const plain of fallback.draft(facts, quiet)) plains.set(plain.key, plain);
      const writing = mayWriteWith(options, facts, drafting) && new TextWriting(options, facts, drafting);
      const { done = [] } = drafting;
      const written: GeneratedSection[] = [];
      for (const key of order) {
        const plain = plains.get(key);
        if (!plain) continue;
        drafting.signal.throwIfAborted();
        const section = writing ? await writing.section(plain) : undefined;
        drafting.signal.throwIfAborted();
        const final: GeneratedSection = section ?? { ...plain, engine: 'built-in' };
        written.push(final);
        // The last one waits for the review: what is told of a text is told before it is complete.
        if (writing && written.length === plains.size) await writing.review([...done, ...written]);
        yield final;
      }
    },
  };
}

function mayWriteWith(
  { log }: ModelDrafterOptions,
  facts: DraftingFacts,
  { isPersonalDataConfirmed }: DraftingOptions,
): boolean {
  const reason = whyNoModel(facts, isPersonalDataConfirmed);
  if (reason === 'personal_data')
    log?.warn('drafting: personal data, and nobody has confirmed that a language model may have it');
  return !reason;
}

/** One text in progress. */
class TextWriting {
  readonly #model: PatientModel;
  readonly #slots: readonly Slot[];
  readonly #check: CheckOptions;
  #plan: WritingPlan | undefined;
  #assigned: AssignedSlots = new Map();
  #before: GeneratedSection | undefined;

  constructor(
    private readonly options: ModelDrafterOptions,
    private readonly facts: DraftingFacts,
    private readonly drafting: DraftingOptions,
  ) {
    const { client, log, backOffMs = 500, textBudgetMs = usualTextBudgetMs } = options;
    this.#model = new PatientModel({
      ask: chatClient(client, { maximumCharacters }),
      signal: drafting.signal,
      stop: drafting.modelStop,
      until: Date.now() + textBudgetMs,
      backOffMs,
      ...(log && { log }),
    });
    this.#slots = factSlots(facts);
    this.#check = checkOptions(facts, this.#slots);
  }

  /** The model's section; undefined if the model must not write it, or what it wrote cannot be used. */
  async section(plain: GeneratedSection): Promise<GeneratedSection | undefined> {
    if (!modelTaskOf(plain.key) || this.#model.isGivenUp) return undefined;
    const plan = await this.#planned();
    const assigned = this.#assigned.get(plain.key) ?? [];
    const task: SectionTask = {
      plain,
      plan,
      assigned,
      facts: this.facts,
      slots: this.#slots,
      ...(this.#before && { before: this.#before }),
    };
    const answer = await this.#written(task);
    const section = answer && modelSection(answer, plain, this.options.client.model);
    this.#before = section ?? plain;
    return section;
  }

  /** What the model would advise; only of a text that it has written a part of, and only where somebody listens. */
  async review(sections: readonly GeneratedSection[]): Promise<void> {
    const { onAdvice } = this.drafting;
    if (!onAdvice || !sections.some(({ engine }) => engine === 'model')) return;
    const advice = await this.#model.answer({
      about: 'review',
      messages: reviewMessages(sections),
      read: (answer) => readAdvice(answer, sections),
    });
    if (advice && advice.length > 0) onAdvice(advice);
  }

  /** Asked once for a text; without a plan each fact stays where it belongs. */
  async #planned(): Promise<WritingPlan> {
    if (this.#plan) return this.#plan;
    const plan = await this.#model.answer({
      about: 'plan',
      messages: planMessages(this.facts, this.#slots),
      read: readPlan,
    });
    this.#plan = plan ?? noPlan;
    this.#assigned = assignedSlots(this.#slots, plannedFacts(this.#plan));
    return this.#plan;
  }

  /** The first answer, or the second where the first has faults; undefined where the engine's own section says more. */
  async #written(task: SectionTask): Promise<SectionAnswer | undefined> {
    const messages = sectionMessages(task);
    const first = await this.#answer(task, messages);
    if (!first) return undefined;
    const second = isWhole(first.checked)
      ? undefined
      : await this.#answer(task, [...messages, ...correctionMessages(first.answer, first.checked)]);
    const best = second && faultsOf(second.checked) <= faultsOf(first.checked) ? second : first;
    const { missing, isVague, text } = best.checked;
    return missing.length > 0 || isVague || whyUnusable(text) ? undefined : best.checked;
  }

  #answer({ plain, assigned }: SectionTask, messages: ReturnType<typeof sectionMessages>) {
    const { key } = plain;
    const { onText } = this.drafting;
    const check = (answer: string) => sectionAnswer(answer, key, assigned, this.#check);
    return this.#model.answer({
      about: key,
      messages,
      read: (text) => {
        const answer = plainAnswer(text);
        const unusable = whyUnusable(answer);
        if (unusable) throw new UnusableAnswer(unusable);
        return { answer, checked: check(answer) };
      },
      // A page shows a growing text only after the same check.
      ...(onText && {
        onText: (soFar) =>
          onText(key, () => filledText(wholeSentences(plainAnswer(soFar)), this.#check).text),
      }),
    });
  }
}

const isWhole = ({ refused, missing, isVague }: SectionAnswer): boolean =>
  refused.length === 0 && missing.length === 0 && !isVague;

/** Fewer is better; without its facts a section is none. */
const faultsOf = ({ refused, missing, isVague }: SectionAnswer): number =>
  refused.length + 100 * missing.length + (isVague ? 100 : 0);

/** Half a sentence cannot be checked. */
const wholeSentences = (text: string): string => text.replace(/[^.!?…\n]*$/, '');
