import { emptyCallRow } from '@harambee/domain';
import type { CallChecklistItem } from '@harambee/domain/schemas';
import { noNetwork } from '@harambee/platform/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { callItem, callOf } from '../../../testing/calls.ts';
import { checklistItem, documentOf, fileOf, uploadService } from '../../../testing/documents.ts';
import { button, renderApp } from '../../../testing/render-app.tsx';

const checklist = 'GET /api/calls/:id/checklist';
const choice = 'PUT /api/calls/:id/checklist/:attachmentId';
const listed = {
  id: 'd-1',
  name: 'Audit 2025',
  kind: 'accounts',
  expiresOn: '',
  fileName: 'audit.pdf',
} as const;
const there = checklistItem({ state: 'there', document: listed });
const itemsOf =
  (...items: CallChecklistItem[]) =>
  () => ({ body: { items } });

async function open(handlers = {}) {
  const attachments = [
    { ...emptyCallRow('attachments', 'a1'), name: 'Latest audit', kind: 'accounts' as const },
  ];
  const app = renderApp({
    path: '/calls/c-1',
    handlers: {
      'GET /api/calls/:id': () => ({ body: { call: callOf({ attachments }) } }),
      'GET /api/calls': () => ({ body: { calls: [callItem()] } }),
      [checklist]: itemsOf(checklistItem({ proposed: [listed] })),
      ...handlers,
    },
  });
  await screen.findByRole('list', { name: 'Documents for this call' });
  return app;
}

const bodyOf = (app: Awaited<ReturnType<typeof open>>) =>
  app.api.callsTo('PUT', '/api/calls/c-1/checklist/a1').map(({ body }) => body);

test('what is missing is said, and what fits is proposed; one press takes it', async () => {
  const app = await open({ [choice]: itemsOf(there) });
  expect(screen.getByText(/0 of 1 there. Before you can send: Latest audit: missing./)).toBeVisible();
  await app.userEvent.click(button('Use “Audit 2025”'));
  expect(await screen.findByText(/1 of 1 there. Every required document is valid/)).toBeVisible();
  expect(bodyOf(app)).toEqual([{ documentId: 'd-1', isNotNeeded: false }]);
  // Choosing is no change of the call.
  expect(app.api.callsTo('PUT', '/api/calls/c-1')).toEqual([]);
});

test('one is chosen from all documents, those that fit first', async () => {
  const app = await open({
    [choice]: itemsOf(there),
    'GET /api/calls/documents': () => ({
      body: { documents: [documentOf({ id: 'd-2', name: 'Statutes' }), documentOf()] },
    }),
  });
  await app.userEvent.click(button('Choose a document for Latest audit'));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a document for “Latest audit”' });
  const choices = within(await within(dialog).findByRole('list')).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Audit 2025'),
    expect.stringContaining('Statutes'),
  ]);
  await app.userEvent.click(choices[1] as HTMLElement);
  expect(bodyOf(app)).toEqual([{ documentId: 'd-2', isNotNeeded: false }]);
});

test('a file is added in place, and chosen once it has arrived', async () => {
  const app = await open({ ...uploadService(10).handlers, [choice]: itemsOf(there) });
  fireEvent.change(screen.getByLabelText('Add a file for Latest audit: file'), {
    target: { files: [fileOf('scan_0042.pdf', 10)] },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Add a document' });
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Latest audit');
  app.api.on(checklist, itemsOf(there));
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Add document' }));
  expect(await screen.findByText(/1 of 1 there/)).toBeVisible();
  expect(bodyOf(app)).toEqual([{ documentId: 'd-1', isNotNeeded: false }]);
  expect(app.api.callsTo('POST', '/api/calls/documents')[0]?.body).toMatchObject({ kind: 'accounts' });
  // What was sent in the window did not save the call.
  expect(app.api.callsTo('PUT', '/api/calls/c-1')).toEqual([]);
});

test('what has expired offers a newer file; what is not needed keeps nobody', async () => {
  const expired = checklistItem({ state: 'expired', document: { ...listed, expiresOn: '2020-01-31' } });
  const app = await open({
    [checklist]: itemsOf(expired),
    [choice]: itemsOf(checklistItem({ state: 'not_needed' })),
  });
  const line = screen.getByRole('list', { name: 'Documents for this call' });
  expect(line).toHaveTextContent(/Audit 2025 · valid until .*2020.*Expired/);
  expect(button('Add a newer file for Latest audit')).toBeVisible();
  await app.userEvent.click(button('Actions for Latest audit'));
  await app.userEvent.click(await screen.findByRole('menuitem', { name: 'Not needed for this call' }));
  expect(await screen.findByText(/0 of 0 there. Every required document/)).toBeVisible();
});

test('without a network the choice waits, and is shown as if it had been sent', async () => {
  const app = await open({ [choice]: noNetwork });
  await app.userEvent.click(button('Use “Audit 2025”'));
  expect(await screen.findByText(/1 of 1 there/)).toBeVisible();
  expect(screen.getByText('Waiting to be sent')).toBeVisible();
  const [waiting] = JSON.parse(localStorage.getItem('offline-actions') ?? '[]');
  expect(waiting).toMatchObject({ action: 'document-choice', data: { callId: 'c-1', attachmentId: 'a1' } });
});

test('the ZIP is downloaded; what the service refuses is said', async () => {
  const app = await open({
    [checklist]: itemsOf(there),
    'GET /api/calls/:id/documents': () => ({ status: 409, body: { error: 'Choose first', requestId: 'r' } }),
  });
  await app.userEvent.click(button('Download as ZIP'));
  expect(await screen.findByText('Choose first')).toBeVisible();
});
