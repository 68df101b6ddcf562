import { type DataPolicy, leftOut, peopleProjection, projection } from '@harambee/service-kit';
import { KnownApplicationModel } from '../records/known-application.model.ts';
import { KnownAwardModel } from '../records/known-award.model.ts';
import { KnownCallModel } from '../records/known-call.model.ts';
import { KnownDocumentModel } from '../records/known-document.model.ts';
import { KnownMoveModel } from '../records/known-move.model.ts';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';
import { KnownPersonModel } from '../records/known-person.model.ts';
import { KnownProposalModel } from '../records/known-proposal.model.ts';
import { KnownReadinessModel } from '../records/known-readiness.model.ts';
import { KnownSignOffModel } from '../records/known-sign-off.model.ts';
import { KnownTeamModel } from '../records/known-team.model.ts';

/** Conversations are not stored: questions and answers disappear with the page. */
export const dataPolicies: readonly DataPolicy[] = [
  { model: KnownProposalModel, ...projection },
  { model: KnownOrganizationModel, ...projection },
  { model: KnownAwardModel, ...projection },
  { model: KnownCallModel, ...projection },
  { model: KnownApplicationModel, ...projection },
  {
    model: KnownTeamModel,
    ...projection,
    // The names are in the other one; who has left is nobody here as soon as the proposal's own event says so.
    forget: leftOut('follows what the proposal itself says of its people'),
  },
  { model: KnownPersonModel, ...peopleProjection },
  {
    model: KnownMoveModel,
    ...projection,
    // What happened stays, but not who did it, as in the history of the proposal itself.
    forget: ({ tenantId, userId }) =>
      KnownMoveModel.updateMany({ tenantId, by: userId }, { $unset: { by: 1 } }),
  },
  { model: KnownReadinessModel, ...projection },
  {
    model: KnownSignOffModel,
    ...projection,
    forget: ({ tenantId, userId }) => KnownSignOffModel.deleteMany({ tenantId, userId }),
  },
  { model: KnownDocumentModel, ...projection },
];
