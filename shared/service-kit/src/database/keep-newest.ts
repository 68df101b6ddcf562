import { type Model, mongo, trusted } from 'mongoose';

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
  const { bulkWrite } = model as unknown as Model<object>;
  const write = (some: readonly Snapshot<Doc>[], writesOf: Writes<Doc>) =>
    bulkWrite.call(model, some.flatMap((one) => writesOf(one, options)) as never);
  // Without an id in its key, only two writes know whether there is a document.
  const hasIds = snapshots.every(({ key }) => key._id !== undefined);
  try {
    await write(snapshots, hasIds ? inOneWrite : inTwoWrites);
  } catch (error) {
    const [refused] = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (!hasIds || refused?.code !== duplicateKey) throw error;
    // It is not newer than what is there, or another process has inserted one at this moment.
    await write(snapshots.slice(refused.index), inTwoWrites);
  }
}

const duplicateKey = 11_000;

type Writes<Doc> = (snapshot: Snapshot<Doc>, options: KeepNewestOptions<Doc>) => object[];

/** Changes the document if it is older, or inserts it; refused as a duplicate if there is one that is not older. */
const inOneWrite = <Doc>(one: Snapshot<Doc>, options: KeepNewestOptions<Doc>): object[] => {
  const { older, change } = partsOf(one, options);
  return [{ updateOne: { filter: older, update: change, upsert: true } }];
};

/** Inserts the document if there is none; otherwise changes it if it is older. */
const inTwoWrites = <Doc>(one: Snapshot<Doc>, options: KeepNewestOptions<Doc>): object[] => {
  const { given, older, change } = partsOf(one, options);
  return [
    { updateOne: { filter: one.key, update: { $setOnInsert: given }, upsert: true } },
    { updateOne: { filter: older, update: change } },
  ];
};

function partsOf<Doc>(
  { key, snapshot }: Snapshot<Doc>,
  { revisionField = 'revision' as keyof Doc & string, late }: KeepNewestOptions<Doc>,
) {
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
  return { given, older, change };
}
