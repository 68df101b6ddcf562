import { Long, UUID } from 'mongodb';
import { useDatabase } from './testing/database.ts';
import { sendRaw } from './testing/raw-client.ts';

const test_ = useDatabase();

function attempt(session: UUID, txnNumber: number) {
  return { lsid: { id: session.toBinary() }, txnNumber: Long.fromNumber(txnNumber) };
}

/** Past the driver, which would put its own session and number into the command. */
const send = (command: Record<string, unknown>) => sendRaw(test_.server.uri, { ...command, $db: 'test' });

test('a repeated write gets its first answer again and counts once', async () => {
  const things = test_.collection();
  const name = things.collectionName;
  await things.insertOne({ _id: 1 as never, n: 0 });
  const session = new UUID();
  const again = async (command: Record<string, unknown>, number: number) => {
    const first = await send({ ...command, ...attempt(session, number) });
    const second = await send({ ...command, ...attempt(session, number) });
    expect(second).toEqual(first);
    return first;
  };
  expect(await again({ update: name, updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] }, 1)).toMatchObject(
    { n: 1, nModified: 1 },
  );
  const modify = { findAndModify: name, query: { _id: 1 }, update: { $inc: { n: 1 } }, new: true };
  expect(await again(modify, 2)).toMatchObject({ value: { _id: 1, n: 2 } });
  expect(await again({ insert: name, documents: [{ _id: 2 }] }, 3)).toMatchObject({ n: 1 });
  expect(await again({ delete: name, deletes: [{ q: { _id: 2 }, limit: 1 }] }, 4)).toMatchObject({ n: 1 });
  expect(await things.find().toArray()).toEqual([{ _id: 1, n: 2 }]);
});

test('the next number is a new write, an older one is refused, another session does not matter', async () => {
  const things = test_.collection();
  const name = things.collectionName;
  await things.insertOne({ _id: 1 as never, n: 0 });
  const inc = { update: name, updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] };
  const session = new UUID();
  await send({ ...inc, ...attempt(session, 5) });
  await send({ ...inc, ...attempt(session, 6) });
  await send({ ...inc, ...attempt(new UUID(), 5) });
  expect(await send({ ...inc, ...attempt(session, 5) })).toMatchObject({ ok: 0, code: 225 });
  expect(await things.findOne()).toMatchObject({ n: 3 });
});

test('a write that failed as a whole is not remembered: it may be tried again', async () => {
  const things = test_.collection();
  await things.createIndex({ k: 1 }, { unique: true });
  await things.insertMany([{ k: 1 }, { k: 2 }]);
  const session = new UUID();
  const modify = { findAndModify: things.collectionName, query: { k: 2 }, update: { $set: { k: 1 } } };
  expect(await send({ ...modify, ...attempt(session, 1) })).toMatchObject({
    ok: 0,
    code: 11000,
    keyPattern: { k: 1 },
    keyValue: { k: 1 },
  });
  await things.deleteOne({ k: 1 });
  expect(await send({ ...modify, ...attempt(session, 1) })).toMatchObject({
    lastErrorObject: { updatedExisting: true },
  });
});
