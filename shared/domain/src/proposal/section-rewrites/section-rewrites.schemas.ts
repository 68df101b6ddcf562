import { type Static, Type } from 'typebox';
import { type ProposalSectionKey, proposalSectionKeys } from '../../proposal-form/proposal-sections.ts';
import { IdParams, StrictObject } from '../../schemas/common.schemas.ts';
import { type DraftingEngine, draftingEngines, TextSource } from '../proposal-text.schemas.ts';
import {
  mostVariants,
  type RewriteKind,
  type RewriteTone,
  rewriteKindNames,
  rewriteLimits,
  rewriteToneNames,
  type WhyWithoutModel,
  whyWithoutModelNames,
} from './section-rewrites.ts';

export const SectionParams = StrictObject({
  ...IdParams.properties,
  section: Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys }),
});

/** POST /api/proposals/{id}/sections/{section}/variants. It changes nothing (DRAFT-34). */
export const RewriteSection = StrictObject({
  kind: Type.Unsafe<RewriteKind>({ type: 'string', enum: rewriteKindNames }),
  about: Type.Optional(Type.String({ maxLength: rewriteLimits.about })),
  sample: Type.Optional(Type.String({ maxLength: rewriteLimits.sample })),
  tone: Type.Optional(Type.Unsafe<RewriteTone>({ type: 'string', enum: rewriteToneNames })),
  /** Somebody has seen the personal data in the proposal and lets a language model have it (CHECK-08). */
  confirmed: Type.Optional(Type.Literal('personal_data')),
});
export type RewriteSection = Static<typeof RewriteSection>;

/** Another text of a section (DRAFT-35). Paragraphs are parted by an empty line. */
export const WrittenVariant = StrictObject({
  text: Type.String(),
  sources: Type.Array(TextSource),
  words: Type.Integer({ minimum: 0 }),
  writer: Type.Unsafe<DraftingEngine>({ type: 'string', enum: draftingEngines }),
  /** Its name, where a language model wrote it. */
  model: Type.Optional(Type.String()),
  /** Sentences of today's text that were taken out as they are, in their order (DRAFT-32). */
  cut: Type.Array(Type.String()),
  /** How many sentences of the language model failed the check (DRAFT-21). */
  leftOut: Type.Integer({ minimum: 0 }),
});
export type WrittenVariant = Static<typeof WrittenVariant>;

export const RewrittenSection = StrictObject({
  /** None where there is no other way to say it. */
  variants: Type.Array(WrittenVariant, { maxItems: mostVariants }),
  /** Absent where a language model wrote. */
  withoutModel: Type.Optional(Type.Unsafe<WhyWithoutModel>({ type: 'string', enum: whyWithoutModelNames })),
});
export type RewrittenSection = Static<typeof RewrittenSection>;
