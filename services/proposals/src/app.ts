import { buildAll, defineService, type Routes } from '@harambee/service-kit';
import type { LanguageModelConfig } from '@harambee/service-kit/language-model';
import { readLanguageModel } from '@harambee/service-kit/language-model';
import type { FastifyInstance } from 'fastify';
import { proposalAnalyticsRoutes } from './analytics/proposal-analytics.routes.ts';
import { answerBankRoutes } from './answer-bank/answer-bank.routes.ts';
import { BankAnswerModel } from './answer-bank/bank-answer.model.ts';
import { handOverAnswers } from './answer-bank/hand-over-answers.ts';
import { tellReviews } from './answer-bank/review-reminders.ts';
import { AnswerModel } from './applications/answer.model.ts';
import { applicationsRoutes } from './applications/applications.routes.ts';
import { KnownCallModel } from './applications/known-call.model.ts';
import { PublishedApplicationModel } from './applications/published-application.model.ts';
import { sendingApplications } from './applications/sending.service.ts';
import { SentApplicationModel } from './applications/sent-application.model.ts';
import { restateAmounts } from './backfills/restated-amounts.ts';
import { refreshSearchTexts } from './backfills/search-backfill.ts';
import { callFindingsRoutes } from './call-findings/call-findings.routes.ts';
import { changedFactsRoutes } from './changed-facts/changed-facts.routes.ts';
import { FactChangeModel } from './changed-facts/fact-change.model.ts';
import { CommentedPlaceModel } from './comments/commented-place.model.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { ThreadModel } from './comments/thread.model.ts';
import { waitingMentions, waitingSuggestions } from './comments/waiting-comments.ts';
import { readProposalsConfig } from './config.ts';
import { dataPolicies } from './data-policy/data-policies.ts';
import { duplicatesRoutes } from './duplicates/duplicates.routes.ts';
import { ProposalCountersModel } from './figures/proposal-counters.model.ts';
import { guestRoutes } from './guests/guest.routes.ts';
import { onAnswerWritten } from './handlers/on-answer-written.handler.ts';
import { onAnswersDecided } from './handlers/on-answers-decided.handler.ts';
import { onAnswersUsed } from './handlers/on-answers-used.handler.ts';
import { onApplicationEdited } from './handlers/on-application-edited.handler.ts';
import { onCallChanged } from './handlers/on-call-changed.handler.ts';
import { onGuestChanged } from './handlers/on-guest-changed.handler.ts';
import { onGuestToNote } from './handlers/on-guest-to-note.handler.ts';
import { onHandedOver } from './handlers/on-handed-over.handler.ts';
import { onOrganizationRegistered } from './handlers/on-organization-registered.handler.ts';
import { onOrganizationRenamed } from './handlers/on-organization-renamed.handler.ts';
import { onPeopleChanged } from './handlers/on-people-changed.handler.ts';
import { onProfileChanged } from './handlers/on-profile-changed.handler.ts';
import { onSignedTextChanged } from './handlers/on-signed-text-changed.handler.ts';
import { onTeamToNote } from './handlers/on-team-to-note.handler.ts';
import { onTextToFollow } from './handlers/on-text-to-follow.handler.ts';
import { DraftingWorker } from './jobs/drafting-worker.ts';
import { oldestDraft, queuedDrafts } from './jobs/queue-figures.ts';
import { KnownGuestModel } from './known-guests/known-guest.model.ts';
import { migrations } from './migrations/migrations.ts';
import { modelRoutes } from './model/model.routes.ts';
import { OrganizationModel } from './organizations/organization.model.ts';
import { ColleagueModel } from './people/colleague.model.ts';
import { guestPermissions, permissions } from './permissions.ts';
import { TextEditModel } from './proposals/edits/text-edit.model.ts';
import { ProposalModel } from './proposals/proposal.model.ts';
import { proposalCounters } from './proposals/proposal-counters.ts';
import { ProposalFormModel } from './proposals/proposal-form.model.ts';
import { ProposalTextModel } from './proposals/proposal-text.model.ts';
import { proposalsRoutes } from './proposals/proposals.routes.ts';
import { sectionRewritesRoutes } from './section-rewrites/section-rewrites.routes.ts';
import { handOverSignOffs } from './sign-offs/hand-over-sign-offs.ts';
import { signOffsRoutes } from './sign-offs/sign-offs.routes.ts';
import { SignedTextModel } from './sign-offs/signed-text.model.ts';
import { signedOff } from './sign-offs/submission.service.ts';
import { waitingSignOffs } from './sign-offs/waiting-sign-offs.ts';
import { handOverParts } from './team/hand-over.ts';
import { teamRoutes } from './team/team.routes.ts';
import { waitingTasks } from './team/waiting-tasks.ts';
import { TextChangeModel } from './text-edits/text-change.model.ts';
import { textEditsRoutes } from './text-edits/text-edits.routes.ts';
import { proposalTextsRoutes } from './texts/proposal-texts.routes.ts';
import { timelineRoutes } from './timeline/timeline.routes.ts';
import { TimelineNoteModel } from './timeline-notes/timeline-note.model.ts';
import { timelineSources } from './timeline-sources.ts';
import { waitingRoutes } from './waiting/waiting.routes.ts';
import { documents } from './workers/documents.ts';
import { threadedDrafter, threadedJudge } from './workers/threaded-drafting.ts';

/** Milliseconds. */
const tellReviewsEvery = 60_000;

const routes: Routes = async (app) => {
  await app.register(modelRoutes(readLanguageModel));
  await app.register(callFindingsRoutes(readLanguageModel));
  await app.register(answerBankRoutes);
  await app.register(proposalsRoutes({ ...sendingApplications, signedOff }));
  await app.register(duplicatesRoutes);
  await app.register(changedFactsRoutes);
  await app.register(proposalTextsRoutes);
  await app.register(textEditsRoutes);
  await app.register(sectionRewritesRoutes(readLanguageModel));
  await app.register(applicationsRoutes);
  await app.register(signOffsRoutes);
  await app.register(timelineRoutes(timelineSources));
  await app.register(teamRoutes);
  // What waits for somebody: each part of the service says what that is.
  await app.register(waitingRoutes([waitingTasks, waitingSignOffs, waitingMentions, waitingSuggestions]));
  await app.register(commentsRoutes);
  await app.register(proposalAnalyticsRoutes);
};

/** Who writes, and how long a section may take. What reads the answers of a model is loaded by those who have one. */
async function draftingOf({ log }: FastifyInstance, client: LanguageModelConfig | undefined) {
  const sectionTimeoutMs = 60_000;
  if (!client) return { drafter: threadedDrafter(), sectionTimeoutMs };
  const { longestSectionMs, modelDrafter } = await import('./model/model-drafter.ts');
  return {
    drafter: modelDrafter({ client, fallback: threadedDrafter(), log }),
    sectionTimeoutMs: sectionTimeoutMs + longestSectionMs(client.timeoutMs),
  };
}

export const proposals = defineService({
  name: 'proposals',
  prefix: '/api/proposals',
  routes,
  permissions,
  guestRoutes,
  guestPermissions,
  migrations,
  models: [
    ProposalModel,
    ProposalFormModel,
    ProposalTextModel,
    TextEditModel,
    TextChangeModel,
    OrganizationModel,
    FactChangeModel,
    KnownCallModel,
    AnswerModel,
    SentApplicationModel,
    PublishedApplicationModel,
    BankAnswerModel,
    ColleagueModel,
    SignedTextModel,
    TimelineNoteModel,
    ThreadModel,
    CommentedPlaceModel,
    KnownGuestModel,
    ProposalCountersModel,
  ],
  dataPolicies,
  documents,
  handlers: [
    onOrganizationRegistered,
    onOrganizationRenamed,
    onPeopleChanged,
    onProfileChanged,
    onCallChanged,
    onApplicationEdited,
    onSignedTextChanged,
    onAnswerWritten,
    onTeamToNote,
    onGuestToNote,
    onTextToFollow,
    onAnswersUsed,
    onAnswersDecided,
    onHandedOver([handOverParts, handOverAnswers, handOverSignOffs]),
    onGuestChanged,
  ],
  async onReady(app) {
    const config = readProposalsConfig();
    const drafting = await draftingOf(app, config.languageModel);
    const worker = new DraftingWorker({
      ...drafting,
      judge: threadedJudge,
      log: app.log,
      concurrency: config.draftingConcurrency,
      leaseMs: config.draftingLeaseMs,
      paceMs: config.draftingPaceMs,
      pollMs: 1_000,
      backOffMs: 2_000,
    });
    worker.start();
    restateAmounts().then(
      (restated) =>
        restated > 0 && app.log.info({ restated }, 'amounts: published again in their currencies'),
      (err) => app.log.warn({ err }, 'amounts: could not be published again; will retry at the next start'),
    );
    refreshSearchTexts().then(
      (refreshed) =>
        refreshed > 0 && app.log.info({ refreshed }, 'search: older proposals now have a search text'),
      (err) =>
        app.log.warn({ err }, 'search: older proposals could not be updated; will retry at the next start'),
    );
    let isStopped = false;
    buildAll(proposalCounters, () => isStopped).then(
      (built) =>
        built > 0 && app.log.info({ built }, 'counters: organizations were counted for the first time'),
      (err) => app.log.warn({ err }, 'counters: could not be built; will go on at the next start'),
    );
    app.measure('drafts_queued', 'Drafts that wait for a worker (counted up to 1000)', queuedDrafts);
    app.measure('drafts_oldest_seconds', 'Age of the draft that comes next', oldestDraft);
    app.measure(
      'proposals_found_uncounted',
      'Proposals that were changed without a mark for the counters, and found',
      () => proposalCounters.found,
    );
    const reviews = setInterval(() => {
      tellReviews().catch((err) =>
        app.log.warn({ err }, 'reviews of answers: could not be told, will be tried again'),
      );
    }, tellReviewsEvery).unref();
    return () => {
      isStopped = true;
      clearInterval(reviews);
      return worker.stop();
    };
  },
});
