import { type KnownPerson, knownPersonSchema } from '@harambee/service-kit';
import { model } from 'mongoose';

/** Who belongs to an organization now, learned from events: whom a proposal may name (OWNER-02). */
export const ColleagueModel = model<KnownPerson>(
  'ProposalColleague',
  knownPersonSchema('proposal_colleagues'),
);
