import { defineService, type Routes } from '@harambee/service-kit';
import { proposalAnalyticsRoutes } from './analytics/proposal-analytics.routes.ts';
import { readProposalsConfig } from './config.ts';
import { builtInDrafter } from './drafting/built-in-drafter.ts';
import { longestSectionMs, modelDrafter } from './drafting/model/model-drafter.ts';
import { onOrganizationRegistered } from './handlers/on-organization-registered.handler.ts';
import { onProfileChanged } from './handlers/on-profile-changed.handler.ts';
import { holdings } from './holdings/holdings.ts';
import { DraftingWorker } from './jobs/drafting-worker.ts';
import { OrganizationModel } from './organizations/organization.model.ts';
import { ProposalModel } from './proposals/proposal.model.ts';
import { ProposalFormModel } from './proposals/proposal-form.model.ts';
import { ProposalTextModel } from './proposals/proposal-text.model.ts';
import { proposalTextsRoutes } from './proposals/proposal-texts.routes.ts';
import { proposalsRoutes } from './proposals/proposals.routes.ts';

const routes: Routes = async (app) => {
  await app.register(proposalsRoutes);
  await app.register(proposalTextsRoutes);
  await app.register(proposalAnalyticsRoutes);
};

export const proposals = defineService({
  name: 'proposals',
  prefix: '/api/proposals',
  routes,
  models: [ProposalModel, ProposalFormModel, ProposalTextModel, OrganizationModel],
  holdings,
  handlers: [onOrganizationRegistered, onProfileChanged],
  onReady(app) {
    const config = readProposalsConfig();
    const { languageModel } = config;
    const worker = new DraftingWorker({
      drafter: languageModel
        ? modelDrafter({ client: languageModel, fallback: builtInDrafter(), log: app.log })
        : builtInDrafter(),
      log: app.log,
      concurrency: config.draftingConcurrency,
      leaseMs: config.draftingLeaseMs,
      paceMs: config.draftingPaceMs,
      pollMs: 1_000,
      sectionTimeoutMs: 60_000 + (languageModel ? longestSectionMs(languageModel.timeoutMs) : 0),
      backOffMs: 2_000,
    });
    worker.start();
    return () => worker.stop();
  },
});
