import { type AnyModel, isDuplicateKey } from '@harambee/service-kit';
import type { mongo } from 'mongoose';

/**
 * A rebuild works on all tenants at once and writes hundreds of documents in one command, so it uses the
 * driver's collections. Each document names its tenant, as the models write it.
 */
export type Bulk<Document extends Owned> = mongo.Collection<Document>;

export interface Owned {
  _id: string;
  tenantId: string;
}

/** The command does not wait for the disk: an interrupted rebuild starts again. */
const unhurried = { ordered: false, writeConcern: { w: 1 } } as const;

/** Documents in one command: the database does nothing else while it runs. */
const size = 200;

function* parts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let done = 0; done < items.length; done += size) yield items.slice(done, done + size);
}

export const collectionOf = <Document extends Owned>(model: AnyModel): Bulk<Document> =>
  model.collection as unknown as Bulk<Document>;

export async function readMany<Document extends Owned>(
  collection: Bulk<Document>,
  ids: readonly string[],
): Promise<Map<string, Document>> {
  const wanted = { _id: { $in: [...new Set(ids)] } } as mongo.Filter<Document>;
  const found = (await collection.find(wanted).toArray()) as unknown as Document[];
  return new Map(found.map((document) => [document._id, document]));
}

/** Writes documents as a whole, replacing whatever was there under their ids. */
export async function writeMany<Document extends Owned>(
  collection: Bulk<Document>,
  documents: Iterable<Document>,
): Promise<void> {
  const operations = [...documents].map((replacement) => ({
    replaceOne: {
      filter: { _id: replacement._id, tenantId: replacement.tenantId } as mongo.Filter<Document>,
      replacement,
      upsert: true,
    },
  }));
  for (const part of parts(operations)) {
    await collection.bulkWrite(part as unknown as mongo.AnyBulkWriteOperation<Document>[], unhurried);
  }
}

/** Writes documents that do not exist yet; the others stay as they are. */
export async function writeNew<Document extends Owned>(
  collection: Bulk<Document>,
  documents: readonly Document[],
): Promise<void> {
  for (const part of parts(documents)) {
    try {
      await collection.insertMany(part as unknown as mongo.OptionalUnlessRequiredId<Document>[], unhurried);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
