import {
  type ProposalFieldName,
  type ProposalSectionKey,
  planColumns,
  planTable,
  planTableNames,
  proposalFields,
  proposalSections,
} from '@harambee/domain';
import type { CheckedProposal, PlanTableName } from './checked.ts';
import { type FindingPlace, rowOfPath } from './finding.ts';

const lineColumns: Readonly<Record<string, string>> = {
  item: 'Item',
  quantityHundredths: 'Quantity',
  unit: 'Unit',
  unitCents: 'Price',
  months: 'Months',
  justification: 'Justification',
};

const organizationFields: Readonly<Record<string, string>> = {
  location: 'Location in the profile',
  description: 'Description in the profile',
};

const shortened = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 48 ? `${line.slice(0, 46).replace(/\s\S*$/, '')}…` : line;
};

type Row = { id?: string } & Record<string, unknown>;

/** What a row is called: its first filled text. */
export function rowName(table: string, row: object): string {
  const cells = row as Row;
  const names =
    table === 'budgetLines'
      ? ['item']
      : table === 'outcomes'
        ? ['indicator', 'outcome']
        : planColumns(table as PlanTableName)
            .filter(([, { kind }]) => kind === 'line' || kind === 'text')
            .map(([name]) => name as string);
  const filled = names.map((name) => cells[name]).find((value) => typeof value === 'string' && value !== '');
  return shortened((filled as string | undefined) ?? 'a row without a name');
}

function labelOf(proposal: CheckedProposal, path: string): string {
  const cell = rowOfPath(path);
  if (cell && cell.table === 'objectives') return `Objective ${Number(cell.id) + 1}`;
  if (cell) {
    const rows = proposal[cell.table as keyof CheckedProposal] as readonly Row[] | undefined;
    const row = rows?.find(({ id }, index) => (id ?? String(index)) === cell.id);
    const isTable = planTableNames.includes(cell.table as PlanTableName);
    const column = isTable
      ? planTable(cell.table as PlanTableName).columns[cell.column]?.label
      : lineColumns[cell.column];
    const item = isTable ? planTable(cell.table as PlanTableName).itemLabel : 'Budget line';
    const name = row ? ` “${rowName(cell.table, row)}”` : '';
    return `${item}${name}${column ? `, ${column.toLowerCase()}` : ''}`;
  }
  if (path.startsWith('sections.')) {
    const name = path.slice('sections.'.length);
    // An answer to a funder's question is checked as a part of the text, under the name of its question.
    return `Text, ${proposalSections[name as ProposalSectionKey] ?? name}`;
  }
  if (path.startsWith('organization.')) return organizationFields[path.slice(13)] ?? 'Profile';
  return proposalFields[path as ProposalFieldName]?.label ?? path;
}

/** A path with the name that the page gives its place. */
export const placeAt = (proposal: CheckedProposal, path: string): FindingPlace => ({
  path,
  label: labelOf(proposal, path),
});
