import type { Emphasis } from '@harambee/documents';
import type { BudgetRows } from './budget-rows.ts';
import type { TableRows } from './table-rows.ts';

/** Items with bullets, or with the numbers they were written with. */
export interface List {
  kind: 'list';
  items: string[];
  /** Emphasized ranges of each item. */
  emphasis?: Emphasis[][];
  /** One for each item of a numbered list: "3.", "4)". */
  labels?: string[];
}

/** A part of a section as the files show it. */
export type SectionBlock =
  | { kind: 'paragraph'; text: string; emphasis?: Emphasis[] }
  | { kind: 'heading'; text: string }
  | List
  | { kind: 'budget'; table: BudgetRows }
  | { kind: 'table'; table: TableRows };
