import { emptyCallRow } from '@harambee/domain';
import { expectIsolation, expectNoCollectionScan, testApp, twoTenants } from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { base, givenCall } from '../testing/sample-call.ts';
import {
  auditFields,
  createFrom,
  documentsBase,
  download,
  givenDocument,
  pdfOf,
  putPart,
  uploaded,
  uploadsBase,
} from '../testing/sample-documents.ts';
import { removeWhatIsGone } from './removing.ts';

const api = testApp(funders);

const at =
  (folder: string, suffix = '') =>
  (id: string) =>
    `${folder}/${id}${suffix}`;
const replacement = { uploadId: 'x', expiresOn: '' };
const part = { body: Buffer.alloc(900, 'x'), headers: { 'content-type': 'application/octet-stream' } };

const ofDocument = [
  { method: 'GET', url: at(documentsBase) },
  { method: 'GET', url: at(documentsBase, '/file') },
  { method: 'PUT', url: at(documentsBase), body: auditFields },
  { method: 'PUT', url: at(documentsBase), body: auditFields, headers: { 'if-match': '0' } },
  { method: 'PUT', url: at(documentsBase, '/file'), body: replacement },
  { method: 'POST', url: at(documentsBase, '/earlier-file') },
  { method: 'POST', url: at(documentsBase, '/restore') },
  { method: 'DELETE', url: at(documentsBase) },
] as const;
const ofUpload = [
  { method: 'GET', url: at(uploadsBase) },
  { method: 'PUT', url: at(uploadsBase, '/parts/0'), ...part },
  { method: 'DELETE', url: at(uploadsBase) },
] as const;
const row = `checklist/a1`;
const ofCall = [
  { method: 'GET', url: at(base, '/checklist') },
  { method: 'GET', url: at(base, '/documents') },
  { method: 'PUT', url: at(base, `/${row}`), body: { documentId: null, isNotNeeded: true } },
] as const;

const attachments = [{ ...emptyCallRow('attachments', 'a1'), name: 'Audit', kind: 'accounts' as const }];

test("another tenant's document answers like one that does not exist, whatever is asked", async () => {
  const { ours, theirs } = await twoTenants();
  const { id } = await givenDocument(api, ours);
  await expectIsolation(api, { owner: ours, stranger: theirs, id, calls: ofDocument });
});

test("another tenant's upload can be neither read, written, ended nor taken", async () => {
  const { ours, theirs } = await twoTenants();
  const id = await uploaded(api, ours, pdfOf('ours'));
  await expectIsolation(api, { owner: ours, stranger: theirs, id, calls: ofUpload });
  const taken = await createFrom(api, theirs, id);
  expect([taken.statusCode, taken.json().error]).toEqual([
    404,
    (await createFrom(api, theirs, 'unknown')).json().error,
  ]);
  const { id: documentId } = await givenDocument(api, theirs);
  const replaced = await api
    .as(theirs)
    .put(`${documentsBase}/${documentId}/file`, { uploadId: id, expiresOn: '' });
  expect(replaced.statusCode).toBe(404);
  const { document } = (await createFrom(api, ours, id)).json();
  expect((await download(api, ours, document.id)).rawPayload.equals(pdfOf('ours'))).toBe(true);
});

test("another tenant's call shows no checklist and no files, and takes no choice", async () => {
  const { ours, theirs } = await twoTenants();
  const call = await givenCall(api, ours, { attachments });
  const audit = await givenDocument(api, ours);
  await api.as(ours).put(`${base}/${call.id}/${row}`, { documentId: audit.id, isNotNeeded: false });
  // A ZIP says when it was made.
  const calls = ofCall.filter(({ url }) => !url('x').endsWith('/documents'));
  await expectIsolation(api, { owner: ours, stranger: theirs, id: call.id, calls });
  expect((await api.as(theirs).get(`${base}/${call.id}/documents`)).statusCode).toBe(404);
});

test("another tenant's document is chosen and proposed for nothing", async () => {
  const { ours, theirs } = await twoTenants();
  const audit = await givenDocument(api, ours, { name: 'Audit' });
  const call = await givenCall(api, theirs, { attachments });
  const choice = { documentId: audit.id, isNotNeeded: false };
  expect((await api.as(theirs).put(`${base}/${call.id}/${row}`, choice)).statusCode).toBe(404);
  const { items } = (await api.as(theirs).get(`${base}/${call.id}/checklist`)).json();
  expect(items[0]).toMatchObject({ state: 'missing', proposed: [] });
  expect((await api.as(theirs).get(documentsBase)).json()).toEqual({ documents: [] });
});

test('a cursor leads to nothing of another tenant', async () => {
  const { ours, theirs } = await twoTenants();
  for (const name of ['Canary one', 'Canary two']) await givenDocument(api, ours, { name });
  const { nextCursor } = (await api.as(ours).get(`${documentsBase}?limit=1`)).json();
  for (const query of ['', `?cursor=${nextCursor}`, '?kind=accounts', '?expiring=soon'])
    expect((await api.as(theirs).get(`${documentsBase}${query}`)).json()).toEqual({ documents: [] });
});

test('nobody without a sign-in gets an answer', async () => {
  for (const { method, url, ...call } of [...ofDocument, ...ofUpload, ...ofCall]) {
    const { body, headers } = { body: undefined, headers: {}, ...call };
    const answer = await api.inject({ method, url: url('x'), headers, ...(body && { payload: body }) });
    expect(answer.statusCode).toBe(401);
  }
  for (const url of [documentsBase, uploadsBase])
    expect((await api.anonymous.post(url, {})).statusCode).toBe(401);
  expect((await api.anonymous.get(documentsBase)).statusCode).toBe(401);
});

test('every question is answered by an index', async () => {
  const { ours } = await twoTenants();
  const caller = api.as(ours);
  await expectNoCollectionScan(async () => {
    const call = await givenCall(api, ours, { attachments });
    const { id } = await givenDocument(api, ours);
    await givenDocument(api, ours, { name: 'Second' });
    const uploadId = await uploaded(api, ours, pdfOf('newer'));
    await caller.get(`${uploadsBase}/${uploadId}`);
    await caller.put(`${documentsBase}/${id}/file`, { uploadId, expiresOn: '' });
    await caller.post(`${documentsBase}/${id}/earlier-file`);
    await caller.put(`${documentsBase}/${id}`, auditFields);
    await caller.get(`${documentsBase}/${id}/file`);
    for (const query of ['limit=1', 'limit=1&kind=accounts', 'expiring=soon']) {
      const { nextCursor } = (await caller.get(`${documentsBase}?${query}`)).json();
      if (nextCursor) await caller.get(`${documentsBase}?${query}&cursor=${nextCursor}`);
    }
    await caller.put(`${base}/${call.id}/${row}`, { documentId: id, isNotNeeded: false });
    await caller.get(`${base}/${call.id}/checklist`);
    await caller.get(`${base}/${call.id}/documents`);
    await caller.delete(`${documentsBase}/${id}`);
    await caller.post(`${documentsBase}/${id}/restore`);
    const other = await putPart(api, ours, await uploaded(api, ours, pdfOf('y')), 0, Buffer.alloc(900));
    expect(other.statusCode).toBe(204);
    await removeWhatIsGone(new Date(Date.now() + 1e10));
    await api.settle();
  });
});
