import {
  expectOrganizationRemoved,
  exported,
  newActor,
  publishPersonLeft,
  testApp,
} from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { deliverApplication } from '../testing/deliver-application.ts';
import { base, givenCall } from '../testing/sample-call.ts';
import { documentsBase, givenDocument, pdfOf, uploaded } from '../testing/sample-documents.ts';
import { givenProfile } from '../testing/sample-profile.ts';

const api = testApp(funders);

test('the archive has every call of the own organization, deleted ones too while they can be brought back', async () => {
  const ours = await newActor();
  const call = await givenCall(api, ours);
  await givenCall(api, await newActor(), { name: 'Theirs' });
  const { json, files } = await exported(api, ours, 'organization');
  expect(json('organization/calls.json')).toEqual([call]);
  expect([...files.values()].join()).not.toContain('Theirs');
  await api.as(ours).delete(`${base}/${call.id}`);
  const later = await exported(api, ours, 'organization');
  expect(later.json('organization/calls.json')).toEqual([
    expect.objectContaining({ id: call.id, deletedAt: expect.any(String) }),
  ]);
});

test('checks by hand are in the archive of whoever made them, and lose the name with the person', async () => {
  const ours = await newActor();
  const { id } = await givenCall(api, ours);
  await api.as(ours).put(`${base}/${id}/eligibility/e1`, { verdict: 'yes' });
  const { json } = await exported(api, ours, 'person');
  expect(json('you/call-checks.json')).toMatchObject([{ callId: id, verdict: 'yes' }]);
  await publishPersonLeft(api, ours.tenantId, ours.userId);
  const colleague = await newActor({ tenantId: ours.tenantId });
  const { call } = (await api.as(colleague).get(`${base}/${id}`)).json();
  expect(call.checks).toMatchObject([{ rowId: 'e1', verdict: 'yes', by: { name: 'A former member' } }]);
});

test('an organization goes whole, another one stays', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  for (const actor of [ours, theirs]) {
    const { id } = await givenCall(api, actor);
    await givenDocument(api, actor);
    await deliverApplication(actor.tenantId, { callId: id });
    await givenProfile(actor);
  }
  await expectOrganizationRemoved(api, funders, { ours: ours.tenantId, theirs: theirs.tenantId });
});

test('the archive has every document with its real file, replaced and deleted ones too while they can be brought back', async () => {
  const ours = await newActor();
  const [first, newer, second] = [pdfOf('first', 400_000), pdfOf('newer'), pdfOf('second')];
  const audit = await givenDocument(api, ours, { bytes: first, notes: 'Signed' });
  const uploadId = await uploaded(api, ours, newer);
  await api.as(ours).put(`${documentsBase}/${audit.id}/file`, { uploadId, expiresOn: '' });
  const gone = await givenDocument(api, ours, { bytes: second, name: 'Gone' });
  await api.as(ours).delete(`${documentsBase}/${gone.id}`);
  await givenDocument(api, await newActor(), { name: 'Theirs' });
  // Not a document yet.
  await uploaded(api, ours, pdfOf('unfinished'));
  const { json, files } = await exported(api, ours, 'organization');
  const list = json('organization/documents/documents.json') as { id: string; path: string }[];
  expect(list).toHaveLength(2);
  const pathOf = (id: string) => list.find((one) => one.id === id)?.path;
  expect(list.find(({ id }) => id === audit.id)).toMatchObject({ name: 'Audit 2025', notes: 'Signed' });
  expect(list.find(({ id }) => id === gone.id)).toMatchObject({ deletedAt: expect.any(String) });
  expect(files.get(`organization/documents/${pathOf(audit.id)}`)?.equals(newer)).toBe(true);
  expect(files.get(`organization/documents/${pathOf(gone.id)}`)?.equals(second)).toBe(true);
  expect(files.get('organization/documents/replaced/audit.pdf')?.equals(first)).toBe(true);
  expect([...files.keys()].filter((path) => path.startsWith('organization/documents/'))).toHaveLength(4);
});

test('a person who leaves takes no document along: it belongs to the organization', async () => {
  const ours = await newActor();
  const { id } = await givenDocument(api, ours);
  await publishPersonLeft(api, ours.tenantId, ours.userId);
  expect(
    (await api.as(await newActor({ tenantId: ours.tenantId })).get(`${documentsBase}/${id}/file`)).statusCode,
  ).toBe(200);
});
