import { formerMember } from '@harambee/domain';
import {
  type DataPolicy,
  jsonFile,
  notAboutPersons,
  peopleProjection,
  projection,
  type RemovedPerson,
} from '@harambee/service-kit';
import { FactChangeModel } from '../changed-facts/fact-change.model.ts';
import { ProposalCountersModel } from '../figures/proposal-counters.model.ts';
import { KnownGuestModel } from '../known-guests/known-guest.model.ts';
import { OrganizationModel } from '../organizations/organization.model.ts';
import { ColleagueModel } from '../people/colleague.model.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { ProposalFormModel } from '../proposals/proposal-form.model.ts';
import { ProposalTextModel } from '../proposals/proposal-text.model.ts';
import { forgetSigner } from '../sign-offs/forget-signer.ts';
import { SignedTextModel } from '../sign-offs/signed-text.model.ts';
import { releaseParts } from '../team/hand-over.ts';
import { answerBankPolicy } from './answer-bank-policy.ts';
import { applicationPolicies } from './application-policies.ts';
import { commentPolicies } from './comment-policies.ts';
import { forms, ownChanges, records, texts } from './proposal-files.ts';
import { signedTexts } from './sign-off-files.ts';
import { textEditPolicies } from './text-edit-policies.ts';
import { timelinePolicy } from './timeline-policy.ts';

/**
 * The history keeps what happened, but not who did it. Revisions stay the same, because the proposal does not change.
 */
async function forgetInHistories(removed: RemovedPerson): Promise<void> {
  const { tenantId, userId } = removed;
  const { userId: nobody, name } = formerMember;
  const inHistory = { tenantId, 'history.userId': userId };
  const theirs = { arrayFilters: [{ 'theirs.userId': userId }] };
  // Removes the id last and in a separate write, because the entries are found by it.
  await ProposalModel.updateMany(inHistory, { $set: { 'history.$[theirs].userName': name } }, theirs);
  await ProposalModel.updateMany(inHistory, { $set: { 'history.$[theirs].userId': nobody } }, theirs);
  await releaseParts(removed);
  await ProposalModel.updateMany({ tenantId, createdBy: userId }, { $set: { createdBy: nobody } });
  await ProposalModel.updateMany({ tenantId, changedBy: userId }, { $unset: { changedBy: 1 } });
  await ProposalModel.updateMany(
    { tenantId, 'job.requestedBy.userId': userId },
    { $set: { 'job.requestedBy': { userId: nobody, name } } },
  );
  await forgetSigner(removed);
}

export const dataPolicies: readonly DataPolicy[] = [
  {
    model: ProposalModel,
    organization: records,
    person: jsonFile(
      'proposals.json',
      'The proposals that you created or whose status you changed, and when. The proposals themselves belong to the organization.',
      ownChanges,
    ),
    forget: forgetInHistories,
  },
  { model: ProposalFormModel, organization: forms, ...notAboutPersons },
  { model: ProposalTextModel, organization: texts, ...notAboutPersons },
  ...textEditPolicies,
  ...applicationPolicies,
  ...commentPolicies,
  answerBankPolicy,
  { model: SignedTextModel, organization: signedTexts, ...notAboutPersons },
  timelinePolicy,
  { model: OrganizationModel, ...projection },
  { model: FactChangeModel, ...projection },
  { model: ColleagueModel, ...peopleProjection },
  { model: KnownGuestModel, ...projection },
  { model: ProposalCountersModel, ...projection },
];
