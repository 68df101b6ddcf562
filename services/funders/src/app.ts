import { minutes } from '@harambee/domain';
import { defineService, type Routes, type Stop } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { ApplicantModel } from './applicants/applicant.model.ts';
import { KnownApplicationModel } from './applications/known-application.model.ts';
import { onApplicationChanged, onApplicationRemoved } from './applications/on-application-changed.handler.ts';
import { callListRoutes } from './call-list/call-list.routes.ts';
import { CallModel } from './calls/call.model.ts';
import { callsRoutes } from './calls/calls.routes.ts';
import { checklistRoutes } from './checklist/checklist.routes.ts';
import { dataPolicies } from './data-policy/data-policies.ts';
import { DocumentModel } from './documents/document.model.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { ChunkModel, FileModel } from './documents/files/file.model.ts';
import { uploadsRoutes } from './documents/files/uploads.routes.ts';
import { removeWhatIsGone } from './documents/removing.ts';
import { eligibilityRoutes } from './eligibility/eligibility.routes.ts';
import { onProfileChanged } from './handlers/on-profile-changed.handler.ts';
import { onProfileRestated } from './handlers/on-profile-restated.handler.ts';
import { permissions } from './permissions.ts';
import { readingRoutes } from './reading/reading.routes.ts';

const removeEvery = minutes(10);

const routes: Routes = async (app) => {
  await app.register(callListRoutes);
  await app.register(callsRoutes);
  await app.register(checklistRoutes);
  await app.register(documentsRoutes);
  await app.register(uploadsRoutes);
  await app.register(eligibilityRoutes);
  await app.register(readingRoutes);
};

/** Removes what nobody can bring back any more, until the process stops. */
function startRemoving(app: FastifyInstance): Stop {
  const timer = setInterval(() => {
    removeWhatIsGone().catch((err) =>
      app.log.warn({ err }, 'removing old files did not succeed, will be tried again'),
    );
  }, removeEvery).unref();
  return () => clearInterval(timer);
}

export const funders = defineService({
  name: 'funders',
  prefix: '/api/calls',
  routes,
  permissions,
  models: [CallModel, KnownApplicationModel, ApplicantModel, DocumentModel, FileModel, ChunkModel],
  dataPolicies,
  handlers: [onApplicationChanged, onApplicationRemoved, onProfileChanged, onProfileRestated],
  onReady: startRemoving,
});
