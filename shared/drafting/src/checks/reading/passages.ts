import { planColumns, planTableNames } from '@harambee/domain';
import { plainText, withoutNotes } from '../../reading/plain-text.ts';
import type { Checked } from '../checked.ts';

/** A text that somebody wrote, and its place. */
export interface Passage {
  path: string;
  /** The field or table it belongs to; `sections` for what was drafted. */
  field: string;
  text: string;
}

const longFields = [
  'title',
  'description',
  'methodology',
  'timeline',
  'sustainability',
  'team',
  'budget',
] as const;

const known = new WeakMap<Checked, Passage[]>();

/** Every text of a proposal that a reviewer reads. A budget in lines is read there, not in the text made of it. */
export function passagesOf(checked: Checked): Passage[] {
  const passages = known.get(checked) ?? readPassages(checked);
  known.set(checked, passages);
  return passages;
}

function readPassages({ proposal, sections = [] }: Checked): Passage[] {
  const fields = longFields
    .filter((field) => field !== 'budget' || (proposal.budgetLines ?? []).length === 0)
    .map((field) => ({ path: field, field, text: proposal[field] }));
  const objectives = proposal.objectives.map((text, index) => ({
    path: `objectives[${index}]`,
    field: 'objectives',
    text,
  }));
  const lines = (proposal.budgetLines ?? []).flatMap((line, index) =>
    (['item', 'justification'] as const).map((column) => ({
      path: `budgetLines[${line.id ?? index}].${column}`,
      field: 'budgetLines',
      text: line[column],
    })),
  );
  const drafted = sections.map(({ key, text }) => ({
    path: `sections.${key}`,
    field: 'sections',
    text: withoutNotes(text).replace(/\(\s*needs\s*:[^()]*\)/gi, ''),
  }));
  return [...fields, ...objectives, ...cellsOf(proposal), ...lines, ...drafted]
    .map((passage) => ({ ...passage, text: plainText(passage.text ?? '') }))
    .filter(({ text }) => text !== '');
}

const cellsOf = (proposal: Checked['proposal']): Passage[] =>
  planTableNames.flatMap((table) =>
    (proposal[table] ?? []).flatMap((row) =>
      planColumns(table)
        .filter(([, { kind }]) => kind === 'line' || kind === 'text')
        .map(([column]) => ({
          path: `${table}[${row.id}].${column}`,
          field: table,
          text: String((row as Record<string, unknown>)[column as string] ?? ''),
        })),
    ),
  );
