import { type Model, trusted, type UpdateQuery } from 'mongoose';

type Key = { tenantId: string; _id?: string };

export interface KeepNewestOptions<Doc> {
  /** A document with several snapshots has a revision for each; nothing in it is older than any revision. */
  revisionField?: keyof Doc & string;
  /** A field that older events do not have: a snapshot of the same revision that has it adds it. */
  late?: keyof Doc & string;
}

/**
 * Replaces an older snapshot, never a newer one, so that events may arrive twice and in any order. The revision is
 * part of the filter: if two processes write at once, the newer snapshot wins. A field that is undefined is removed.
 */
export async function keepNewest<Doc, Helpers, Methods, Virtuals, Hydrated, Definition, Lean>(
  model: Model<Doc, Helpers, Methods, Virtuals, Hydrated, Definition, Lean>,
  key: Key,
  snapshot: Partial<Omit<Doc, keyof Key>>,
  { revisionField = 'revision' as keyof Doc & string, late }: KeepNewestOptions<Doc> = {},
): Promise<void> {
  const fields = Object.entries(snapshot);
  const given = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  const missing = Object.fromEntries(
    fields.flatMap(([name, value]) => (value === undefined ? [[name, 1]] : [])),
  );
  const { upsertedCount } = await model.updateOne(
    key as object,
    { $setOnInsert: given } as UpdateQuery<Doc>,
    { upsert: true },
  );
  if (upsertedCount > 0) return;
  await model.updateOne(
    {
      ...key,
      $or: [
        { [revisionField]: null },
        { [revisionField]: trusted({ $lt: given[revisionField] }) },
        ...(late && late in given ? [{ [revisionField]: given[revisionField], [late]: null }] : []),
      ],
    },
    { $set: given, ...(Object.keys(missing).length > 0 && { $unset: missing }) } as UpdateQuery<Doc>,
  );
}
