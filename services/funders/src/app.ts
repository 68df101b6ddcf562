import { defineService, type Routes } from '@harambee/service-kit';
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
  models: [CallModel],
  dataPolicies,
});
