import { westernDigits } from '@harambee/domain';
import type { FundedProject, OwnFact, Policy, ProfileSettings, Report } from '@harambee/domain/schemas';

/** A figure while it is typed. Its id is empty until it has been saved, as in the other rows. */
export interface FactRow {
  id: string;
  name: string;
  value: string;
  unit: string;
  date: string;
  source: string;
  url: string;
  isPublic: boolean;
}

/** A funded project while it is typed. */
export interface ProjectRow {
  id: string;
  title: string;
  funder: string;
  amount: string;
  currency: string;
  from: string;
  to: string;
  summary: string;
  /** Empty if it was typed by hand. */
  proposalId: string;
  showsAmount: boolean;
}

export interface PolicyRow {
  id: string;
  title: string;
  url: string;
}

export interface ReportRow extends PolicyRow {
  year: string;
}

/** The lists of rows in the form. */
export interface RowLists {
  facts: FactRow[];
  projects: ProjectRow[];
  policies: PolicyRow[];
  reports: ReportRow[];
}
export type RowListName = keyof RowLists;
export type RowOf<Name extends RowListName> = RowLists[Name][number];

export const emptyRows: { readonly [Name in RowListName]: RowOf<Name> } = {
  facts: { id: '', name: '', value: '', unit: '', date: '', source: '', url: '', isPublic: false },
  projects: {
    id: '',
    title: '',
    funder: '',
    amount: '',
    currency: '',
    from: '',
    to: '',
    summary: '',
    proposalId: '',
    showsAmount: false,
  },
  policies: { id: '', title: '', url: '' },
  reports: { id: '', title: '', year: '', url: '' },
};
export const rowListNames = Object.keys(emptyRows) as RowListName[];

/** Cells that say nothing alone: an id, and what is chosen before anything is typed. */
const saysNothing = ['id', 'currency'];

/** An empty row: it is neither sent nor validated. */
export const isBlank = (row: object): boolean =>
  Object.entries(row).every(
    ([name, cell]) => saysNothing.includes(name) || typeof cell !== 'string' || cell.trim() === '',
  );

/** Accepts `6,140`, `6 140` and Arabic digits; NaN if it is not a number. */
export function figureIn(text: string): number {
  const digits = westernDigits(text).replaceAll(/[,\s]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

/** The same, where an empty cell is "not given". */
const numberIn = (text: string): number => (text.trim() === '' ? 0 : figureIn(text));
const shown = (number: number): string => (number === 0 ? '' : String(number));

const idOf = ({ id }: { id: string }) => id !== '' && { id };

type New<Row extends { id: string }> = Omit<Row, 'id'> & { id?: string };

/** A figure as it is sent. A service from before 2026-12 knows neither address nor choice: sent if there is one, or was. */
export function factOf(row: FactRow, loaded?: FactRow): New<OwnFact> {
  const { id: _id, value, url, isPublic, ...texts } = row;
  return {
    ...idOf(row),
    ...texts,
    value: figureIn(value),
    ...((url !== '' || loaded?.url) && { url }),
    ...((isPublic || loaded?.isPublic) && { isPublic }),
  };
}

export function projectOf(row: ProjectRow): New<FundedProject> {
  const { id: _id, proposalId, showsAmount, amount, from, to, currency, ...texts } = row;
  const isOfProposal = proposalId !== '';
  const sum = isOfProposal ? 0 : numberIn(amount);
  return {
    ...idOf(row),
    ...texts,
    amount: sum,
    currency: sum === 0 ? '' : currency,
    from: numberIn(from),
    to: numberIn(to),
    ...(isOfProposal && { proposalId }),
    ...(isOfProposal && showsAmount && { showsAmount }),
  };
}

export const policyOf = (row: PolicyRow): New<Policy> => ({ ...idOf(row), title: row.title, url: row.url });

export const reportOf = (row: ReportRow): New<Report> => ({ ...policyOf(row), year: numberIn(row.year) });

/** The rows of a saved profile as the form shows them. */
export const rowsOf = ({ facts, projects, policies, reports }: SavedRows): RowLists => ({
  facts: facts.map((fact) => ({ ...emptyRows.facts, ...fact, value: String(fact.value) })),
  projects: projects.map((project) => ({
    ...emptyRows.projects,
    ...project,
    amount: shown(project.amount),
    from: shown(project.from),
    to: shown(project.to),
  })),
  policies: policies.map((policy) => ({ ...policy })),
  reports: reports.map((report) => ({ ...report, year: shown(report.year) })),
});
type SavedRows = Pick<ProfileSettings, RowListName>;

const written = <Row extends object>(rows: readonly Row[]): Row[] => rows.filter((row) => !isBlank(row));

/** All rows as they are sent. */
export function sentRows(values: RowLists, loaded: RowLists) {
  const before = new Map(loaded.facts.map((row) => [row.id, row]));
  return {
    facts: written(values.facts).map((row) => factOf(row, before.get(row.id))),
    projects: written(values.projects).map(projectOf),
    policies: written(values.policies).map(policyOf),
    reports: written(values.reports).map(reportOf),
  };
}

function rowIn(empty: object, unsaved: object): object {
  const cells = Object.entries(empty).map(([name, nothing]) => {
    const cell = (unsaved as Record<string, unknown>)[name];
    return [name, typeof cell === typeof nothing ? cell : nothing];
  });
  return Object.fromEntries(cells);
}

/** Rows stored by an earlier release may lack a cell or have another type; what does not fit is empty. */
export function rowsIn(unsaved: unknown): RowLists {
  const lists = (unsaved ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    rowListNames.map((name) => {
      const rows = Array.isArray(lists[name]) ? (lists[name] as unknown[]) : [];
      const objects = rows.filter((row): row is object => typeof row === 'object' && row !== null);
      return [name, objects.map((row) => rowIn(emptyRows[name], row))];
    }),
  ) as unknown as RowLists;
}
