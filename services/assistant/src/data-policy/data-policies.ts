import { type DataPolicy, projection } from '@harambee/service-kit';
import { KnownApplicationModel } from '../records/known-application.model.ts';
import { KnownAwardModel } from '../records/known-award.model.ts';
import { KnownCallModel } from '../records/known-call.model.ts';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';
import { KnownProposalModel } from '../records/known-proposal.model.ts';

/** Conversations are not stored: questions and answers disappear with the page. */
export const dataPolicies: readonly DataPolicy[] = [
  { model: KnownProposalModel, ...projection },
  { model: KnownOrganizationModel, ...projection },
  { model: KnownAwardModel, ...projection },
  { model: KnownCallModel, ...projection },
  { model: KnownApplicationModel, ...projection },
];
