import {
  isBlankRow,
  type Plan,
  type PlanRow,
  type PlanTableName,
  planColumns,
  planTable,
  planTableNames,
  withEmptyPlanCells,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { plainLine, withoutNotes } from '../reading/plain-text.ts';
import { type FactPath, fact, need, type Part } from './draft-text.ts';

/** A row of the plan with its index among the stored rows, which leads back to its cells. */
export type PlacedRow<Name extends PlanTableName> = PlanRow<Name> & { place: number };

/** The plan of a proposal: every table without blank rows, its texts as plain lines. */
export type DraftPlan = { [Name in PlanTableName]: PlacedRow<Name>[] };

const clean = (text: string): string => {
  const line = withoutNotes(plainLine(text)).replace(/[\s;,]+$/, '');
  // Removes the full stop after a single phrase, because the cell becomes part of a line of ours.
  return /[.!?]\s|(?:\.|\b(?:etc|Ltd|Inc|Co|Corp|No|St|Jr|Sr|\p{L}))\.$/iu.test(line)
    ? line
    : line.replace(/\.$/, '');
};

/** Reads the plan once (DRAFT-11, DRAFT-12) and ignores what is not a row. */
export function draftPlan(proposal: ProposalFields): DraftPlan {
  const plan = withEmptyPlanCells(proposal as Plan);
  return Object.fromEntries(
    planTableNames.map((table) => [
      table,
      (plan[table] ?? []).flatMap((row, place) => {
        const cells = planColumns(table).map(([name]) => {
          const value: unknown = (row as Record<string, unknown>)[name];
          return [name, typeof value === 'string' ? clean(value) : value];
        });
        const cleaned = { ...Object.fromEntries(cells), id: row.id } as PlanRow<typeof table>;
        return isBlankRow(table, cleaned) ? [] : [{ ...cleaned, place }];
      }),
    ]),
  ) as unknown as DraftPlan;
}

/** The path of a cell of the plan. */
export const cellPath = (table: PlanTableName, place: number, column: string): FactPath =>
  `proposal.${table}.${place}.${column}`;

/** The name of a row in a note about something missing. */
const rowName: { [Name in PlanTableName]: (row: PlanRow<Name>) => string } = {
  outcomes: ({ indicator, outcome }) => indicator || outcome,
  activities: ({ activity }) => activity,
  people: ({ name, post }) => name || post,
  risks: ({ risk }) => risk,
  assumptions: ({ assumption }) => assumption,
  mechanisms: ({ mechanism }) => mechanism,
  safeguards: ({ measure }) => measure,
  trackRecord: ({ project }) => project,
};

const longestName = 80;

/** A missing cell in the words of a note: "the baseline of springs flowing in the dry season". */
export function cellNeed<Name extends PlanTableName>(
  table: Name,
  row: PlacedRow<Name>,
  column: string,
): Part {
  const { itemLabel, columns } = planTable(table);
  const name = rowName[table](row) || `${itemLabel.toLowerCase()} ${row.place + 1}`;
  const short = name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name;
  return need(`${columns[column]?.label.toLowerCase()}: ${short}`);
}

/** A cell as a fact, or as a note if it is empty and a reviewer would miss it; nothing if it may stay empty. */
export function cell<Name extends PlanTableName>(
  table: Name,
  row: PlacedRow<Name>,
  column: keyof PlanRow<Name> & string,
  words: string,
): Part | undefined {
  if (words !== '') return fact(cellPath(table, row.place, column), words);
  return planTable(table).columns[column]?.needed === undefined ? undefined : cellNeed(table, row, column);
}
