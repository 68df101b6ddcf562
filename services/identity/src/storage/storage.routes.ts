import { ErrorResponse, StorageUse } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';

/** GET /api/auth/storage: what the caller's organization stores in all services, and its limit. */
export const storageRoutes: Routes = async (app) => {
  app.get(
    '/storage',
    { schema: { response: { 200: StorageUse, '4xx': ErrorResponse, '5xx': ErrorResponse } } },
    async ({ actor }) => app.storage.useOf(actor.tenantId),
  );
};
