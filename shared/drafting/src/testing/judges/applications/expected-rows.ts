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

/** A row as a careful reader takes it from the free text: only the cells that the text states. */
export type Expected<Row> = { from: Source; cells: Partial<Omit<Row, 'id'>> };

/**
 * What a careful person reads from the free text of an application. Cells of words are literally in the text, whatever
 * their capitals; cells that are not named here must be proposed empty.
 */
export interface ExpectedRows {
  outcomes: Expected<OutcomeRow>[];
  activities: Expected<Omit<ActivityRow, 'outcomeIds' | 'budgetLineIds'>>[];
  people: Expected<PersonRow>[];
  risks: Expected<RiskRow>[];
  mechanisms: Expected<MechanismRow>[];
  /** Items of the budget text with what each comes to, in whole units of the currency. */
  budget: { item: string; amount: number }[];
}
