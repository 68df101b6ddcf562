import type { Checked } from './checked.ts';
import type { Finding } from './finding.ts';
import { placeAt } from './labels.ts';

type Said = Pick<Finding, 'message'> & { at: readonly [string, ...string[]] };

/** One check: it looks at a proposal and names what it finds. */
export type Check = (checked: Checked, today: string) => Iterable<Finding>;

const findingOf =
  (kind: Finding['kind'], severity: Finding['severity']) =>
  ({ proposal }: Checked, { message, at }: Said): Finding => ({
    kind,
    severity,
    message,
    places: at.map((path) => placeAt(proposal, path)) as unknown as Finding['places'],
  });

/** Two values that cannot both be right. */
export const contradiction = findingOf('contradiction', 'error');
/** Two values that can hardly both be right; somebody who knows the project decides. */
export const doubt = findingOf('contradiction', 'warning');
export const leftover = findingOf('leftover', 'error');
export const possibleLeftover = findingOf('leftover', 'warning');
export const personalData = findingOf('personal_data', 'error');
export const unread = findingOf('unread', 'warning');
export const incomplete = findingOf('incomplete', 'warning');
