import type { Row } from '../query/rows.ts';
import type { Kind, Value } from './field.ts';
import type { Shape } from './shape.ts';

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

/** A question as data: which rows, and what of them. */
export interface Query<One> {
  kind: Kind<One>;
  conditions: readonly Condition<One>[];
  shape: Shape;
  /** Which proposals a field that counts proposals counts. */
  isCounted(proposal: Row): boolean;
  /** Fields that the answer shows of each row beside what every line has. */
  shown: readonly string[];
}
