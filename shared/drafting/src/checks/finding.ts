/** What a check finds, by what it means for the person (CHECK-01). */
export const findingKinds = {
  contradiction: 'Contradiction',
  leftover: 'Leftover',
  personal_data: 'Personal data',
  unread: 'Not understood',
  incomplete: 'Incomplete',
} as const;
export type FindingKind = keyof typeof findingKinds;

/**
 * A place in a proposal: `description`, `objectives[0]`, `outcomes[springs].target`, `organization.location`,
 * `sections.budget`. A row is named by its id; a shorter path names all that is below it.
 */
export interface FindingPlace {
  path: string;
  /** What the place is called on the page. */
  label: string;
}

export interface Finding {
  kind: FindingKind;
  /** `error`: a reviewer would hold it against the proposal. `warning`: somebody should look at it. */
  severity: 'error' | 'warning';
  /** Plain words; a contradiction names both places and both values. */
  message: string;
  places: readonly [FindingPlace, ...FindingPlace[]];
}

/** The row a path leads to: `outcomes[springs].target` is in the row `springs` of `outcomes`. */
export function rowOfPath(path: string): { table: string; id: string; column: string } | undefined {
  const [, table, id, column = ''] = /^(\w+)\[([^\]]+)\](?:\.(\w+))?$/.exec(path) ?? [];
  return table !== undefined && id !== undefined ? { table, id, column } : undefined;
}
