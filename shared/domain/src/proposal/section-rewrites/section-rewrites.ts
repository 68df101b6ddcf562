import type { ProposalSectionKey } from '../../proposal-form/proposal-sections.ts';

/** Ways in which a section can be written again (DRAFT-34), as the page names them. */
export const rewriteKinds = {
  shorter: { label: 'Shorter', needsModel: false },
  plainer: { label: 'Plainer', needsModel: false },
  other_words: { label: 'In other words', needsModel: false },
  more_about: { label: 'More about…', needsModel: true },
  words_of: { label: 'In the words of…', needsModel: true },
  tone: { label: 'In another tone', needsModel: true },
} as const;
export type RewriteKind = keyof typeof rewriteKinds;
export const rewriteKindNames = Object.keys(rewriteKinds) as readonly RewriteKind[];

/** Sections that are computed from the plan: no language model writes them (DRAFT-20). */
export const computedSections = ['budget', 'timeline'] as const satisfies readonly ProposalSectionKey[];
export const isComputedSection = (key: ProposalSectionKey): boolean =>
  (computedSections as readonly ProposalSectionKey[]).includes(key);

/** Tones that a person chooses from (DRAFT-34). */
export const rewriteTones = {
  formal: 'Formal',
  warm: 'Warm',
  confident: 'Confident',
} as const;
export type RewriteTone = keyof typeof rewriteTones;
export const rewriteToneNames = Object.keys(rewriteTones) as readonly RewriteTone[];

/** Characters of what a person types for a rewrite (DRAFT-34). A sample needs a few sentences, or there is no voice in it. */
export const rewriteLimits = { about: 200, shortestSample: 80, sample: 2_000 } as const;

/** At most so many texts are offered side by side (DRAFT-35). */
export const mostVariants = 3;

/** Why no language model wrote a section again, in words for people (DRAFT-34). */
export const whyWithoutModel = {
  no_model: 'No language model is set: Harambee writes alone.',
  kept_from_models: 'This proposal is kept from every language model. Its form says so under Team.',
  computed: 'This section is computed from your plan, so no language model writes it.',
  personal_data:
    'There is personal data in what would be sent, and nobody has confirmed that a language model may have it.',
  no_answer: 'The language model gave no text that can be used.',
} as const;
export type WhyWithoutModel = keyof typeof whyWithoutModel;
export const whyWithoutModelNames = Object.keys(whyWithoutModel) as readonly WhyWithoutModel[];

interface Rewrite {
  kind: RewriteKind;
  about?: string | undefined;
  sample?: string | undefined;
  tone?: RewriteTone | undefined;
}

/** The field that a way of writing needs, beside the text itself. */
export type RewriteField = 'about' | 'sample' | 'tone';

/** What is missing before a section can be written again, by its field; undefined when nothing is (DRAFT-34). */
export function problemOfRewrite({
  kind,
  about = '',
  sample = '',
  tone,
}: Rewrite): { field: RewriteField; message: string } | undefined {
  if (kind === 'more_about' && about.trim() === '')
    return { field: 'about', message: 'Say what the section should say more about' };
  if (kind === 'words_of' && sample.trim().length < rewriteLimits.shortestSample)
    return { field: 'sample', message: 'Paste a few sentences, so that there is a voice to follow' };
  if (kind === 'tone' && !tone) return { field: 'tone', message: 'Choose a tone' };
  return undefined;
}
