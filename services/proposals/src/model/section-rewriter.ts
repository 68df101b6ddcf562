import type { GeneratedSection, WrittenVariant } from '@harambee/domain/schemas';
import { countWords } from '@harambee/drafting';
import { type SectionAnswer, sectionAnswer } from '@harambee/drafting/slots';
import { chatClient, type LanguageModelConfig, UnusableAnswer } from '@harambee/service-kit/language-model';
import type { FastifyBaseLogger } from 'fastify';
import { correctionMessages } from './model-prompt.ts';
import { checkOptions, modelSection, plainAnswer } from './model-section.ts';
import { PatientModel } from './patient-model.ts';
import { angles, type RewriteTask, rewriteMessages } from './rewrite-prompt.ts';
import { maximumCharacters, minimumWords, whyUnusable } from './unusable-answer.ts';

export interface RewriterOptions {
  client: LanguageModelConfig;
  signal: AbortSignal;
  /** Milliseconds for all texts together; somebody waits for them. */
  withinMs: number;
  log?: Pick<FastifyBaseLogger, 'warn'>;
  /** Pause before the second attempt; doubled before the third. */
  backOffMs?: number;
}

/**
 * Up to three texts of a language model, asked for side by side; each is checked as a whole text is (DRAFT-21). None where
 * it gives nothing in time that can be used.
 */
export async function rewriteWithModel(
  task: RewriteTask,
  options: RewriterOptions,
): Promise<WrittenVariant[]> {
  const { client, signal, withinMs, log, backOffMs = 500 } = options;
  const { today } = task;
  const until = Date.now() + withinMs;
  const read = reader(task);
  const written = async (angle: string): Promise<SectionAnswer | undefined> => {
    const ask = chatClient(client, { maximumCharacters });
    const model = new PatientModel({ ask, signal, until, backOffMs, ...(log && { log }) });
    const about = `${today.key}, again`;
    const messages = rewriteMessages(task, angle);
    const first = await model.answer({ about, messages, read });
    if (!first) return undefined;
    const second = isWhole(first.checked)
      ? undefined
      : await model.answer({
          about,
          messages: [...messages, ...correctionMessages(first.answer, first.checked)],
          read,
        });
    const { checked } = second && faultsOf(second.checked) <= faultsOf(first.checked) ? second : first;
    // What it no longer states is named beside it; a text that states next to nothing is none.
    return checked.isVague || whyUnusable(checked.text, fewestWords(today)) ? undefined : checked;
  };
  const answers = (await Promise.all(angles.map(written))).flatMap((answer) => answer ?? []);
  return answers
    .map((answer) => asVariant(answer, today, client.model))
    .filter(({ text }, at, all) => text !== today.text && all.findIndex((one) => one.text === text) === at);
}

/** A short section has no room for what a whole one needs. */
const fewestWords = ({ text }: GeneratedSection): number =>
  Math.min(minimumWords, Math.ceil(countWords(text) / 3));

function reader({ today, facts, stated, further }: RewriteTask) {
  const check = checkOptions(facts, [...stated, ...further]);
  const statesFacts = stated.some(({ isClosing }) => !isClosing);
  return (text: string): { answer: string; checked: SectionAnswer } => {
    const answer = plainAnswer(text);
    const unusable = whyUnusable(answer, fewestWords(today));
    if (unusable) throw new UnusableAnswer(unusable);
    const checked = sectionAnswer(answer, today.key, stated, check);
    // A section that states nothing today cannot become vague.
    return { answer, checked: { ...checked, isVague: statesFacts && checked.isVague } };
  };
}

function asVariant(answer: SectionAnswer, today: GeneratedSection, model: string): WrittenVariant {
  const { text, sources = [], words } = modelSection(answer, today, model);
  return { text, sources, words, writer: 'model', model, cut: [], leftOut: answer.refused.length };
}

const isWhole = ({ refused, isVague }: SectionAnswer): boolean => refused.length === 0 && !isVague;
const faultsOf = ({ refused, isVague }: SectionAnswer): number => refused.length + (isVague ? 100 : 0);
