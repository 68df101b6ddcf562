import { type Query, Schema, type UpdateQuery } from 'mongoose';
import { randomId } from '../database/ids.ts';

/** Finds the documents whose newest change is not in the counters. The index has the same filter. */
export const isDue = { due: { $gt: '' } } as const;

interface CountedOptions {
  /** The fields that the counters depend on. */
  fields: readonly string[];
  /** One group for all tenants: its index does not begin with the tenant. */
  acrossTenants?: boolean;
  /** Documents are found by the words in them, of one tenant. */
  hasWords?: boolean;
}

const operators = ['$set', '$unset', '$push', '$pull', '$inc', '$min', '$max', '$addToSet'] as const;

/**
 * Marks a document as due for the counters in the same write that changes one of these fields, so that no change can
 * be lost (docs/adr/0034). The mark is a new random value each time: whoever counts the document removes only the mark
 * that it has read.
 */
export function countedPlugin(
  schema: Schema,
  { fields, acrossTenants = false, hasWords = false }: CountedOptions,
): void {
  schema.add({
    due: { type: String, select: false },
    counted: {
      type: new Schema(
        { batch: Number, parts: String, seen: Number, words: { type: [String], default: undefined } },
        { _id: false },
      ),
      default: undefined,
      select: false,
    },
  });
  schema.index(acrossTenants ? { due: 1 } : { tenantId: 1, due: 1 }, { partialFilterExpression: isDue });
  if (hasWords) schema.index({ tenantId: 1, 'counted.words': 1 });

  const isCounted = (path: string) => fields.includes(path.split('.', 1)[0] as string);
  const touches = (changes: unknown) => Object.keys(changes ?? {}).some(isCounted);

  function mark(update: UpdateQuery<unknown>): void {
    if (Array.isArray(update)) throw new Error('an update with stages cannot be marked for the counters');
    const isPlain = Object.entries(update).some(([name]) => !name.startsWith('$') && isCounted(name));
    if (isPlain || operators.some((name) => touches(update[name]))) {
      update.$set = { ...update.$set, due: randomId() };
    } else if (touches(update.$setOnInsert)) {
      update.$setOnInsert = { ...update.$setOnInsert, due: randomId() };
    }
  }

  schema.pre('save', function () {
    if (this.isNew || fields.some((field) => this.isModified(field))) this.set('due', randomId());
  });
  schema.pre('insertMany', (...given: unknown[]) => {
    const documents = given.find((value) => typeof value === 'object' && value !== null);
    for (const document of [documents].flat()) (document as { due?: string }).due = randomId();
  });
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function (this: Query<unknown, unknown>) {
    const update = this.getUpdate();
    if (update) mark(update as UpdateQuery<unknown>);
  });
  schema.pre(['replaceOne', 'findOneAndReplace'], () => {
    throw new Error('a replacement would lose what is counted');
  });
  schema.pre('bulkWrite', (...given: unknown[]) => {
    const operations = given.find(Array.isArray) as Record<string, Record<string, unknown>>[] | undefined;
    for (const [kind, body] of (operations ?? []).flatMap((one) => Object.entries(one))) {
      if (kind === 'insertOne') (body.document as { due?: string }).due = randomId();
      else if (kind.startsWith('update')) mark(body.update as UpdateQuery<unknown>);
    }
  });
}
