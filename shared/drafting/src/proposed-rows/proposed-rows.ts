import {
  emptyRow,
  isCalendarDay,
  type Plan,
  type PlanRow,
  type PlanTableName,
  planColumns,
  planTable,
  planTableNames,
} from '@harambee/domain';
import { isSaid, subjectOf } from './is-said.ts';
import type { Frame } from './pieces/months-in.ts';
import { rowsOfTable, tableOf, tablesIn } from './pieces/tables.ts';
import { type ReadField, type Reading, readFields, type Words } from './pieces/words.ts';
import { readActivities } from './readers/read-activities.ts';
import { readMeasures } from './readers/read-measures.ts';
import { readMechanisms } from './readers/read-mechanisms.ts';
import { readOutcome } from './readers/read-outcomes.ts';
import { readPeople } from './readers/read-people.ts';
import { readRisks } from './readers/read-risks.ts';
import { readAssumptions, readSafeguards, readTrackRecord } from './readers/read-statements.ts';

/** The literal words of an answer that a row was read from, with their position. */
export interface RowWords {
  field: ReadField;
  /** The index of the item, if the answer is a list. */
  item?: number;
  words: string;
  start: number;
  end: number;
}

/** A row that the text seems to describe. It enters the plan only when a person accepts it. */
export type ProposedRow = {
  [Name in PlanTableName]: {
    table: Name;
    /**
     * Its id is a hash of its words, so the same words propose the same row again. Cells that are not stated are
     * empty.
     */
    row: PlanRow<Name>;
    /** The row's own words first, then words elsewhere that gave it cells. */
    sources: [RowWords, ...RowWords[]];
  };
}[PlanTableName];

/** The texts that rows are read from, and the existing plan. */
export type ProposedFrom = Partial<Record<Exclude<ReadField, 'objectives'>, string>> & {
  objectives?: readonly string[];
  startDate?: string | undefined;
  projectDuration?: number;
} & Plan;

/** A longer answer is pasted data. */
const longestAnswer = 20_000;

function answersOf(proposal: ProposedFrom): Words[] {
  return readFields.flatMap((field): Words[] => {
    const texts = field === 'objectives' ? (proposal.objectives ?? []) : [proposal[field] ?? ''];
    return texts.map((text, item) => ({
      field,
      ...(field === 'objectives' && { item }),
      text: text.slice(0, longestAnswer),
      start: 0,
      end: Math.min(text.length, longestAnswer),
    }));
  });
}

type Readings = { [Name in PlanTableName]: Reading<PlanRow<Name>>[] };

function readAll(answers: readonly Words[], frame: Frame): Readings {
  const of = (...fields: ReadField[]) => answers.filter(({ field }) => fields.includes(field));
  const typed = <Name extends PlanTableName>(table: Name) =>
    answers
      .flatMap(tablesIn)
      .filter((one) => tableOf(one) === table)
      .flatMap((one) => rowsOfTable(table, one, frame));
  const measures = of('methodology', 'description').flatMap(readMeasures);
  return {
    outcomes: [...typed('outcomes'), ...of('objectives').flatMap((one) => readOutcome(one, measures))],
    activities: [...typed('activities'), ...of('timeline').flatMap((one) => readActivities(one, frame))],
    people: [...typed('people'), ...of('team').flatMap((one) => readPeople(one, frame))],
    risks: [...typed('risks'), ...of('methodology', 'sustainability', 'description').flatMap(readRisks)],
    assumptions: [
      ...typed('assumptions'),
      ...of('methodology', 'sustainability', 'description').flatMap(readAssumptions),
    ],
    mechanisms: [...typed('mechanisms'), ...of('sustainability').flatMap(readMechanisms)],
    safeguards: [...typed('safeguards'), ...of('methodology', 'team').flatMap(readSafeguards)],
    trackRecord: [...typed('trackRecord'), ...of('team', 'description').flatMap(readTrackRecord)],
  };
}

/**
 * Proposes rows for the tables of the plan from free text, each with the words it was read from (PROP-50). It prefers
 * missing a row to proposing a wrong one. Cells that are not stated stay empty, and rows already in the plan are not
 * proposed.
 */
export function proposedRows(proposal: ProposedFrom): ProposedRow[] {
  const startDate = proposal.startDate ?? '';
  const frame = {
    startDate: isCalendarDay(startDate) ? startDate : '',
    duration: proposal.projectDuration ?? 0,
  };
  const readings = readAll(answersOf(proposal), frame);
  return planTableNames.flatMap((table) => rowsOf(table, readings[table], proposal[table] ?? []));
}

function rowsOf<Name extends PlanTableName>(
  table: Name,
  readings: readonly Reading<PlanRow<Name>>[],
  present: readonly PlanRow<Name>[],
): ProposedRow[] {
  const rows: PlanRow<Name>[] = [];
  return readings.flatMap(({ cells, sources }) => {
    const row = { ...emptyRow(table, ''), ...fitting(table, cells) } as PlanRow<Name>;
    const subject = subjectOf(table, row);
    if (subject === '') return [];
    row.id = idOf(`${table} ${sources[0].text} ${subject}`);
    if (isSaid(table, row, present) || isSaid(table, row, rows)) return [];
    if (present.length + rows.length >= planTable(table).maxRows) return [];
    rows.push(row);
    return [{ table, row, sources: sources.map(wordsOf) } as unknown as ProposedRow];
  });
}

const wordsOf = ({ field, item, text, start, end }: Words): RowWords => ({
  field,
  ...(item !== undefined && { item }),
  words: text,
  start,
  end,
});

/** Drops cells that are too long for their column. */
function fitting<Name extends PlanTableName>(
  table: Name,
  cells: Partial<PlanRow<Name>>,
): Partial<PlanRow<Name>> {
  const columns = new Map(planColumns(table) as [string, ReturnType<typeof planColumns>[number][1]][]);
  return Object.fromEntries(
    Object.entries(cells).filter(([name, value]) => {
      const column = columns.get(name);
      if (column === undefined) return false;
      if (column.kind === 'figure')
        return typeof value === 'number' && value >= column.minimum && value <= column.maximum;
      return !('max' in column) || (value as string).length <= column.max;
    }),
  ) as Partial<PlanRow<Name>>;
}

/**
 * An id made from words, stable whatever else changes in the proposal: 64 bits of FNV-1a, in letters that a row's id
 * may have.
 */
function idOf(words: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const sign of words) {
    hash ^= BigInt(sign.codePointAt(0) ?? 0);
    hash = BigInt.asUintN(64, hash * 0x100000001b3n);
  }
  return `text-${hash.toString(36)}`;
}
