import { normalizeProfile } from '@harambee/domain';
import {
  CreateProfileBody,
  ErrorResponse,
  Id,
  IdParams,
  Profile,
  ProfileChanged,
  StrictObject,
  UpdateProfileBody,
} from '@harambee/domain/schemas';
import { addsItsBody, IfMatch, type Routes, revisionOf } from '@harambee/service-kit';
import { createProfile, profileOfTenant, updateProfile } from './profiles.service.ts';

const ProfileBody = StrictObject({ profile: Profile });
const refusals = { '4xx': ErrorResponse };

export const profilesRoutes: Routes = async (app) => {
  // Accepts both spellings (PROF-17); the schema then sees, and names in refusals, only the product's own.
  app.addHook('preValidation', async (request) => {
    request.body = normalizeProfile(request.body);
  });

  app.post(
    '/',
    {
      schema: { body: CreateProfileBody, response: { 201: ProfileBody, ...refusals } },
      config: { adds: addsItsBody },
    },
    async (request, reply) => {
      const profile = await createProfile(request.actor, request.newId(), request.body);
      return reply.code(201).send({ profile });
    },
  );

  app.get(
    '/tenant/:tenantId',
    { schema: { params: StrictObject({ tenantId: Id }), response: { 200: ProfileBody, ...refusals } } },
    async ({ actor, params }) => ({ profile: await profileOfTenant(actor, params.tenantId) }),
  );

  app.put(
    '/:id',
    {
      schema: {
        params: IdParams,
        headers: IfMatch,
        body: UpdateProfileBody,
        response: { 200: ProfileBody, 412: ProfileChanged, ...refusals },
      },
    },
    async ({ actor, params: { id }, headers, body }) => ({
      profile: await updateProfile(actor, id, body, revisionOf(headers['if-match'])),
    }),
  );
};
