import type { Member, ProposalTeam, TeamTask } from '@harambee/domain/schemas';

/** Somebody of the organization. */
export const memberOf = (given: Partial<Member> = {}): Member => ({
  id: 'u-2',
  firstName: 'Juma',
  lastName: 'Baraka',
  email: 'juma@maji.example',
  role: 'Member',
  joinedAt: '2026-01-05T09:00:00.000Z',
  ...given,
});

/** An open task of Juma's. */
export const taskOf = (given: Partial<TeamTask> = {}): TeamTask => ({
  id: 't-budget',
  place: { kind: 'section', section: 'budget' },
  label: 'Budget',
  personId: 'u-2',
  dueOn: '',
  isDone: false,
  ...given,
});

/** The people of a proposal. */
export const teamOf = (given: Partial<ProposalTeam> = {}): ProposalTeam => ({
  proposalId: 'p-1',
  ownerId: 'u-1',
  helperIds: [],
  tasks: [],
  people: [],
  revision: 3,
  ...given,
});
