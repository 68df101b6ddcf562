import type { Row } from '../query/rows.ts';
import type { Condition } from './condition.ts';
import type { Kind } from './field.ts';
import type { Shape } from './shape.ts';

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
