import mongoose from 'mongoose';
import { readKitConfig } from '../config/kit-config.ts';
import { connectDatabase } from './connection.ts';

const connect = (mongodbUri: string | undefined) => connectDatabase({ ...readKitConfig(), mongodbUri });

afterEach(() => mongoose.disconnect());

test.each([
  [undefined, 'MONGODB_URI is not set.'],
  ['postgres://x', 'MONGODB_URI is not a MongoDB address such as mongodb://127.0.0.1:27017.'],
  // Port 9 is the discard service: nobody speaks MongoDB there.
  ['mongodb://127.0.0.1:9', 'MONGODB_URI: no database answers there. Start it, or correct the address.'],
])('%s ends the start with one plain sentence', async (uri, sentence) => {
  await expect(connect(uri)).rejects.toThrow(new Error(sentence));
});

test('writes wait for the majority and the journal, questions have an end, nothing is buffered', async () => {
  await connect(readKitConfig().mongodbUri);
  const { options } = mongoose.connection.getClient();
  expect(options.writeConcern).toMatchObject({ w: 'majority', journal: true });
  expect(options.serverSelectionTimeoutMS).toBe(5_000);
  expect(mongoose.get('bufferCommands')).toBe(false);
  expect(mongoose.get('sanitizeFilter')).toBe(true);
  expect(mongoose.get('strictQuery')).toBe('throw');
  // With it, a condition on an undefined tenant would disappear.
  expect(options).not.toMatchObject({ ignoreUndefined: true });
});
