import type { BudgetReview, ProposalSectionKey } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import type { DraftContext } from '../context/draft-context.ts';
import type { Aim } from './aims.ts';
import type { MeasuredFacts } from './measured-facts.ts';

/** What a signal is read from; facts and context as they are measured (`measuredFacts`). */
export interface Assessed {
  context: DraftContext;
  facts: MeasuredFacts;
  /** What the project wants to reach. */
  aims: readonly Aim[];
  /** What a reviewer looks for in its budget. */
  review: BudgetReview;
  sections: readonly GeneratedSection[];
}

/** Why a number or name without a source caps the score. */
export const claimCap = 'The text states a number or a name that no fact holds';

/** Points that are missing, and what would bring them. */
export interface Loss {
  /** One fix resolves all losses with the same key, so their gains add up. */
  key: string;
  gain: number;
  /** What to do, in one short sentence. */
  what: string;
  /** The same for several of a kind, of which each alone would bring less than a point. */
  kind?: string;
  section?: ProposalSectionKey;
  /** How the note begins that asks for it, or words of the sentence it is about. */
  note?: string;
  words?: string;
  /** Field of the form, or of the profile, where it is mended. */
  field?: string;
  /** The reason for a cap that it takes away. */
  lifts?: string;
}

/** A signal measured: what it could bring, and what is missing of that. */
export interface Signal {
  key: string;
  label: string;
  outOf: number;
  losses: Loss[];
  /** `complete`: the parts that have to be there. `content`: how much stands behind them. */
  aspect: 'complete' | 'content';
}

export const earned = ({ outOf, losses }: Signal): number =>
  Math.max(0, outOf - losses.reduce((sum, { gain }) => sum + gain, 0));

/** The losses that apply. */
export const lost = (...losses: (Loss | false | undefined)[]): Loss[] =>
  losses.filter((loss): loss is Loss => !!loss && loss.gain > 0);

export const shortened = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text;
