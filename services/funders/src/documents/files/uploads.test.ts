import { randomBytes } from 'node:crypto';
import { rounds } from '@harambee/config/long-tests.mjs';
import { days, documentLimits, documentRefusals } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { funders } from '../../app.ts';
import {
  createFrom,
  download,
  givenDocument,
  partsOf,
  pdfOf,
  putPart,
  startedUpload,
  uploaded,
  uploadsBase,
} from '../../testing/sample-documents.ts';
import { removeWhatIsGone } from '../removing.ts';
import { ChunkModel, FileModel } from './file.model.ts';

const api = testApp(funders);
const { bytes: most, chunkBytes } = documentLimits;

const chunksOf = (tenantId: string) => ChunkModel.countDocuments({ tenantId });

test('20 MiB arrive in parts and come back byte for byte; one byte more is refused in words', async () => {
  const actor = await newActor();
  const bytes = pdfOf('the largest', most);
  randomBytes(most - 2_000).copy(bytes, 1_000);
  const { id } = await givenDocument(api, actor, { bytes });
  const answer = await download(api, actor, id);
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers['content-length']).toBe(String(most));
  const refused = await api.as(actor).post(uploadsBase, { fileName: 'a.pdf', bytes: most + 1 });
  expect([refused.statusCode, refused.json().details]).toEqual([
    400,
    [{ field: 'file', message: documentRefusals.tooLarge }],
  ]);
  const empty = await api.as(actor).post(uploadsBase, { fileName: 'a.pdf', bytes: 0 });
  expect(empty.json().details[0].message).toBe(documentRefusals.empty);
});

test('a broken upload says what has arrived, and goes on from there', async () => {
  const actor = await newActor();
  const bytes = pdfOf('resumed', 5 * chunkBytes + 77);
  const upload = await startedUpload(api, actor, bytes.length);
  expect(upload).toMatchObject({ chunkBytes, missing: [0, 1, 2, 3, 4, 5] });
  const parts = partsOf(bytes, 1);
  for (const index of [0, 3, 5]) await putPart(api, actor, upload.id, ...(parts[index] as [number, Buffer]));
  const resumed = (await api.as(actor).get(`${uploadsBase}/${upload.id}`)).json().upload;
  expect(resumed.missing).toEqual([1, 2, 4]);
  // Not whole yet: nothing is made of it, and nothing is lost.
  const early = await createFrom(api, actor, upload.id);
  expect([early.statusCode, early.json().details[0].message]).toEqual([400, documentRefusals.incomplete]);
  for (const index of [1, 2, 4]) await putPart(api, actor, upload.id, ...(parts[index] as [number, Buffer]));
  // A part whose answer was lost is sent again.
  await putPart(api, actor, upload.id, ...(parts[2] as [number, Buffer]));
  const { document } = (await createFrom(api, actor, upload.id)).json();
  expect((await download(api, actor, document.id)).rawPayload.equals(bytes)).toBe(true);
});

test('many parts at once, each twice, are one whole file', async () => {
  const count = rounds(100, 20);
  const actor = await newActor();
  const bytes = pdfOf('parallel', count * chunkBytes - 5);
  const { id } = await startedUpload(api, actor, bytes.length);
  const all = partsOf(bytes, 1).flatMap((part) => [part, part]);
  const answers = await Promise.all(all.map(([first, part]) => putPart(api, actor, id, first, part)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect(await chunksOf(actor.tenantId)).toBe(count);
  const { document } = (await createFrom(api, actor, id)).json();
  expect((await download(api, actor, document.id)).rawPayload.equals(bytes)).toBe(true);
});

test.each([
  ['shorter than whole chunks', 0, chunkBytes - 1],
  ['longer than the file', 1, chunkBytes],
  ['after the end', 2, 10],
  ['empty', 0, 0],
])('a part that is %s is refused', async (_what, first, length) => {
  const actor = await newActor();
  const { id } = await startedUpload(api, actor, chunkBytes + 10);
  const answer = await putPart(api, actor, id, first, Buffer.alloc(length));
  expect(answer.statusCode).toBe(400);
  expect(await chunksOf(actor.tenantId)).toBe(0);
});

test('a part has at most a mebibyte, and is no JSON', async () => {
  const actor = await newActor();
  const { id } = await startedUpload(api, actor, 9 * chunkBytes);
  expect((await putPart(api, actor, id, 0, Buffer.alloc(9 * chunkBytes))).statusCode).toBe(413);
  expect((await api.as(actor).put(`${uploadsBase}/${id}/parts/0`, { a: 1 })).statusCode).toBe(400);
});

test('a cancelled upload leaves nothing, and takes no more parts', async () => {
  const actor = await newActor();
  const bytes = pdfOf('cancelled', chunkBytes * 2);
  const id = await uploaded(api, actor, bytes);
  expect((await api.as(actor).delete(`${uploadsBase}/${id}`)).statusCode).toBe(204);
  expect(await chunksOf(actor.tenantId)).toBe(0);
  expect((await putPart(api, actor, id, 0, bytes.subarray(0, chunkBytes))).statusCode).toBe(404);
  expect(await chunksOf(actor.tenantId)).toBe(0);
});

test('what nobody finished is removed after three days, and what goes on is not', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const [left, goesOn] = [
    await startedUpload(api, actor, chunkBytes * 2),
    await startedUpload(api, actor, chunkBytes * 2),
  ];
  await putPart(api, actor, left.id, 0, Buffer.alloc(chunkBytes));
  await removeWhatIsGone(new Date(Date.now() + days(2)));
  expect(await FileModel.countDocuments({ tenantId })).toBe(2);
  // Nearly three days later one of them goes on.
  await FileModel.updateMany({ tenantId }, { $set: { expiresAt: new Date(Date.now() + 1_000) } });
  await putPart(api, actor, goesOn.id, 0, Buffer.alloc(chunkBytes));
  await removeWhatIsGone(new Date(Date.now() + days(2)));
  const files = await FileModel.find({ tenantId }).lean();
  expect(files.map(({ _id }) => _id)).toEqual([goesOn.id]);
  expect(await chunksOf(tenantId)).toBe(1);
});

test('a process that ends between the file and its document loses neither', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  // The document is stored, and its file was never told that it is needed.
  const document = await givenDocument(api, actor);
  const [file] = await FileModel.find({ tenantId }).lean();
  await FileModel.updateOne({ _id: file?._id, tenantId }, { $set: { expiresAt: new Date(1) } });
  // A file was accepted, and its document never stored.
  const orphan = await uploaded(api, actor, pdfOf('orphan'));
  await FileModel.updateOne(
    { _id: orphan, tenantId },
    { $set: { state: 'kept', documentId: 'never', expiresAt: new Date(1) } },
  );
  await removeWhatIsGone();
  expect((await FileModel.find({ tenantId }).lean()).map(({ _id }) => _id)).toEqual([file?._id]);
  expect(await FileModel.countDocuments({ tenantId, state: 'kept', expiresAt: null })).toBe(1);
  expect((await download(api, actor, document.id)).statusCode).toBe(200);
});

test('an organization sends twenty files at a time', async () => {
  const actor = await newActor();
  for (let n = 0; n < documentLimits.openUploads; n += 1) await startedUpload(api, actor, 10);
  const refused = await api.as(actor).post(uploadsBase, { fileName: 'a.pdf', bytes: 10 });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
});

test('two requests for one upload: a repeated key is the same document, another one is refused', async () => {
  const actor = await newActor();
  const uploadId = await uploaded(api, actor, pdfOf('once'));
  const send = (key: string) =>
    api
      .as(actor)
      .post(
        `${uploadsBase.replace('/uploads', '')}`,
        { uploadId, name: 'Once', kind: 'other', expiresOn: '', notes: '' },
        { 'idempotency-key': key },
      );
  const first = await send('one');
  expect(first.statusCode).toBe(201);
  expect((await send('one')).json()).toEqual(first.json());
  expect((await send('two')).statusCode).toBe(409);
});

test('the stored files have the layout of GridFS: its own reader reads them', async () => {
  const actor = await newActor();
  const bytes = pdfOf('gridfs', 3 * chunkBytes + 1);
  const uploadId = await uploaded(api, actor, bytes);
  const bucket = new mongoose.mongo.GridFSBucket(mongoose.connection.db as mongoose.mongo.Db, {
    bucketName: 'document_files',
  });
  const chunks: Buffer[] = [];
  for await (const chunk of bucket.openDownloadStream(uploadId as unknown as mongoose.mongo.ObjectId))
    chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
});
