import type { ProfileStatements, ProposalSectionKey } from '@harambee/domain';
import type { GeneratedSection, ProfileFact, ProposalFields, SectionAdvice } from '@harambee/domain/schemas';

/** A figure the organization gives about itself, with its day and source. */
export type OwnFact = Omit<ProfileFact, 'id'>;

/** What an organization says of itself in its profile; what is not there was not given. */
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

/** Everything a drafter may speak of. What is not here is not known. */
export interface DraftingFacts {
  proposal: ProposalFields;
  organization: OrganizationFacts;
  /** Day the form was last saved, `YYYY-MM-DD`; unknown for texts of before it was kept. */
  savedOn?: string;
  /** Day the organization's profile was last saved, `YYYY-MM-DD`; unknown without one. */
  profileSavedOn?: string;
}

export interface DraftingOptions {
  /** The same seed writes the same words; another one says the same things differently. */
  seed: string;
  signal: AbortSignal;
  /** Somebody has seen the personal data in the facts and lets others have it; without it none leaves this product. */
  isPersonalDataConfirmed?: boolean;
  /** Sections already written (a job taken up again): they are not written twice. */
  done?: GeneratedSection[];
  /** Told what a reviewer would advise, by drafters that have one. */
  onAdvice?(advice: SectionAdvice[]): void;
  /** Told of a section as it grows, by drafters that take their time; `textSoFar` is worth its work only when it is shown. */
  onText?(key: ProposalSectionKey, textSoFar: () => string): void;
}

/** Writes the sections of a proposal, one after the other (DRAFT-01). */
export interface Drafter {
  readonly name: string;
  /** The order in which the sections come; that of the text when left out. */
  readonly order?: readonly ProposalSectionKey[];
  draft(facts: DraftingFacts, options: DraftingOptions): AsyncIterable<GeneratedSection>;
}
