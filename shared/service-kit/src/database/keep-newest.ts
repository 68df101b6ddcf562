import { type Model, trusted } from 'mongoose';

type Key = { tenantId: string; _id?: string };

export interface KeepNewestOptions<Doc> {
  /** A document with several snapshots has a revision for each; nothing in it is older than any revision. */
  revisionField?: keyof Doc & string;
  /** A field that older events do not have: a snapshot of the same revision that has it adds it. */
  late?: keyof Doc & string;
}

/** What an event says about one document. */
export interface Snapshot<Doc> {
  key: Key;
  snapshot: Partial<Omit<Doc, keyof Key>>;
}

/**
 * Replaces an older snapshot, never a newer one, so that events may arrive twice and in any order. The revision is
 * part of the filter: if two processes write at once, the newer snapshot wins. A field that is undefined is removed.
 */
export const keepNewest = <Doc, Helpers, Methods, Virtuals, Hydrated, Definition, Lean>(
  model: Model<Doc, Helpers, Methods, Virtuals, Hydrated, Definition, Lean>,
  key: Key,
  snapshot: Partial<Omit<Doc, keyof Key>>,
  options: KeepNewestOptions<Doc> = {},
): Promise<void> => keepAllNewest(model, [{ key, snapshot }], options);

/** The same for several documents, in their order and in one write. */
export async function keepAllNewest<Doc, Helpers, Methods, Virtuals, Hydrated, Definition, Lean>(
  model: Model<Doc, Helpers, Methods, Virtuals, Hydrated, Definition, Lean>,
  snapshots: readonly Snapshot<Doc>[],
  options: KeepNewestOptions<Doc> = {},
): Promise<void> {
  if (snapshots.length === 0) return;
  const writes = snapshots.flatMap((one) => writesOf(one, options));
  await (model as unknown as Model<object>).bulkWrite(writes as never);
}

/** Inserts the document if there is none; otherwise changes it if it is older. */
function writesOf<Doc>(
  { key, snapshot }: Snapshot<Doc>,
  { revisionField = 'revision' as keyof Doc & string, late }: KeepNewestOptions<Doc>,
): object[] {
  const fields = Object.entries(snapshot);
  const given = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  const missing = Object.fromEntries(
    fields.flatMap(([name, value]) => (value === undefined ? [[name, 1]] : [])),
  );
  const older = {
    ...key,
    $or: [
      { [revisionField]: null },
      { [revisionField]: trusted({ $lt: given[revisionField] }) },
      ...(late && late in given ? [{ [revisionField]: given[revisionField], [late]: null }] : []),
    ],
  };
  const change = { $set: given, ...(Object.keys(missing).length > 0 && { $unset: missing }) };
  return [
    { updateOne: { filter: key, update: { $setOnInsert: given }, upsert: true } },
    { updateOne: { filter: older, update: change } },
  ];
}
