import { type ProposalFormSection, proposalFormSectionNames } from '@harambee/domain';
import type { Finding } from '@harambee/drafting/checks';
import { sectionOfField } from '../form-values/proposal.schema.ts';

/** The section of the form where a finding is mended; nothing for the drafted text and the profile. */
export const sectionOfFinding = ({ places }: Finding): ProposalFormSection | undefined =>
  places.map(({ path }) => sectionOfField(path)).find((section) => section !== undefined);

export interface FindingGroup {
  section: ProposalFormSection | 'text';
  findings: Finding[];
}

/** Findings by the section of the form, in the form's order; those of the drafted text come last. */
export function findingGroups(findings: readonly Finding[]): FindingGroup[] {
  const names = [...proposalFormSectionNames, 'text'] as const;
  return names
    .map((section) => ({
      section,
      findings: findings.filter((finding) => (sectionOfFinding(finding) ?? 'text') === section),
    }))
    .filter((group) => group.findings.length > 0);
}
