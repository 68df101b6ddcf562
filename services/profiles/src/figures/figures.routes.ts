import { ErrorResponse, ProfileFigures } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { profileFigures } from './figures.service.ts';

export const figuresRoutes: Routes = async (app) => {
  app.get(
    '/figures',
    { schema: { response: { 200: ProfileFigures, '4xx': ErrorResponse } } },
    async ({ actor }) => profileFigures(actor),
  );
};
