import { westernDigits } from '../../format/digits.ts';
import type { PlanColumn } from './plan-columns.ts';
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
  /** Cells that could not be read: the pasted text and the column's label. */
  unread: { label: string; text: string }[];
}

/**
 * Splits rows copied from a spreadsheet: cells are separated by tabs, and quoted if they contain line breaks or
 * quotation marks.
 */
export function cellsOfSheet(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    (rows.at(-1) as string[]).push(cell.replace(/\s*\n\s*/g, ' ').trim());
    cell = '';
  };
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] as string;
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === '\t') endCell();
    else if (!isQuoted && sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows.filter((row) => row.some((one) => one !== ''));
}

/** Column headings that people use instead of the label. */
const synonyms: Readonly<Record<string, RegExp>> = {
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

/** The column for each heading; undefined for a cell that is not a heading. */
function columnsOfHeads(table: PlanTableName, heads: readonly string[]): (string | undefined)[] {
  const open = new Set<string>(planColumns(table).map(([name]) => name));
  return heads.map((head) => {
    const words = head
      .toLowerCase()
      .replace(/[:*]+$/, '')
      .trim();
    const found =
      planColumns(table).find(([name, { label }]) => open.has(name) && label.toLowerCase() === words) ??
      planColumns(table).find(([name]) => open.has(name) && synonyms[name]?.test(words));
    if (found) open.delete(found[0]);
    return found?.[0];
  });
}

/** Parses a decimal number in the format of any country; undefined if it is invalid or ambiguous. */
function figureOf(text: string): number | undefined {
  const typed = westernDigits(text)
    .replace(/%$/, '')
    .replaceAll(/[\s\u00a0\u202f']/g, '');
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(typed)) return Number(typed.replaceAll(',', ''));
  if (/^-?\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/.test(typed))
    return Number(typed.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** The value of a pasted cell; undefined if it cannot be read. */
function cellFrom(column: PlanColumn, text: string, targets: PasteTargets): unknown {
  switch (column.kind) {
    case 'figure': {
      const value = figureOf(text);
      return value !== undefined && value >= column.minimum && value <= column.maximum ? value : undefined;
    }
    case 'date':
      return readPlanDate(text);
    case 'months':
      return readMonths(text);
    case 'choice': {
      const wanted = text.toLowerCase();
      return Object.entries(column.choices).find(
        ([name, label]) => label.toLowerCase() === wanted || name === wanted,
      )?.[0];
    }
    case 'links':
      return linksOf(column.to, text, targets);
    default:
      return text.length <= column.max ? text : undefined;
  }
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
  const sheet = cellsOfSheet(text);
  const named = columnsOfHeads(table, sheet[0] ?? []);
  const hasHeads = named[0] !== undefined || named.filter(Boolean).length > 1;
  const order = hasHeads ? named : planColumns(table).map(([name]) => name as string);
  const columns = new Map<string, PlanColumn>(planColumns(table));
  const result: PastedRows<Name> = { rows: [], unread: [] };
  for (const cells of hasHeads ? sheet.slice(1) : sheet) {
    const row = emptyRow(table, newId()) as PlanRow<Name> & Record<string, unknown>;
    cells.forEach((cell, place) => {
      const name = order[place];
      const column = name === undefined ? undefined : columns.get(name);
      if (cell === '') return;
      const ofWhole =
        name === 'baseline' || name === 'target' ? /^(\S+) (?:of|\/) (\S+)$/.exec(cell) : undefined;
      const value = column && cellFrom(column, ofWhole?.[1] ?? cell, targets);
      const total = ofWhole?.[2] === undefined ? undefined : figureOf(ofWhole[2]);
      if (!column || name === undefined || value === undefined || (ofWhole && total === undefined)) {
        result.unread.push({ label: column?.label ?? sheet[0]?.[place] ?? '', text: cell });
        return;
      }
      Object.assign(row, { [name]: value, ...(total !== undefined && { total }) });
    });
    if (!isBlankRow(table, row)) result.rows.push(row);
  }
  return result;
}
