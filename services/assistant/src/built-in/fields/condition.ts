import type { Value } from './field.ts';

/** What a question narrows the rows to, by one field. */
export interface Condition<Row> {
  field: string;
  keeps(row: Row): boolean;
  /** Only that there is a value, or none. */
  isPresence?: boolean;
  isNone?: boolean;
  /** Its values are what is left after some were denied. */
  isDenied?: boolean;
  /** It is denied. */
  isOther?: boolean;
  /** Of a choice: the values that it names. */
  values?: readonly Value[];
  /** As the answer says it. */
  words: string;
  /** Where the question says it. */
  places: readonly number[];
}
