import type { Aggregate, Query, Schema } from 'mongoose';

declare module 'mongoose' {
  interface QueryOptions {
    /** Bypasses the tenant guard. Every use is listed in the README of its service. */
    allTenants?: boolean;
  }
  interface AggregateOptions {
    /** Bypasses the tenant guard. Every use is listed in the README of its service. */
    allTenants?: boolean;
  }
  interface MongooseBulkWriteOptions {
    /** Bypasses the tenant guard. Every use is listed in the README of its service. */
    allTenants?: boolean;
  }
}

/** The organization that owns a document. The first field of every index. */
export const tenantId = { type: String, required: true, immutable: true } as const;

const filtered = [
  'find',
  'findOne',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'countDocuments',
  'distinct',
] as const;

/** Whether a condition selects exactly one tenant: a non-empty string, plain or as `$eq`. */
export function namesTenant(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return false;
  const named = (filter as { tenantId?: unknown }).tenantId;
  if (typeof named === 'string') return named !== '';
  if (typeof named !== 'object' || named === null) return false;
  const { $eq } = named as { $eq?: unknown };
  return typeof $eq === 'string' && $eq !== '' && Object.keys(named).length === 1;
}

function refuse(model: string, operation: string): never {
  throw new Error(`${model}.${operation}() does not name its tenant`);
}

type BulkOperation = Record<
  string,
  { filter?: unknown; document?: unknown; replacement?: unknown } | undefined
>;

function bulkOperationNamesTenant(operation: BulkOperation): boolean {
  return Object.entries(operation).every(([kind, body]) =>
    kind === 'insertOne' ? namesTenant(body?.document) : namesTenant(body?.filter),
  );
}

/**
 * Refuses every operation that does not name its tenant (architecture, rule 3). It adds no filter of its own: the
 * tenant stays visible in each query. `{ allTenants: true }` bypasses the guard and is easy to grep for.
 *
 * `findById` and `doc.deleteOne()` name no tenant and throw too: use `findOne({ _id, tenantId })`.
 */
export function tenantPlugin(schema: Schema): void {
  schema.pre([...filtered], { query: true, document: false }, function (this: Query<unknown, unknown>) {
    if (this.getOptions().allTenants === true || namesTenant(this.getFilter())) return;
    refuse(this.model.modelName, (this as unknown as { op: string }).op);
  });

  schema.pre(['replaceOne', 'findOneAndReplace'], function (this: Query<unknown, unknown>) {
    const { tenantId: before } = this.getFilter() as { tenantId?: unknown };
    const { tenantId: after } = (this.getUpdate() ?? {}) as { tenantId?: unknown };
    const owner = typeof before === 'object' ? (before as { $eq?: unknown } | null)?.$eq : before;
    if (after !== owner) throw new Error(`${this.model.modelName}: a replacement may not change the tenant`);
  });

  schema.pre('estimatedDocumentCount', function (this: Query<unknown, unknown>) {
    if (this.getOptions().allTenants === true) return;
    refuse(this.model.modelName, 'estimatedDocumentCount');
  });

  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    if (this.options.allTenants === true) {
      delete this.options.allTenants;
      return;
    }
    const first = this.pipeline()[0];
    if (first && '$match' in first && namesTenant(first.$match)) return;
    refuse(this.model().modelName, 'aggregate');
  });

  schema.pre('insertMany', function (this: { modelName: string }, ...given: unknown[]) {
    const documents = given.find((value) => typeof value === 'object' && value !== null);
    for (const document of [documents].flat()) {
      if (!namesTenant(document)) refuse(this.modelName, 'insertMany');
    }
  });

  schema.pre('bulkWrite', function (this: { modelName: string }, ...given: unknown[]) {
    const operations = given.find(Array.isArray) as BulkOperation[] | undefined;
    const options = given.find(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    );
    if ((options as { allTenants?: boolean } | undefined)?.allTenants === true) return;
    if (operations?.every(bulkOperationNamesTenant)) return;
    refuse(this.modelName, 'bulkWrite');
  });
}
