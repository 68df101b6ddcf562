import mongoose, { type Collection, type IndexDefinition as Fields, type IndexOptions } from 'mongoose';
import { ConfigurationError } from '../config/environment.ts';
import type { KitConfig } from '../config/kit-config.ts';
import { loadTracing } from '../telemetry/tracing.ts';

mongoose.set({
  // Both are needed: sanitizeFilter alone lets some top-level operators pass.
  sanitizeFilter: true,
  strictQuery: 'throw',
  // Without a connection an operation fails at once: callers get a 503 instead of waiting.
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
});
// Writing an unknown field is a bug of ours, so it throws instead of dropping the field.
mongoose.set('strict', 'throw');
mongoose.plugin((schema) => {
  schema.pre(
    [
      'find',
      'findOne',
      'findOneAndUpdate',
      'findOneAndReplace',
      'findOneAndDelete',
      'countDocuments',
      'distinct',
    ],
    function () {
      this.maxTimeMS(this.getOptions().maxTimeMS ?? 5_000);
    },
  );
  schema.pre('aggregate', function () {
    this.options.maxTimeMS ??= 5_000;
  });
});

type IndexDefinition = [fields: Fields, options: IndexOptions];

/** Accepts a model of any document type: mongoose's own types are not assignable to each other. */
export interface AnyModel {
  readonly modelName: string;
  readonly schema: { path(name: string): unknown; indexes(): IndexDefinition[] };
  readonly collection: Collection;
}

/**
 * Opens mongoose's default connection unless it is already open. Returns true if this call opened it. Tests can
 * observe the commands, and wait longer: on a busy machine a late heartbeat does not mean that the database is down.
 */
export async function connectDatabase(config: KitConfig, isTest = false): Promise<boolean> {
  if (mongoose.connection.readyState === mongoose.ConnectionStates.connected) return false;
  if (!config.mongodbUri) throw new ConfigurationError('MONGODB_URI is not set.');
  try {
    const client = new mongoose.mongo.MongoClient(config.mongodbUri, {
      appName: 'harambee',
      serverSelectionTimeoutMS: 5_000,
      connectTimeoutMS: isTest ? 30_000 : 5_000,
      socketTimeoutMS: 30_000,
      // A call that finds no database lets the driver look every half second, so an idle service need not look often.
      heartbeatFrequencyMS: 10_000,
      maxPoolSize: 50,
      writeConcern: { w: 'majority', journal: true },
      monitorCommands: isTest || config.traces !== undefined,
    });
    Object.assign(client.options, {
      dbName: config.mongodbDb,
      // The driver looks at its pool ten times a second and has no public option for it: half of what an idle
      // process cost.
      minPoolSizeCheckFrequencyMS: 10_000,
    });
    await client.connect();
    mongoose.connection.setClient(client);
  } catch (error) {
    throw new ConfigurationError(databaseSentence(error));
  }
  (await loadTracing(config))?.watchCommands(mongoose.connection.getClient());
  return true;
}

function databaseSentence(error: unknown): string {
  const { name, message } = error as Error;
  if (/MongoParseError|MongoInvalidArgument|MongoAPIError/.test(name)) {
    return 'MONGODB_URI is not a MongoDB address such as mongodb://127.0.0.1:27017.';
  }
  if (/auth/i.test(message)) return 'MONGODB_URI: the database does not accept this user name and password.';
  return 'MONGODB_URI: no database answers there. Start it, or correct the address.';
}

/** There is an index with the same keys and other options (85), or with the same name and other keys (86). */
const indexConflicts = new Set<unknown>([85, 86]);
const isConflict = (error: unknown) => indexConflicts.has((error as { code?: unknown }).code);

/**
 * Creates the indexes of these models and waits for them. An index of the same keys with other options is replaced. No
 * other one is dropped: pods of the version before may still need it while both run.
 */
export async function ensureIndexes(models: readonly AnyModel[]): Promise<void> {
  await Promise.all(
    models.map(async (model) => {
      try {
        await createIndexes(model);
      } catch (error) {
        if (!isConflict(error)) throw error;
        for (const index of model.schema.indexes()) await createOrReplace(model, index);
      }
    }),
  );
}

/** The same for models that several services of one process share: whoever comes later waits for the first. */
export async function ensureIndexesOnce(
  models: readonly AnyModel[],
  known = new Map<AnyModel, Promise<void>>(),
): Promise<void> {
  for (const model of models) if (!known.has(model)) known.set(model, ensureIndexes([model]));
  await Promise.all(models.map((model) => known.get(model)));
}

async function createOrReplace({ collection }: AnyModel, [key, options]: IndexDefinition): Promise<void> {
  const create = (more = {}) =>
    collection.createIndex(key as Record<string, 1>, { ...options, ...more } as object);
  try {
    await create();
  } catch (error) {
    if (!isConflict(error)) throw error;
    const sameKeys = (await collection.indexes()).find(
      (index) => JSON.stringify(index.key) === JSON.stringify(key),
    );
    if (sameKeys?.name) {
      await collection.dropIndex(sameKeys.name);
      await create();
    }
    // The name belongs to other keys, which the version before may use: this one gets a name of its own.
    else
      await create({
        name: Object.entries(key as object)
          .flat()
          .join('_'),
      });
  }
}

/** One command for all indexes of a collection: mongoose sends one for each, which is a third of a start. */
async function createIndexes({ schema, collection }: AnyModel): Promise<void> {
  const indexes = schema.indexes().map(([key, options]) => ({ ...options, key: key as Record<string, 1> }));
  if (indexes.length > 0) await collection.createIndexes(indexes as mongoose.mongo.IndexDescription[]);
}

/** Whether the database answers within this time in milliseconds. */
export async function isDatabaseReady(limit = 1_000): Promise<boolean> {
  const { db } = mongoose.connection;
  if (!db) return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    // A process that was kept busy reads first what has come meanwhile: it was late itself, not the database.
    timer = setTimeout(() => setImmediate(() => resolve(false)), limit);
  });
  // The driver lets go of the connection a little later, so that questions to a hung database do not fill the pool.
  const answer = db.command({ ping: 1 }, { timeoutMS: limit + 1_000 }).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
