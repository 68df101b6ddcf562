import { defineService, type Routes } from '@harambee/service-kit';
import { ApplicantModel } from './applicants/applicant.model.ts';
import { KnownApplicationModel } from './applications/known-application.model.ts';
import { onApplicationChanged, onApplicationRemoved } from './applications/on-application-changed.handler.ts';
import { CallModel } from './calls/call.model.ts';
import { callsRoutes } from './calls/calls.routes.ts';
import { dataPolicies } from './data-policy/data-policies.ts';
import { eligibilityRoutes } from './eligibility/eligibility.routes.ts';
import { onProfileChanged } from './handlers/on-profile-changed.handler.ts';
import { readingRoutes } from './reading/reading.routes.ts';

const routes: Routes = async (app) => {
  await app.register(callsRoutes);
  await app.register(eligibilityRoutes);
  await app.register(readingRoutes);
};

export const funders = defineService({
  name: 'funders',
  prefix: '/api/calls',
  routes,
  models: [CallModel, KnownApplicationModel, ApplicantModel],
  dataPolicies,
  handlers: [onApplicationChanged, onApplicationRemoved, onProfileChanged],
});
