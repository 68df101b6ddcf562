import { defineService, type Service } from '@harambee/service-kit';
import {
  type AskModel,
  chatClient,
  type LanguageModelConfig,
  readLanguageModel,
} from '@harambee/service-kit/language-model';
import { chatRoutes } from './chat/chat.routes.ts';
import { dataPolicies } from './data-policy/data-policies.ts';
import { onApplicationChanged, onApplicationRemoved } from './handlers/on-application-changed.handler.ts';
import { onCallAmounts } from './handlers/on-call-amounts.handler.ts';
import { onCallChanged, onCallDeleted } from './handlers/on-call-changed.handler.ts';
import { onCallLikelihood } from './handlers/on-call-likelihood.handler.ts';
import { onDocumentChanged } from './handlers/on-document-changed.handler.ts';
import { onOrganizationRegistered } from './handlers/on-organization-registered.handler.ts';
import { onOrganizationRenamed } from './handlers/on-organization-renamed.handler.ts';
import { onPeopleChanged } from './handlers/on-people-changed.handler.ts';
import { onPointsAwarded } from './handlers/on-points-awarded.handler.ts';
import { onProfileChanged } from './handlers/on-profile-changed.handler.ts';
import { onProfileFacts } from './handlers/on-profile-facts.handler.ts';
import { onProposalChanged } from './handlers/on-proposal-changed.handler.ts';
import { onProposalJudged } from './handlers/on-proposal-judged.handler.ts';
import { onProposalMoved } from './handlers/on-proposal-moved.handler.ts';
import { onSignOffChanged } from './handlers/on-sign-off-changed.handler.ts';
import { onTeamChanged } from './handlers/on-team-changed.handler.ts';
import { permissions } from './permissions.ts';
import { KnownApplicationModel } from './records/known-application.model.ts';
import { KnownAwardModel } from './records/known-award.model.ts';
import { KnownCallModel } from './records/known-call.model.ts';
import { KnownDocumentModel } from './records/known-document.model.ts';
import { KnownMoveModel } from './records/known-move.model.ts';
import { KnownOrganizationModel } from './records/known-organization.model.ts';
import { KnownPersonModel } from './records/known-person.model.ts';
import { KnownProposalModel } from './records/known-proposal.model.ts';
import { KnownReadinessModel } from './records/known-readiness.model.ts';
import { KnownSignOffModel } from './records/known-sign-off.model.ts';
import { KnownTeamModel } from './records/known-team.model.ts';

/** More than any answer in a chat needs. */
const maximumCharacters = 20_000;

/** The service with or without a model. The setting is read at start. */
export function assistantWith(readModel: () => LanguageModelConfig | undefined): Service {
  let ask: AskModel | undefined;
  return defineService({
    name: 'assistant',
    prefix: '/api/chat',
    routes: chatRoutes(() => ask),
    permissions,
    models: [
      KnownProposalModel,
      KnownOrganizationModel,
      KnownAwardModel,
      KnownCallModel,
      KnownApplicationModel,
      KnownTeamModel,
      KnownPersonModel,
      KnownMoveModel,
      KnownReadinessModel,
      KnownSignOffModel,
      KnownDocumentModel,
    ],
    dataPolicies,
    handlers: [
      onOrganizationRegistered,
      onOrganizationRenamed,
      onProposalChanged,
      onProfileChanged,
      onProfileFacts,
      onPointsAwarded,
      onCallChanged,
      onCallDeleted,
      onCallAmounts,
      onCallLikelihood,
      onApplicationChanged,
      onApplicationRemoved,
      onTeamChanged,
      onPeopleChanged,
      onProposalMoved,
      onProposalJudged,
      onSignOffChanged,
      onDocumentChanged,
    ],
    async prepare() {
      const config = readModel();
      ask = config && chatClient(config, { maximumCharacters });
    },
  });
}

export const assistant = assistantWith(readLanguageModel);
