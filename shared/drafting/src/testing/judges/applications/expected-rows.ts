import type {
  ActivityRow,
  MechanismRow,
  OutcomeRow,
  PersonRow,
  PlannedProposal,
  RiskRow,
} from '../typed-plan.ts';

type TextField = 'description' | 'objectives' | 'methodology' | 'timeline' | 'sustainability' | 'team';

/** The words that a row was read from: literally in that field. */
export interface Source {
  field: Extract<keyof PlannedProposal, TextField>;
  words: string;
}

/** A row as a careful reader finds it in free text: only cells that the text states. */
export type Expected<Row> = { from: Source; cells: Partial<Omit<Row, 'id'>> };

/**
 * What a careful reader finds in the free text of an application. Text cells appear literally in the text, ignoring
 * case; cells not listed here must be proposed empty.
 */
export interface ExpectedRows {
  outcomes: Expected<OutcomeRow>[];
  activities: Expected<Omit<ActivityRow, 'outcomeIds' | 'budgetLineIds'>>[];
  people: Expected<PersonRow>[];
  risks: Expected<RiskRow>[];
  mechanisms: Expected<MechanismRow>[];
  /** Items of the budget text with their amounts, in whole units of the currency. */
  budget: { item: string; amount: number }[];
}
