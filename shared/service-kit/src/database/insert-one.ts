import type { Model, Schema } from 'mongoose';
import { namesTenant } from './tenant.plugin.ts';

/**
 * Inserts a new document as it is: without defaults, casts and hooks, so only what a service has made field by field,
 * and into no model with an outbox or counters. `insertMany` of one document goes through the driver's bulk writes,
 * which takes three times as long.
 */
export async function insertOne<
  Doc extends { _id: string; tenantId: string },
  Helpers,
  Methods,
  Virtuals,
  Hydrated,
  Definition,
  Lean,
>(model: Model<Doc, Helpers, Methods, Virtuals, Hydrated, Definition, Lean>, document: Doc): Promise<void> {
  if (!namesTenant(document)) throw new Error(`${model.modelName}: an insert does not name its tenant`);
  const schema: { path(name: string): unknown } = model.schema as Schema;
  const needsHooks = schema.path('outbox') ?? schema.path('due');
  if (needsHooks) throw new Error(`${model.modelName}: an insert would pass by the hooks of its model`);
  await model.collection.insertOne(document as never);
}
