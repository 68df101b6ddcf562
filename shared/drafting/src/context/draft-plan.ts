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

/** A row of the plan with its place among the rows as they are stored, which leads back to its own cells. */
export type PlacedRow<Name extends PlanTableName> = PlanRow<Name> & { place: number };

/** The plan of a proposal: every table, its texts as plain lines, without blank rows. */
export type DraftPlan = { [Name in PlanTableName]: PlacedRow<Name>[] };

const clean = (text: string): string => {
  const line = withoutNotes(plainLine(text)).replace(/[\s;,]+$/, '');
  // A full stop ends a sentence among others; behind one phrase, where a cell joins a line of ours, it is in the way.
  return /[.!?]\s|(?:\.|\b(?:etc|Ltd|Inc|Co|Corp|No|St|Jr|Sr|\p{L}))\.$/iu.test(line)
    ? line
    : line.replace(/\.$/, '');
};

/** Reads the plan once (DRAFT-11, DRAFT-12); what is no row stays outside. */
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

/** Where a cell of the plan is written. */
export const cellPath = (table: PlanTableName, place: number, column: string): FactPath =>
  `proposal.${table}.${place}.${column}`;

/** What a row is called where something of it is asked for. */
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

/** What a cell lacks, as a note: "the baseline of springs flowing in the dry season". */
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

/** A cell as a fact, or as a note where it is empty and a reviewer misses it; nothing where it may stay empty. */
export function cell<Name extends PlanTableName>(
  table: Name,
  row: PlacedRow<Name>,
  column: keyof PlanRow<Name> & string,
  words: string,
): Part | undefined {
  if (words !== '') return fact(cellPath(table, row.place, column), words);
  return planTable(table).columns[column]?.needed === undefined ? undefined : cellNeed(table, row, column);
}
