import { days, documentRestorableFor } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { eventsOf } from '../testing/sample-call.ts';
import {
  auditFields,
  createFrom,
  documentsBase,
  download,
  givenDocument,
  pdfOf,
  uploaded,
} from '../testing/sample-documents.ts';
import { DocumentModel } from './document.model.ts';
import { ChunkModel, FileModel } from './files/file.model.ts';
import { removeWhatIsGone } from './removing.ts';

const api = testApp(funders);
const inDays = (count: number) => new Date(Date.now() + days(count)).toISOString().slice(0, 10);
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` });

test('a document is stored with what people wrote, and its file is saved, never shown', async () => {
  const actor = await newActor();
  const document = await givenDocument(api, actor, {
    name: '  Audit 2025 ',
    expiresOn: '2030-01-31',
    fileName: 'Prüfbericht “2025”.PDF',
  });
  expect(document).toMatchObject({
    ...auditFields,
    expiresOn: '2030-01-31',
    file: { name: 'Prüfbericht “2025”.pdf', type: 'pdf', bytes: 900 },
    revision: 0,
  });
  // No moment is left at which it would be removed.
  expect(await FileModel.countDocuments({ tenantId: actor.tenantId, expiresAt: null })).toBe(1);
  const answer = await download(api, actor, document.id);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '900',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename=".*"; filename\*=UTF-8''Pr%C3%BCfbericht/,
  );
});

test('what cannot be is refused with the messages of the form', async () => {
  const actor = await newActor();
  const uploadId = await uploaded(api, actor, pdfOf('x'));
  const refused = await createFrom(api, actor, uploadId, { name: ' ', expiresOn: '2027-02-30' });
  expect([refused.statusCode, refused.json().details]).toEqual([
    400,
    [
      { field: 'name', message: 'Name the document' },
      { field: 'expiresOn', message: 'Valid until is not a valid date' },
    ],
  ]);
  // The upload is still there for a second try.
  expect((await createFrom(api, actor, uploadId)).statusCode).toBe(201);
});

test('the list begins with what expires next; a page leads to the next one', async () => {
  const actor = await newActor();
  for (const [name, expiresOn] of [
    ['Never', ''],
    ['Next year', inDays(300)],
    ['Soon', inDays(20)],
    ['Expired', inDays(-3)],
  ] as const)
    await givenDocument(api, actor, { name, expiresOn, kind: name === 'Never' ? 'policy' : 'accounts' });
  const read = async (query: string) => (await api.as(actor).get(`${documentsBase}?${query}`)).json();
  const names = (list: { documents: { name: string }[] }) => list.documents.map(({ name }) => name);
  expect(names(await read(''))).toEqual(['Expired', 'Soon', 'Next year', 'Never']);
  expect(names(await read('expiring=soon'))).toEqual(['Expired', 'Soon']);
  expect(names(await read('kind=policy'))).toEqual(['Never']);
  const first = await read('limit=3');
  expect(names(await read(`limit=3&cursor=${first.nextCursor}`))).toEqual(['Never']);
  expect((await read('cursor=broken')).error).toBeDefined();
});

test('a change over an older revision is refused with the document as it is', async () => {
  const actor = await newActor();
  const { id } = await givenDocument(api, actor);
  const put = (name: string, revision: number) =>
    api.as(actor).put(`${documentsBase}/${id}`, { ...auditFields, name }, ifMatch(revision));
  expect((await put('Mine', 0)).json().document).toMatchObject({ name: 'Mine', revision: 1 });
  const late = await put('Theirs', 0);
  expect([late.statusCode, late.json().document.name]).toEqual([412, 'Mine']);
  expect((await api.as(actor).delete(`${documentsBase}/${id}`, ifMatch(0))).statusCode).toBe(412);
});

test('a newer file replaces the one before, which can be brought back; the one before that goes', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const [one, two, three] = ['one', 'two', 'three'].map((text) => pdfOf(text));
  const { id } = await givenDocument(api, actor, { bytes: one, expiresOn: '2026-12-31' });
  const replace = async (bytes: Buffer, expiresOn: string, revision: number) => {
    const uploadId = await uploaded(api, actor, bytes, 'newer.pdf');
    return api.as(actor).put(`${documentsBase}/${id}/file`, { uploadId, expiresOn }, ifMatch(revision));
  };
  const replaced = await replace(two as Buffer, '2027-12-31', 0);
  expect(replaced.json().document).toMatchObject({
    expiresOn: '2027-12-31',
    file: { name: 'newer.pdf' },
    earlier: { name: 'audit.pdf', expiresOn: '2026-12-31', until: expect.any(String) },
    revision: 1,
  });
  expect((await replace(two as Buffer, '', 0)).statusCode).toBe(412);
  const back = await api.as(actor).post(`${documentsBase}/${id}/earlier-file`, undefined, ifMatch(1));
  expect(back.json().document).toMatchObject({ expiresOn: '2026-12-31', earlier: { name: 'newer.pdf' } });
  expect((await download(api, actor, id)).rawPayload.equals(one as Buffer)).toBe(true);
  await replace(three as Buffer, '', 2);
  await removeWhatIsGone();
  // The third file and the first one, which can be brought back.
  expect(await FileModel.countDocuments({ tenantId, state: 'kept' })).toBe(2);
  await removeWhatIsGone(new Date(Date.now() + documentRestorableFor + days(1)));
  expect(await FileModel.countDocuments({ tenantId })).toBe(1);
  expect((await api.as(actor).get(`${documentsBase}/${id}`)).json().document).not.toHaveProperty('earlier');
  expect((await download(api, actor, id)).rawPayload.equals(three as Buffer)).toBe(true);
});

test('a repeated replacement whose answer was lost changes nothing more', async () => {
  const actor = await newActor();
  const { id } = await givenDocument(api, actor);
  const uploadId = await uploaded(api, actor, pdfOf('newer'));
  const send = () =>
    api.as(actor).put(`${documentsBase}/${id}/file`, { uploadId, expiresOn: '' }, ifMatch(0));
  const first = await send();
  expect((await send()).json()).toEqual(first.json());
});

test('a deleted document can be brought back for 30 days; then it is gone with its bytes', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const { id } = await givenDocument(api, actor);
  const one = `${documentsBase}/${id}`;
  expect((await api.as(actor).delete(one)).statusCode).toBe(204);
  for (const url of [one, `${one}/file`]) expect((await api.as(actor).get(url)).statusCode).toBe(404);
  await removeWhatIsGone(new Date(Date.now() + days(29)));
  expect((await api.as(actor).post(`${one}/restore`)).json().document).toMatchObject({ id, revision: 2 });
  expect((await download(api, actor, id)).statusCode).toBe(200);
  await api.as(actor).delete(one);
  await DocumentModel.updateOne(
    { _id: id, tenantId },
    { $set: { deletedAt: new Date(Date.now() - documentRestorableFor - 1) } },
  );
  expect((await api.as(actor).post(`${one}/restore`)).statusCode).toBe(404);
  await removeWhatIsGone();
  for (const count of [
    DocumentModel.countDocuments({ tenantId }),
    FileModel.countDocuments({ tenantId }),
    ChunkModel.countDocuments({ tenantId }),
  ])
    expect(await count).toBe(0);
});

test('others learn of each change, without file and notes', async () => {
  const actor = await newActor();
  const { id } = await givenDocument(api, actor, { notes: 'secret', expiresOn: '2027-05-01' });
  await api.as(actor).put(`${documentsBase}/${id}`, { ...auditFields, name: 'New' });
  await api.as(actor).delete(`${documentsBase}/${id}`);
  const events = (await eventsOf(api, actor.tenantId)).map(({ name, payload }) => [name, payload]);
  const { userId } = actor;
  expect(events).toEqual([
    [
      'document.created',
      { documentId: id, revision: 0, userId, name: 'Audit 2025', kind: 'accounts', expiresOn: '2027-05-01' },
    ],
    ['document.updated', expect.objectContaining({ revision: 1, name: 'New', expiresOn: '' })],
    ['document.deleted', { documentId: id, revision: 2, userId }],
  ]);
});

test('room is counted before the first byte, once', async () => {
  const actor = await newActor();
  const grew = jest.spyOn(api.app.storage, 'grew');
  await uploaded(api, actor, pdfOf('room', 5_000));
  await new Promise(setImmediate);
  expect(grew.mock.calls).toEqual([[actor.tenantId, 5_000]]);
});
