import { organizationNameRules } from '@harambee/domain';
import type { RenameBody, User } from '@harambee/domain/schemas';
import { type Actor, check, event, mustBeAllowed, NotSignedIn, retryOnConflict } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { actorPerson, recordAction } from '../action-record/record-action.service.ts';
import { getUser } from '../users/sent-user.ts';
import { TenantModel } from '../users/tenant.model.ts';

/**
 * PUT /api/auth/organization: sets a new name, with the event that tells every other service. Setting the
 * current name changes nothing.
 */
export async function renameOrganization(
  app: FastifyInstance,
  actor: Actor,
  body: RenameBody,
): Promise<User> {
  mustBeAllowed(actor, 'organization.rename');
  check(organizationNameRules, body);
  const { tenantId } = actor;
  const name = body.name.trim();
  return retryOnConflict('Another change of the name is in progress. Please try again.', async () => {
    const tenant = await TenantModel.findOne({ _id: tenantId, tenantId, removedAt: null }).lean();
    if (!tenant) throw new NotSignedIn();
    if (tenant.name === name) return getUser(actor);
    const { nameRevision = 0 } = tenant;
    const revision = nameRevision + 1;
    const details = { from: tenant.name, to: name };
    const act = { tenantId, kind: 'organization.renamed', who: actorPerson(actor), details } as const;
    const renamed = await recordAction(app, act, async () => {
      const { modifiedCount } = await TenantModel.updateOne(
        { _id: tenantId, tenantId, removedAt: null, nameRevision: nameRevision || null },
        {
          $set: { name, nameRevision: revision },
          $push: { outbox: event('organization.renamed', tenantId, { name, revision }) },
        },
      );
      return modifiedCount === 1;
    });
    return renamed ? getUser(actor) : undefined;
  });
}
