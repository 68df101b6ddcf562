import type { Doc } from '../bson/values.ts';
import type { Collation } from './collation.ts';

export interface MatchContext {
  collation?: Collation | undefined;
  /** Values of `let`, as `$$name` in expressions. */
  variables?: Doc | undefined;
  /** The query, for the positional `$` of a projection, and the document it matched when another one is shown. */
  filter?: Doc | undefined;
  found?: Doc | undefined;
}
