import type { DocumentList } from '@harambee/domain/schemas';
import { type Handler, noNetwork } from '@harambee/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { documentOf, fileOf, uploadService } from '../../testing/documents.ts';
import { button, renderApp } from '../../testing/render-app.tsx';

const route = 'GET /api/calls/documents';
const listOf =
  (...documents: DocumentList['documents']) =>
  () => ({ body: { documents } });

async function open({ handlers = {}, path = '/documents' } = {}) {
  const app = renderApp({
    path,
    handlers: {
      [route]: listOf(
        documentOf({ id: 'd-0', name: 'Registration', kind: 'registration', expiresOn: '2020-01-31' }),
        documentOf(),
        documentOf({ id: 'd-2', name: 'Safeguarding policy', kind: 'policy', expiresOn: '' }),
      ),
      ...handlers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Documents' });
  return app;
}

const row = async (name: string) =>
  (await screen.findByRole('button', { name })).closest('article') as HTMLElement;
const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(`${label}: file`), { target: { files } });
const act = async (app: Awaited<ReturnType<typeof open>>, document: string, action: string) => {
  await app.userEvent.click(await screen.findByRole('button', { name: `Actions for ${document}` }));
  await app.userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('each document says what it is and until when it is valid', async () => {
  await open();
  expect(await row('Registration')).toHaveTextContent(/Registration · PDF · 1.4 MB .*Expired.*2020/);
  expect(await row('Audit 2025')).toHaveTextContent(/Valid.*until .*2099/);
  expect(await row('Safeguarding policy')).toHaveTextContent('Does not expire');
});

test('the first visit teaches what it is for', async () => {
  await open({ handlers: { [route]: listOf() } });
  expect(await screen.findByText('Keep what every funder asks for')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add your first document' })).toBeVisible();
});

test('a file is described, sent in parts and becomes a document', async () => {
  const bytes = 900_000;
  const service = uploadService(bytes, { id: 'd-9' });
  const app = await open({ handlers: service.handlers });
  await row('Audit 2025');
  choose('Add documents', fileOf('Child_protection policy.pdf', bytes));
  const dialog = await screen.findByRole('dialog', { name: 'Add a document' });
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Child protection policy');
  expect(within(dialog).getByLabelText('Kind')).toHaveValue('policy');
  fireEvent.change(within(dialog).getByLabelText(/^Valid until/), { target: { value: '2027-06-30' } });
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Add document' }));
  expect(await screen.findByText('“Child protection policy” is there')).toBeVisible();
  expect(service.arrived.size).toBe(7);
  // The line is fast, so the parts become larger: 1, 2, 4 chunks.
  expect(
    app.api.calls
      .filter(({ method, path }) => method === 'PUT' && path.includes('/parts/'))
      .map(({ path }) => path),
  ).toEqual([0, 1, 3].map((first) => `/api/calls/documents/uploads/u-1/parts/${first}`));
  expect(app.api.callsTo('POST', '/api/calls/documents')[0]?.body).toEqual({
    uploadId: 'u-1',
    name: 'Child protection policy',
    kind: 'policy',
    expiresOn: '2027-06-30',
    notes: '',
  });
  expect(app.api.callsTo('GET', '/api/calls/documents').length).toBeGreaterThan(1);
  expect(screen.queryByText('On their way')).toBeNull();
});

test('a broken line keeps what has arrived; the person may pause, go on and cancel', async () => {
  const bytes = 500_000;
  const service = uploadService(bytes);
  let isBroken = true;
  const part = 'PUT /api/calls/documents/uploads/:id/parts/:first';
  const app = await open({
    handlers: {
      ...service.handlers,
      [part]: (call: Parameters<Handler>[0]) =>
        isBroken && service.arrived.size > 0 ? noNetwork(call) : service.takePart(call),
    },
  });
  choose('Add documents', fileOf('audit.pdf', bytes));
  await app.userEvent.click(await screen.findByRole('button', { name: 'Add document' }));
  expect(await screen.findByText(/Needs a network · 26% of 488 KB has arrived/)).toBeVisible();
  await app.userEvent.click(button('Pause audit'));
  expect(screen.getByText('Paused · 26% of 488 KB has arrived')).toBeVisible();
  isBroken = false;
  await app.userEvent.click(button('Go on: audit'));
  expect(await screen.findByText('“audit” is there')).toBeVisible();
  // It went on where it broke: the first chunk was sent once.
  expect(app.api.callsTo('PUT', '/api/calls/documents/uploads/u-1/parts/0')).toHaveLength(1);
});

test('what the service refuses is said in its words, and nothing is tried again', async () => {
  const words = 'This file has macros or linked programs inside. Save it without them, or as PDF.';
  const app = await open({
    handlers: {
      ...uploadService(10).handlers,
      'POST /api/calls/documents': () => ({
        status: 400,
        body: { error: words, details: [{ field: 'file', message: words }], requestId: 'r' },
      }),
    },
  });
  choose('Add documents', fileOf('form.docx', 10));
  await app.userEvent.click(await screen.findByRole('button', { name: 'Add document' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  await app.userEvent.click(button('Remove form'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('too large and empty files are refused before a byte is sent', async () => {
  const app = await open();
  choose('Add documents', fileOf('empty.pdf', 0));
  expect(await screen.findByText(/“empty.pdf”: This file is empty/)).toBeVisible();
  const large = fileOf('large.pdf', 1);
  Object.defineProperty(large, 'size', { value: 20 * 1_024 * 1_024 + 1 });
  choose('Add documents', large);
  expect(await screen.findByText(/“large.pdf”: This file is larger than 20 MB/)).toBeVisible();
  expect(app.api.callsTo('POST', '/api/calls/documents/uploads')).toEqual([]);
});

test('a change is saved over the revision that was read; the other’s change is asked about', async () => {
  const theirs = documentOf({ revision: 5, name: 'Audit by Amina' });
  const app = await open({
    handlers: {
      'PUT /api/calls/documents/:id': () => ({
        status: 412,
        body: { error: 'Changed', requestId: 'r', document: theirs },
      }),
    },
  });
  await app.userEvent.click(await screen.findByRole('button', { name: 'Audit 2025' }));
  const dialog = await screen.findByRole('dialog', { name: 'Document' });
  await app.userEvent.type(within(dialog).getByLabelText(/^Notes/), 'With Juma');
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const asking = await screen.findByRole('dialog', { name: 'Someone else changed this document' });
  expect(within(asking).getByRole('group', { name: 'Name' })).toHaveTextContent('Audit by Amina');
  app.api.on('PUT /api/calls/documents/:id', () => ({ body: { document: documentOf({ revision: 6 }) } }));
  await app.userEvent.click(within(asking).getByRole('button', { name: 'Save this choice' }));
  expect(await screen.findByText('Document saved')).toBeVisible();
  const puts = app.api.callsTo('PUT', '/api/calls/documents/d-1');
  expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"5"']);
  expect(puts[1]?.body).toMatchObject({ name: 'Audit by Amina', notes: 'With Juma' });
});

test('without a network a change waits, and the list shows it', async () => {
  const app = await open({ handlers: { 'PUT /api/calls/documents/:id': noNetwork } });
  await app.userEvent.click(await screen.findByRole('button', { name: 'Audit 2025' }));
  const dialog = await screen.findByRole('dialog', { name: 'Document' });
  await app.userEvent.type(within(dialog).getByLabelText('Name'), ' (signed)');
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await row('Audit 2025 (signed)')).toHaveTextContent('Waiting to be sent');
});

test('deleting asks first and can be undone', async () => {
  const app = await open({
    handlers: {
      'DELETE /api/calls/documents/:id': () => ({ status: 204 }),
      'POST /api/calls/documents/:id/restore': () => ({ body: { document: documentOf() } }),
    },
  });
  await act(app, 'Audit 2025', 'Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Audit 2025”?' });
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Delete document' }));
  await app.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The document is back')).toBeVisible();
  expect(app.api.callsTo('DELETE', '/api/calls/documents/d-1')[0]?.headers.get('if-match')).toBe('"2"');
});

test('a newer file asks for its own day, and the earlier one can be brought back', async () => {
  const replaced = documentOf({
    revision: 3,
    earlier: { ...documentOf().file, expiresOn: '2026-12-31', until: '2099-01-01T00:00:00.000Z' },
  });
  const app = await open({
    handlers: {
      ...uploadService(10).handlers,
      'PUT /api/calls/documents/:id/file': () => ({ body: { document: replaced } }),
      'POST /api/calls/documents/:id/earlier-file': () => ({
        body: { document: documentOf({ revision: 4 }) },
      }),
    },
  });
  await act(app, 'Audit 2025', 'Replace by a newer file');
  fireEvent.change(screen.getByLabelText('Newer file'), { target: { files: [fileOf('newer.pdf', 10)] } });
  const dialog = await screen.findByRole('dialog', { name: 'Newer file for “Audit 2025”' });
  fireEvent.change(within(dialog).getByLabelText(/^Valid until/), { target: { value: '2028-12-31' } });
  app.api.on(route, listOf(replaced));
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Replace file' }));
  expect(await screen.findByText('“Audit 2025” has a newer file')).toBeVisible();
  const [put] = app.api.callsTo('PUT', '/api/calls/documents/d-1/file');
  expect([put?.headers.get('if-match'), put?.body]).toEqual([
    '"2"',
    { uploadId: 'u-1', expiresOn: '2028-12-31' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Registration' })).toBeNull());
  await act(app, 'Audit 2025', 'Bring back the earlier file');
  expect(await screen.findByText('The earlier file is back')).toBeVisible();
});

test('a reminder opens its document; filters live in the address', async () => {
  const app = await open({ path: '/documents?open=d-2&kind=policy' });
  expect(await screen.findByLabelText('Name')).toHaveValue('Safeguarding policy');
  const dialog = screen.getByRole('dialog', { name: 'Document' });
  expect(app.api.callsTo('GET', '/api/calls/documents')[0]?.query.get('kind')).toBe('policy');
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await app.userEvent.selectOptions(screen.getByLabelText('Show'), 'Expired or soon to');
  await waitFor(() => expect(app.address()).toBe('/documents?kind=policy&show=soon'));
});
