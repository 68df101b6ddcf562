export { organizationFacts } from '../context/organization-facts.ts';
export { checkProposal } from './check-proposal.ts';
export type { Checked } from './checked.ts';
export { type Finding, type FindingKind, type FindingPlace, findingKinds, rowOfPath } from './finding.ts';
export { personalDataIn } from './personal-data/personal-data.ts';
