import type { GeneratedSection } from '@harambee/domain/schemas';
import { checkProposal } from '../checks/check-proposal.ts';
import { type Finding, rowOfPath } from '../checks/finding.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import type { Loss, Signal } from './loss.ts';

/** Why a contradiction caps the score. */
export const contradictionCap = 'Two places of the proposal contradict each other';
/** Why leftovers of an earlier draft cap the score. */
export const leftoverCap = 'The text holds what an earlier draft or a form left behind';

const caps: Readonly<Partial<Record<Finding['kind'], string>>> = {
  contradiction: contradictionCap,
  leftover: leftoverCap,
};

/** The field of the form as fixes name it: `objectives.0`, `outcomes`. */
function fieldOf(path: string): string {
  const row = rowOfPath(path);
  if (row) return row.table === 'objectives' ? `objectives.${row.id}` : row.table;
  return path.split(/[.[]/)[0] ?? path;
}

/** The sum against the request is a signal of its own. */
const isSum = ({ places }: Finding): boolean => places.some(({ path }) => path === 'requestedAmount');

/** Earns no points. Errors found by the checks cap the score at 59 until they are fixed. */
export function consistent(sections: readonly GeneratedSection[], facts: DraftingFacts): Signal {
  const findings = checkProposal({ ...facts, sections }, facts.savedOn ?? '');
  const losses = findings
    .filter((finding) => finding.severity === 'error' && caps[finding.kind] && !isSum(finding))
    .slice(0, shownFindings)
    .map(
      ({ kind, message, places: [first] }): Loss => ({
        key: `finding ${message}`,
        gain: 0,
        what: `Mend this: ${message}`,
        lifts: caps[kind] as string,
        ...(!first.path.startsWith('sections.') && { field: fieldOf(first.path) }),
      }),
    );
  return { key: 'consistency', label: 'Nothing contradicts', outOf: 0, losses, aspect: 'complete' };
}

/** The others show up once these are fixed; the findings panel lists all of them. */
const shownFindings = 5;
