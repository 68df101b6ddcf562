import { defineService, type Routes } from '@harambee/service-kit';
import { KnownApplicationModel } from './applications/known-application.model.ts';
import { onApplicationChanged, onApplicationRemoved } from './applications/on-application-changed.handler.ts';
import { CallModel } from './calls/call.model.ts';
import { callsRoutes } from './calls/calls.routes.ts';
import { dataPolicies } from './data-policy/data-policies.ts';
import { readingRoutes } from './reading/reading.routes.ts';

const routes: Routes = async (app) => {
  await app.register(callsRoutes);
  await app.register(readingRoutes);
};

export const funders = defineService({
  name: 'funders',
  prefix: '/api/calls',
  routes,
  models: [CallModel, KnownApplicationModel],
  dataPolicies,
  handlers: [onApplicationChanged, onApplicationRemoved],
});
