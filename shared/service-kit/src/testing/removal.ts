import type { AnyModel } from '../database/connection.ts';
import { event } from '../events/event.ts';
import type { Service } from '../service.ts';
import { expectNoCollectionScan } from './collection-scans.ts';
import type { TestApp } from './test-app.ts';

const ofTenant = (service: Service): AnyModel[] =>
  (service.definition.models ?? []).filter((model) => model.schema.path('tenantId') !== undefined);

const rowsOf = async (models: readonly AnyModel[], tenantId: string) =>
  Object.fromEntries(
    await Promise.all(
      models.map(async (model) => [model.modelName, await model.collection.find({ tenantId }).toArray()]),
    ),
  ) as Record<string, unknown[]>;

/**
 * Checks that a service removes an organization. `ours` must have documents of every model except those in `without`,
 * and none after its removal, even if the event is repeated or late. `theirs` must stay unchanged, and no query may
 * read a whole collection.
 */
export async function expectOrganizationRemoved(
  api: TestApp,
  service: Service,
  { ours, theirs, without = [] }: { ours: string; theirs: string; without?: readonly string[] },
): Promise<void> {
  const models = ofTenant(service);
  const countsOf = async (tenantId: string) =>
    Object.entries(await rowsOf(models, tenantId))
      .filter(([, rows]) => rows.length > 0)
      .map(([name]) => name)
      .sort();
  const names = models.map(({ modelName }) => modelName).filter((name) => !without.includes(name));
  expect(await countsOf(ours)).toEqual(names.sort());
  const before = await rowsOf(models, theirs);
  const removalEvent = event('organization.removed', ours, {});
  await expectNoCollectionScan(() => api.app.removals.handler.handle(removalEvent));
  await api.app.removals.handler.handle(removalEvent);
  expect(await countsOf(ours)).toEqual([]);
  expect(await rowsOf(models, theirs)).toEqual(before);
}

/** Publishes that a person has left, as services learn of it. May be called again. */
export async function publishPersonLeft(api: TestApp, tenantId: string, userId: string): Promise<void> {
  const removalEvent = event('user.removed', tenantId, { userId });
  await expectNoCollectionScan(() => api.app.removals.handler.handle(removalEvent));
  await api.app.removals.handler.handle(removalEvent);
}
