import { emptyCallRow } from '@harambee/domain';
import type { CallChecklist } from '@harambee/domain/schemas';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import { funders } from '../app.ts';
import { base, givenCall } from '../testing/sample-call.ts';
import { documentsBase, givenDocument, pdfOf, wordOf } from '../testing/sample-documents.ts';

const api = testApp(funders);

const row = (id: string, given: object) => ({ ...emptyCallRow('attachments', id), ...given });
const attachments = [
  row('a1', { name: 'Latest audit', kind: 'accounts', fileName: 'Annex/1 audit.docx' }),
  row('a2', { name: 'Registration certificate', kind: 'registration', fileName: 'annex-1-audit.pdf' }),
  row('a3', { name: 'Safeguarding policy', kind: 'policy', required: false }),
];

const checklist = async (actor: TestActor, id: string) =>
  (await api.as(actor).get(`${base}/${id}/checklist`)).json<CallChecklist>().items;
const choose = (actor: TestActor, id: string, attachment: string, body: object) =>
  api.as(actor).put(`${base}/${id}/checklist/${attachment}`, body);
const chosen = (documentId: string) => ({ documentId, isNotNeeded: false });
const states = (items: CallChecklist['items']) => items.map(({ state }) => state);

test('documents of the kind are proposed, and none is taken without a choice', async () => {
  const actor = await newActor();
  const call = await givenCall(api, actor, { attachments });
  const audit = await givenDocument(api, actor, { name: 'Audit 2025' });
  const before = await checklist(actor, call.id);
  expect(states(before)).toEqual(['missing', 'missing', 'missing']);
  expect(before[0]?.proposed).toEqual([
    { id: audit.id, name: 'Audit 2025', kind: 'accounts', expiresOn: '', fileName: 'audit.pdf' },
  ]);
  const answer = await choose(actor, call.id, 'a1', chosen(audit.id));
  expect(answer.json().items[0]).toMatchObject({ state: 'there', document: { id: audit.id }, proposed: [] });
  await choose(actor, call.id, 'a3', { documentId: null, isNotNeeded: true });
  expect(states(await checklist(actor, call.id))).toEqual(['there', 'missing', 'not_needed']);
  await choose(actor, call.id, 'a3', { documentId: null, isNotNeeded: false });
  expect(states(await checklist(actor, call.id))).toEqual(['there', 'missing', 'missing']);
});

test('what expires before the deadline, has expired or was deleted shows at once', async () => {
  const actor = await newActor();
  // The deadline is 31 January 2027, on the funder's clock.
  const call = await givenCall(api, actor, { attachments, deadlineDay: '2099-01-31' });
  const audit = await givenDocument(api, actor, { expiresOn: '2099-01-31' });
  await choose(actor, call.id, 'a1', chosen(audit.id));
  const expiring = (expiresOn: string) =>
    api
      .as(actor)
      .put(`${documentsBase}/${audit.id}`, { name: 'Audit', kind: 'accounts', expiresOn, notes: '' });
  expect(states(await checklist(actor, call.id))[0]).toBe('there');
  await expiring('2099-01-30');
  expect(states(await checklist(actor, call.id))[0]).toBe('expires_before_deadline');
  await expiring('2020-01-01');
  expect(states(await checklist(actor, call.id))[0]).toBe('expired');
  await api.as(actor).delete(`${documentsBase}/${audit.id}`);
  expect(states(await checklist(actor, call.id))[0]).toBe('missing');
  await api.as(actor).post(`${documentsBase}/${audit.id}/restore`);
  expect(states(await checklist(actor, call.id))[0]).toBe('expired');
});

test('a choice is no change of the call, and outlives one', async () => {
  const actor = await newActor();
  const call = await givenCall(api, actor, { attachments });
  const audit = await givenDocument(api, actor);
  await choose(actor, call.id, 'a1', chosen(audit.id));
  const { id: _id, revision, createdAt: _made, updatedAt: _changed, deadlineAt: _moment, ...content } = call;
  const put = await api
    .as(actor)
    .put(`${base}/${call.id}`, { ...content, name: 'Renamed' }, { 'if-match': `"${revision}"` });
  expect(put.statusCode).toBe(200);
  expect(states(await checklist(actor, call.id))[0]).toBe('there');
});

test('unknown rows and documents are not found', async () => {
  const actor = await newActor();
  const call = await givenCall(api, actor, { attachments });
  const audit = await givenDocument(api, actor);
  expect((await choose(actor, call.id, 'a9', chosen(audit.id))).statusCode).toBe(404);
  expect((await choose(actor, call.id, 'a1', chosen('nothing'))).statusCode).toBe(404);
  expect((await choose(actor, call.id, '__proto__', chosen(audit.id))).statusCode).toBe(404);
});

test('the ZIP has the chosen files in the funder’s order, under its names, made safe and told apart', async () => {
  const actor = await newActor();
  const call = await givenCall(api, actor, { name: 'Café & fonds', attachments });
  const empty = await api.as(actor).get(`${base}/${call.id}/documents`);
  expect([empty.statusCode, empty.json().error]).toEqual([409, 'Choose the documents for this call first']);
  const files = [pdfOf('the audit', 300_000), pdfOf('the registration'), wordOf()];
  for (const [index, bytes] of files.entries()) {
    const fileName = index === 2 ? 'p.docx' : 'p.pdf';
    const { id } = await givenDocument(api, actor, { bytes, fileName });
    await choose(actor, call.id, `a${index + 1}`, chosen(id));
  }
  const answer = await api.as(actor).get(`${base}/${call.id}/documents`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="cafe-fonds-documents.zip"; filename*=UTF-8''caf%C3%A9-fonds-documents.zip`,
  });
  const parts = unzipSync(new Uint8Array(answer.rawPayload));
  expect(Object.keys(parts)).toEqual(['Annex-1 audit.pdf', 'annex-1-audit.pdf', 'Safeguarding policy.docx']);
  expect(Buffer.from(parts['Annex-1 audit.pdf'] as Uint8Array).equals(files[0] as Buffer)).toBe(true);
  expect(strFromU8(parts['annex-1-audit.pdf'] as Uint8Array)).toContain('the registration');
});

test('two with one name are numbered', async () => {
  const actor = await newActor();
  const same = ['a1', 'a2'].map((id) => row(id, { name: 'x', kind: 'other', fileName: 'Audit.PDF' }));
  const call = await givenCall(api, actor, { attachments: same });
  for (const { id } of same) {
    const document = await givenDocument(api, actor, { bytes: pdfOf(id) });
    await choose(actor, call.id, id, chosen(document.id));
  }
  const answer = await api.as(actor).get(`${base}/${call.id}/documents`);
  expect(Object.keys(unzipSync(new Uint8Array(answer.rawPayload)))).toEqual(['Audit.pdf', 'Audit (2).pdf']);
});
