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
 * A service lets go of an organization: `ours` has documents of every model (but those in `without`), and after its end
 * none, told twice or late; `theirs` keeps every one as it was. No collection is read whole.
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
  const told = event('organization.removed', ours, {});
  await expectNoCollectionScan(() => api.app.removals.handler.handle(told));
  await api.app.removals.handler.handle(told);
  expect(await countsOf(ours)).toEqual([]);
  expect(await rowsOf(models, theirs)).toEqual(before);
}

/** A person leaves, as services are told of it; again does no harm. */
export async function tellPersonLeft(api: TestApp, tenantId: string, userId: string): Promise<void> {
  const told = event('user.removed', tenantId, { userId });
  await expectNoCollectionScan(() => api.app.removals.handler.handle(told));
  await api.app.removals.handler.handle(told);
}
