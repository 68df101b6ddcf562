import {
  type CallCells,
  type CallTableName,
  callTableNames,
  emptyCall,
  emptyCallRow,
  exportCall,
  type FunderFieldName,
} from '@harambee/domain';
import type { CallContent, CallRow, FunderContent } from '@harambee/domain/schemas';

/** Languages of the forms, as a person reads their names. */
export const builtInLanguages = { en: 'English', fr: 'French', es: 'Spanish', pt: 'Portuguese' } as const;

/** Where facts of a form are from. */
export interface CallFactSource {
  /** An address, or the name of a document with the place it was read at. */
  publication: string;
  /** Of the state that is described: `2026`, `2026-03` or `2026-03-06`. */
  date: string;
  /** Which facts. */
  gives: string;
}

/**
 * The shape of a public call that a funder published (CALL-07). Facts, in words of our own: what is uncertain is empty, and
 * `unsure` says so. Whoever begins from it checks with the funder.
 */
export interface BuiltInCall {
  /** In addresses. */
  id: string;
  language: keyof typeof builtInLanguages;
  /** The first one gives the questions. */
  sources: readonly [CallFactSource, ...CallFactSource[]];
  /** What was left out, or may have changed. It is never shown as a fact. */
  unsure: readonly string[];
  call: FunderContent;
}

/** The date of the state that a form describes: that of its questions. */
export const asOf = ({ sources }: BuiltInCall): string => sources[0].date;

type Cells<Name extends CallTableName> = Partial<CallCells<Name>>;

interface Described extends Omit<BuiltInCall, 'call'> {
  fields: Partial<Pick<CallContent, FunderFieldName>>;
  questions: readonly Cells<'questions'>[];
  eligibility?: readonly Cells<'eligibility'>[];
  attachments?: readonly Cells<'attachments'>[];
  criteria?: readonly Cells<'criteria'>[];
}

const rowsOf = <Name extends CallTableName>(table: Name, cells: readonly Cells<Name>[]): CallRow<Name>[] =>
  cells.map((row, index) => ({ ...emptyCallRow(table, `${table}-${index + 1}`), ...row }));

/** A form as it is written down here; cells that are not named are empty. */
export function builtInCall({ fields, id, language, sources, unsure, ...tables }: Described): BuiltInCall {
  const rows = callTableNames.map((table) => [table, rowsOf(table, tables[table] ?? [])]);
  const { call } = exportCall({ ...emptyCall, ...fields, ...Object.fromEntries(rows) });
  return { id, language, sources, unsure, call };
}

/** A question with a limit in words. */
export const inWords = (limit: number) => ({ limit, limitUnit: 'words' }) as const;

/** A question with a limit in characters. */
export const inCharacters = (limit: number) => ({ limit, limitUnit: 'characters' }) as const;
