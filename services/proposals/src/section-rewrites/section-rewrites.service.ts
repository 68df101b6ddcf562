import {
  isComputedSection,
  type ProposalSectionKey,
  problemOfRewrite,
  rewriteKinds,
  type WhyWithoutModel,
  whyWithoutModel,
} from '@harambee/domain';
import type {
  GeneratedSection,
  RewriteSection,
  RewrittenSection,
  WrittenVariant,
} from '@harambee/domain/schemas';
import { factSlots, type Slot, textWithSlots } from '@harambee/drafting/slots';
import { type Actor, Conflict, Unavailable, ValidationFailed } from '@harambee/service-kit';
import type { LanguageModelConfig } from '@harambee/service-kit/language-model';
import type { FastifyBaseLogger } from 'fastify';
import { whyNoModel } from '../model/why-no-model.ts';
import { findProposal } from '../proposals/proposals.service.ts';
import { whyNotChanged } from '../text-edits/editable-text.ts';
import { engineVariants } from './engine-variants.ts';
import { type TodaysText, todaysText } from './todays-text.ts';

export interface SectionRewrite {
  actor: Actor;
  id: string;
  section: ProposalSectionKey;
  request: RewriteSection;
  model: LanguageModelConfig | undefined;
  log: FastifyBaseLogger;
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Less than the route may take. */
const modelWithinMs = 45_000;

/** POST /api/proposals/{id}/sections/{section}/variants. */
export async function rewriteSection(given: SectionRewrite): Promise<RewrittenSection> {
  const { actor, id, section: key, request, signal } = given;
  const problem = problemOfRewrite(request);
  if (problem) throw new ValidationFailed([problem]);
  const record = await findProposal(actor, id);
  const refusal = whyNotChanged(record);
  if (refusal) throw new Conflict(refusal);
  const text = await todaysText(record);
  const today = text?.sections.find((one) => one.key === key);
  if (!text || !today || today.text.trim() === '')
    throw new Conflict('There is no text in this section yet. Generate it first.');
  const reason = whyWithout(given, text, today);
  const byModel = reason ? [] : await modelVariants(given, text, today);
  if (byModel.length > 0) return { variants: byModel };
  const withoutModel = reason ?? 'no_answer';
  if (rewriteKinds[request.kind].needsModel) throw refused(withoutModel);
  const { kind } = request;
  return { variants: await engineVariants({ seed: id, kind, key, text, signal }), withoutModel };
}

/** Why no language model may write this section now. */
function whyWithout(
  { model, request }: SectionRewrite,
  { facts }: TodaysText,
  today: GeneratedSection,
): WhyWithoutModel | undefined {
  if (!model) return 'no_model';
  if (isComputedSection(today.key)) return 'computed';
  const { about = '', sample = '', confirmed } = request;
  const typed = [about, sample].map((text) => ({ key: today.key, text }));
  return whyNoModel(facts, confirmed === 'personal_data', [today, ...typed]);
}

function refused(reason: WhyWithoutModel): Error {
  const message = whyWithoutModel[reason];
  if (reason === 'personal_data') return new ValidationFailed([{ field: 'confirmed', message }]);
  return reason === 'no_answer'
    ? new Unavailable(`${message} The section is as it was. Try again, or in another way.`)
    : new Conflict(message);
}

async function modelVariants(
  { request, model, log, signal }: SectionRewrite,
  { facts, cards }: TodaysText,
  today: GeneratedSection,
): Promise<WrittenVariant[]> {
  if (!model) return [];
  // A fact that the text tells nothing of could not be traced to its source.
  const slots = factSlots(facts).filter(({ sources = [] }) => sources.every(({ fact }) => cards.has(fact)));
  const stated = statedSlots(today, slots);
  const further = request.kind === 'more_about' ? slots.filter((slot) => !stated.includes(slot)) : [];
  // What reads the answers of a model is loaded by those who have one.
  const { rewriteWithModel } = await import('../model/section-rewriter.ts');
  return rewriteWithModel(
    { today, facts, stated, further: offeredFurther(further, today), request },
    { client: model, signal, withinMs: modelWithinMs, log },
  );
}

/**
 * The facts that a section states: in the words of their slots, or in other words where each of them is marked. Of an answer
 * in several sentences only the one that stands there counts.
 */
function statedSlots(today: GeneratedSection, slots: readonly Slot[]): Slot[] {
  const marked = new Set(today.sources?.map(({ fact }) => fact));
  const { stated } = textWithSlots(today.text, slots);
  const isMarked = ({ kind, isClosing, sources = [] }: Slot) =>
    kind !== 'statement' &&
    kind !== 'phrase' &&
    !isClosing &&
    sources.length > 0 &&
    sources.every(({ fact }) => marked.has(fact));
  return slots.filter((slot) => stated.includes(slot) || isMarked(slot));
}

/** A long list costs and confuses; those of the same section come first. */
const mostFurther = 40;
const offeredFurther = (slots: readonly Slot[], { key }: GeneratedSection): Slot[] =>
  slots
    .filter(({ isClosing }) => !isClosing)
    .toSorted((one, other) => Number(other.section === key) - Number(one.section === key))
    .slice(0, mostFurther);
