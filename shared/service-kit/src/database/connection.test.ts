import { randomUUID } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';
import { readKitConfig } from '../config/kit-config.ts';
import { connectDatabase, ensureIndexes } from './connection.ts';

const connect = (mongodbUri: string | undefined) => connectDatabase({ ...readKitConfig(), mongodbUri });

afterEach(() => mongoose.disconnect());

test.each([
  [undefined, 'MONGODB_URI is not set.'],
  ['postgres://x', 'MONGODB_URI is not a MongoDB address such as mongodb://127.0.0.1:27017.'],
  // Port 9 is the discard service: nobody speaks MongoDB there.
  ['mongodb://127.0.0.1:9', 'MONGODB_URI: no database answers there. Start it, or correct the address.'],
])('%s stops the start with one plain sentence', async (uri, sentence) => {
  await expect(connect(uri)).rejects.toThrow(new Error(sentence));
});

test('writes wait for majority and journal, queries have a time limit, nothing is buffered', async () => {
  await connect(readKitConfig().mongodbUri);
  const { options } = mongoose.connection.getClient();
  expect(options.writeConcern).toMatchObject({ w: 'majority', journal: true });
  expect(options.serverSelectionTimeoutMS).toBe(5_000);
  expect(mongoose.get('bufferCommands')).toBe(false);
  expect(mongoose.get('sanitizeFilter')).toBe(true);
  expect(mongoose.get('strictQuery')).toBe('throw');
  // With that option, a condition on an undefined tenant would disappear.
  expect(options).not.toMatchObject({ ignoreUndefined: true });
});

test('the driver looks at its pool every ten seconds, not every tenth of one', async () => {
  await connect(readKitConfig().mongodbUri);
  // No public door shows it: a driver that has moved it fails here, instead of costing an idle process half a percent.
  const { topology } = mongoose.connection.getClient() as unknown as {
    topology: { s: { servers: Map<string, Server> } };
  };
  const intervals = [...topology.s.servers.values()].map(
    ({ pool }) => pool.options.minPoolSizeCheckFrequencyMS,
  );
  expect(intervals).toEqual([10_000]);
});

interface Server {
  pool: { options: { minPoolSizeCheckFrequencyMS: number } };
}

test('an index that has changed since the last version is replaced', async () => {
  await connect(readKitConfig().mongodbUri);
  const collection = randomUUID();
  const version = (options: object) => {
    const schema = new Schema({ tenantId: String, name: String }, { collection, autoIndex: false });
    schema.index({ tenantId: 1, name: 1 }, options);
    return mongoose.model(randomUUID(), schema);
  };
  await ensureIndexes([version({})]);
  await ensureIndexes([version({ unique: true })]);
  const indexes = await mongoose.connection.collection(collection).indexes();
  expect(indexes.find(({ name }) => name === 'tenantId_1_name_1')).toMatchObject({ unique: true });
  await mongoose.connection.dropCollection(collection);
});

test('no index that the version before uses is dropped, whatever else has changed', async () => {
  await connect(readKitConfig().mongodbUri);
  const collection = randomUUID();
  const version = (...indexes: [Record<string, 1 | -1>, object][]) => {
    const schema = new Schema({ tenantId: String, name: String, at: Date }, { collection, autoIndex: false });
    for (const [key, options] of indexes) schema.index(key, options);
    return mongoose.model(randomUUID(), schema);
  };
  await ensureIndexes([version([{ tenantId: 1, at: -1 }, {}], [{ tenantId: 1 }, { name: 'list' }])]);
  await ensureIndexes([
    version([{ tenantId: 1, name: 1 }, { name: 'list' }], [{ tenantId: 1, at: 1 }, { unique: true }]),
  ]);
  const indexes = await mongoose.connection.collection(collection).indexes();
  expect(indexes.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      { tenantId: 1, at: -1 },
      { tenantId: 1 },
      { tenantId: 1, name: 1 },
      { tenantId: 1, at: 1 },
    ]),
  );
  await mongoose.connection.dropCollection(collection);
});
