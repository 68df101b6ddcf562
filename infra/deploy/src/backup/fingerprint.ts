import { createHash } from 'node:crypto';
import { BSON, type Db, type Document } from 'mongodb';

/** What is compared of a collection: the number of documents, the indexes, and some documents byte by byte. */
export interface CollectionPrint {
  count: number;
  indexes: string[];
  /** Hashes of the sampled documents, by id. */
  sample: Map<string, string>;
}

export type Fingerprint = Map<string, CollectionPrint>;
/** The ids to compare, by collection. */
export type Sample = Map<string, unknown[]>;

const keyOf = (id: unknown): string => BSON.EJSON.stringify({ id });

async function collectionsOf(database: Db): Promise<string[]> {
  const all = await database.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return all
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort();
}

/**
 * The first and the last documents by id. Ids are random, so this sample is as good as any, and needs only the `_id`
 * index.
 */
export async function chooseSample(database: Db, size: number): Promise<Sample> {
  const sample: Sample = new Map();
  for (const name of await collectionsOf(database)) {
    const ids = (direction: 1 | -1) =>
      database
        .collection(name)
        .find({}, { projection: { _id: 1 }, sort: { _id: direction }, limit: Math.ceil(size / 2) })
        .map(({ _id }) => _id as unknown)
        .toArray();
    sample.set(name, [...(await ids(1)), ...(await ids(-1))]);
  }
  return sample;
}

export async function fingerprint(database: Db, sample: Sample): Promise<Fingerprint> {
  const prints: Fingerprint = new Map();
  for (const name of await collectionsOf(database)) {
    const collection = database.collection(name);
    const indexes = (await collection.indexes()).map(
      ({ key, unique, expireAfterSeconds, partialFilterExpression }) =>
        BSON.EJSON.stringify({ key, unique, expireAfterSeconds, partialFilterExpression } as Document),
    );
    prints.set(name, {
      count: await collection.countDocuments(),
      indexes: indexes.sort(),
      sample: await hashesOf(database, name, sample.get(name) ?? []),
    });
  }
  return prints;
}

async function hashesOf(database: Db, name: string, ids: readonly unknown[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const found = database
    .collection<{ _id: string }>(name)
    .find({ _id: { $in: ids as string[] } }, { raw: true });
  for await (const document of found) {
    const bytes = document as unknown as Buffer;
    hashes.set(keyOf(BSON.deserialize(bytes)._id), createHash('sha256').update(bytes).digest('hex'));
  }
  return hashes;
}

/**
 * All differences between the restored database and the dumped one. The original stays in use meanwhile: a count may
 * lie anywhere between those before and after the dump, and a document that changed in that time is skipped.
 */
export function differences(before: Fingerprint, after: Fingerprint, restored: Fingerprint): string[] {
  const problems: string[] = [];
  for (const [name, then] of before) {
    const now = after.get(name);
    const back = restored.get(name);
    if (!now) continue;
    if (!back) {
      problems.push(`${name}: was not restored`);
      continue;
    }
    const [least, most] = [Math.min(then.count, now.count), Math.max(then.count, now.count)];
    if (back.count < least || back.count > most) {
      problems.push(
        `${name}: ${back.count} documents instead of ${least === most ? least : `${least} to ${most}`}`,
      );
    }
    for (const index of then.indexes) {
      if (now.indexes.includes(index) && !back.indexes.includes(index))
        problems.push(`${name}: lacks the index ${index}`);
    }
    for (const [id, hash] of then.sample) {
      if (now.sample.get(id) !== hash) continue;
      const there = back.sample.get(id);
      if (there === undefined) problems.push(`${name}: ${id} was not restored`);
      else if (there !== hash) problems.push(`${name}: ${id} is not what it was`);
    }
  }
  return problems;
}
