import mongoose, { type mongo } from 'mongoose';
import type { KitConfig } from '../config/kit-config.ts';
import { connectDatabase, ensureIndexes } from '../database/connection.ts';
import type { AnyMigration } from './migration.ts';

const batch = 500;

type Document = mongo.Document & { _id: unknown };

/** The database of a rehearsal: on the same server, beside the real one. */
export const rehearsalName = (database: string): string => `${database}_rehearsal`;

/**
 * Copies the documents that the migrations change to another database, connects to it instead, does the work and drops
 * it. The original is only read. No relay and no worker runs on the copy, so nobody gets a message (OPS-33).
 */
export async function onCopy<Value>(
  config: KitConfig,
  migrations: readonly AnyMigration[],
  work: (copied: number) => Promise<Value>,
): Promise<Value> {
  const name = rehearsalName(config.mongodbDb);
  const client = mongoose.connection.getClient();
  const [from, to] = [client.db(config.mongodbDb), client.db(name)];
  if ((await to.listCollections().toArray()).length > 0)
    throw new Error(
      `The database ${name} exists already: it is left from a rehearsal that was killed. Drop it first.`,
    );
  const models = [...new Map(migrations.map(({ model }) => [model.collection.name, model])).values()];
  try {
    let copied = 0;
    for (const { collection } of models) {
      let rows: Document[] = [];
      const flush = async () => {
        if (rows.length > 0) await to.collection(collection.name).insertMany(rows as never);
        copied += rows.length;
        rows = [];
      };
      for await (const row of from.collection<Document>(collection.name).find({}, { batchSize: batch })) {
        rows.push(row as Document);
        if (rows.length === batch) await flush();
      }
      await flush();
    }
    await mongoose.disconnect();
    await connectDatabase({ ...config, mongodbDb: name });
    await ensureIndexes(models);
    return await work(copied);
  } finally {
    await dropCopy(config, name);
  }
}

async function dropCopy(config: KitConfig, name: string): Promise<void> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) await connectDatabase(config);
  await mongoose.connection.getClient().db(name).dropDatabase();
}
