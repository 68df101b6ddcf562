import type { ProfileStatements, ProposalSectionKey } from '@harambee/domain';
import type { GeneratedSection, ProfileFact, ProposalFields, SectionAdvice } from '@harambee/domain/schemas';

/** A figure the organization gives about itself, with its day and source. */
/** Texts from before 2026-12 lack its id. */
export type OwnFact = Omit<ProfileFact, 'id'> & { id?: string };

/** What an organization says about itself in its profile; absent fields were not filled in. */
export interface OrganizationFacts extends Partial<ProfileStatements> {
  name: string;
  mission?: string;
  location?: string;
  foundedYear?: number;
  /** Numbers of the Sustainable Development Goals, 1 to 17. */
  sdgs?: number[];
  website?: string;
  facts?: OwnFact[];
}

/** Everything a drafter may write about. */
export interface DraftingFacts {
  proposal: ProposalFields;
  organization: OrganizationFacts;
  /** Day the form was last saved, `YYYY-MM-DD`; absent for older texts. */
  savedOn?: string;
  /** Day the organization's profile was last saved, `YYYY-MM-DD`; absent without a profile. */
  profileSavedOn?: string;
}

export interface DraftingOptions {
  /** The same seed gives the same words; another seed says the same things differently. */
  seed: string;
  signal: AbortSignal;
  /** Aborted when a language model must not be asked any more: the rest is written without it (DRAFT-38). */
  modelStop?: AbortSignal;
  /**
   * True if a person has seen the personal data in the facts and agreed to send it out; otherwise it never leaves
   * this product.
   */
  isPersonalDataConfirmed?: boolean;
  /** Sections that a resumed job already has; they are not written again. */
  done?: GeneratedSection[];
  /** Called with a reviewer's advice, by drafters that have a reviewer. */
  onAdvice?(advice: SectionAdvice[]): void;
  /**
   * Called as a section grows, by slow drafters. Call `textSoFar` only when the text is shown, because it is
   * expensive.
   */
  onText?(key: ProposalSectionKey, textSoFar: () => string): void;
}

/** Writes the sections of a proposal, one after the other (DRAFT-01). */
export interface Drafter {
  readonly name: string;
  /** The order in which sections are written; that of the text if absent. */
  readonly order?: readonly ProposalSectionKey[];
  draft(facts: DraftingFacts, options: DraftingOptions): AsyncIterable<GeneratedSection>;
}
