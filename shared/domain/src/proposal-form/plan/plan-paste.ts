import {
  figureInCell,
  type HeadingWords,
  namedCells,
  type UnreadCell,
  valueInCell,
} from '../../rows/paste.ts';
import { isValueColumn, type PlanColumn } from './plan-columns.ts';
import { readPlanDate } from './plan-dates.ts';
import { readMonths } from './plan-months.ts';
import { emptyRow, isBlankRow } from './plan-rows.ts';
import { type PlanRow, type PlanTableName, planColumns } from './plan-tables.ts';

/** Where pasted links are looked up. */
export interface PasteTargets {
  outcomes: readonly { id: string; outcome: string; indicator: string }[];
  budgetLines: readonly { id?: string | undefined; item: string }[];
}

export interface PastedRows<Name extends PlanTableName> {
  rows: PlanRow<Name>[];
  unread: UnreadCell[];
}

/** Column headings that people use instead of the label. */
const synonyms: HeadingWords = {
  outcome: /^(?:outcome|result|objective|change)$/,
  indicator: /^(?:indicator|measure|what is counted)$/,
  unit: /^(?:unit|units?)$/,
  baseline: /^(?:baseline|baseline value|start|today|now)$/,
  baselineDate: /^(?:baseline date|date of baseline)$/,
  baselineSource: /^(?:baseline source|source|source of baseline)$/,
  target: /^(?:target|target value|goal)$/,
  total: /^(?:out of|total|of)$/,
  targetDate: /^(?:target date|by|by when|deadline|date of target)$/,
  method: /^(?:how it is measured|method|means of verification|how measured)$/,
  responsible: /^(?:who measures it|responsible|who|responsible person|lead|measured by)$/,
  frequency: /^(?:how often|frequency)$/,
  population: /^(?:for whom|population|among|target group)$/,
  activity: /^(?:activity|activities|what|task|step)$/,
  months: /^(?:months?|when|timing|period)$/,
  outcomeIds: /^(?:outcomes?|leads to|objective)$/,
  budgetLineIds: /^(?:budget lines?|budget|paid from)$/,
  name: /^(?:name|person|who)$/,
  post: /^(?:post|position|role|job|title)$/,
  share: /^(?:share of time(?: \(%\))?|share|time|fte|%|level of effort)$/,
  brings: /^(?:experience|brings|qualifications?|skills)$/,
  risk: /^(?:risk|risks)$/,
  likelihood: /^(?:likelihood|probability)$/,
  severity: /^(?:severity|impact)$/,
  mitigation: /^(?:mitigation|answer|response|what we do)$/,
  owner: /^(?:owner|responsible|who)$/,
  carriedBy: /^(?:carried by|who|by whom|responsible)$/,
  from: /^(?:from|start|from when)$/,
  kind: /^(?:kind|type|about)$/,
  measure: /^(?:measure|measures|what we do)$/,
  policy: /^(?:policy|basis)$/,
  project: /^(?:project|name|title)$/,
  funder: /^(?:funder|donor|paid by)$/,
  year: /^(?:year|date|when)$/,
  result: /^(?:result|results|outcome)$/,
  figure: /^(?:figure|number|value)$/,
};

/** The value of a pasted cell; undefined if it cannot be read. */
function cellFrom(column: PlanColumn, text: string, targets: PasteTargets): unknown {
  if (isValueColumn(column)) return valueInCell(column, text);
  if (column.kind === 'date') return readPlanDate(text);
  return column.kind === 'months' ? readMonths(text) : linksOf(column.to, text, targets);
}

/** Finds rows by number ("1, 3", "Outcome 2") or by text. */
function linksOf(to: 'outcomes' | 'budgetLines', text: string, targets: PasteTargets): string[] | undefined {
  const rows =
    to === 'outcomes'
      ? targets.outcomes.map(({ id, outcome, indicator }) => ({ id, names: [outcome, indicator] }))
      : targets.budgetLines.map(({ id, item }) => ({ id, names: [item] }));
  const idOf = (words: string) => {
    const [, number] = /^(?:outcomes? |no\.? ?|#)?(\d{1,2})$/i.exec(words) ?? [];
    if (number) return rows[Number(number) - 1]?.id;
    return rows.find(({ names }) =>
      names.some((name) => name !== '' && name.toLowerCase() === words.toLowerCase()),
    )?.id;
  };
  const whole = idOf(text);
  const ids = whole
    ? [whole]
    : text
        .split(/\s*[,;]\s*/)
        .filter(Boolean)
        .map(idOf);
  return ids.every((id) => id !== undefined) ? [...new Set(ids as string[])] : undefined;
}

/**
 * Converts rows of a spreadsheet into rows of a table, by their headings or else in the order of the form. Cells that
 * cannot be read are reported, never guessed: "03/04/2027" may be two different days.
 */
export function rowsFromPaste<Name extends PlanTableName>(
  table: Name,
  text: string,
  targets: PasteTargets,
  newId: () => string,
): PastedRows<Name> {
  const columns = new Map<string, PlanColumn>(planColumns(table));
  const result: PastedRows<Name> = { rows: [], unread: [] };
  for (const cells of namedCells(planColumns(table), synonyms, text)) {
    const row = emptyRow(table, newId()) as PlanRow<Name> & Record<string, unknown>;
    for (const { name, label, text: cell } of cells) {
      const column = name === undefined ? undefined : columns.get(name);
      const ofWhole =
        name === 'baseline' || name === 'target' ? /^(\S+) (?:of|\/) (\S+)$/.exec(cell) : undefined;
      const value = column && cellFrom(column, ofWhole?.[1] ?? cell, targets);
      const total = ofWhole?.[2] === undefined ? undefined : figureInCell(ofWhole[2]);
      if (name === undefined || value === undefined || (ofWhole && total === undefined)) {
        result.unread.push({ label, text: cell });
        continue;
      }
      Object.assign(row, { [name]: value, ...(total !== undefined && { total }) });
    }
    if (!isBlankRow(table, row)) result.rows.push(row);
  }
  return result;
}
