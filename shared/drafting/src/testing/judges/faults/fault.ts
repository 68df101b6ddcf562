import type { ProposalSectionKey } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import type { ApplicationName } from '../applications/applications.ts';

/** A fault found in a text, and how to tell that it is gone. */
export interface Fault {
  id: string;
  /** The application whose text had it; a fault in our own wording is looked for in all five. */
  of: readonly ApplicationName[];
  /** Where it is looked for; everywhere when absent. */
  section?: ProposalSectionKey;
  /** What no line may match, with a plan or in prose. */
  never: readonly RegExp[];
  /** What a line must match in a text that is written from the typed plan. */
  always: readonly RegExp[];
  /** The faulty line: one of `never` matches it. */
  seen: string;
  /** The correct line: all of `always` match it, none of `never`. */
  mended: string;
}

/**
 * The lines of a section: its paragraphs, then the rows of its tables with a tab between cells. The mark of an active
 * month is replaced by the header of its column.
 */
export const linesOfSection = ({ text, tables = [] }: GeneratedSection): string[] => [
  ...text.split(/\n+/),
  ...tables.flatMap(({ heads, rows }) => [
    heads.join('\t'),
    ...rows.map((row) =>
      row.map((cell, column) => (cell.text === '●' ? (heads[column] ?? '') : cell.text)).join('\t'),
    ),
  ]),
];

/** What remains of a fault in a text, as the message of a failing test. */
export function faultsIn(
  { id, section, never, always }: Fault,
  sections: readonly GeneratedSection[],
  isPlanned: boolean,
): string[] {
  const lines = sections
    .filter(({ key }) => section === undefined || key === section)
    .flatMap(linesOfSection);
  const present = lines.filter((line) => never.some((form) => form.test(line)));
  const missing = isPlanned ? always.filter((form) => !lines.some((line) => form.test(line))) : [];
  return [
    ...present.map((line) => `${id}: ${line}`),
    ...missing.map((form) => `${id}: nothing says ${form}`),
  ];
}
