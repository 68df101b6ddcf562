import { ErrorResponse, ProfileVerification } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { verificationOf } from './verification.service.ts';

export const verificationRoutes: Routes = async (app) => {
  app.get(
    '/verification',
    { schema: { response: { 200: ProfileVerification, '4xx': ErrorResponse } } },
    async ({ actor }) => verificationOf(actor),
  );
};
