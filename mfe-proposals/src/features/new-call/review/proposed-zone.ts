import type { CallFinding } from '@harambee/domain/schemas';
import { readersZone } from '../../../call-form/days-left.ts';

/** A deadline whose zone the text does not name gets the reader's as a proposal, marked as such. */
export function withProposedZone(findings: readonly CallFinding[]) {
  const proposed = new Set<string>();
  const all = findings.map((finding): CallFinding => {
    if (!('fields' in finding) || !finding.fields.deadlineDay || finding.fields.deadlineZone) return finding;
    proposed.add(finding.id);
    return { ...finding, fields: { ...finding.fields, deadlineZone: readersZone() } };
  });
  return { all, proposed };
}
