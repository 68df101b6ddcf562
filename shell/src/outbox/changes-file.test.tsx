import { emptyProposalFields, type OutboxEntry } from '@harambee/domain';
import { deleteUnsavedText, storeUnsavedText } from '@harambee/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const stored = () => JSON.parse(localStorage.getItem('offline-actions') ?? '[]') as OutboxEntry[];
const keep = (...entries: object[]) => localStorage.setItem('offline-actions', JSON.stringify(entries));
const anEntry = (changes: object = {}) => ({
  id: 'a-1',
  action: 'proposal-create',
  data: { body: { ...emptyProposalFields, title: 'Wells' } },
  timestamp: '2026-11-21T10:00:00.000Z',
  userId: 'u1',
  tenantId: 't1',
  title: 'Wells',
  ...changes,
});
const aFile = (changes: object = {}) => {
  const text = JSON.stringify({
    ...{ product: 'Harambee', kind: 'waiting-changes', version: 1, userId: 'u1', tenantId: 't1' },
    ...{ savedAt: '2026-11-22T10:00:00.000Z', entries: [anEntry()], texts: [] },
    ...changes,
  });
  // The browser of these tests cannot read files.
  return Object.assign(new File([text], 'waiting.json'), { text: async () => text });
};

let saved: Blob[];
beforeEach(() => {
  saved = [];
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser without waiting changes.
  document.cookie = 'waiting-changes=; Max-Age=0; Path=/';
});

const contentOf = (blob: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob as Blob);
  });

const choose = async (file: File) => {
  const input = await screen.findByLabelText('File of waiting changes');
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};

test('what waits is saved as a file from its panel', async () => {
  keep(anEntry());
  showApp({ path: '/settings', signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Not sent yet/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Not sent yet' }));
  await userEvent.click(panel.getByRole('button', { name: 'Save as a file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await contentOf(saved[0])).toMatchObject({ userId: 'u1', tenantId: 't1', entries: [{ id: 'a-1' }] });
});

test('a file is restored under Your data, and its text is text', async () => {
  const title = '<img src=x onerror=alert(1)>';
  showApp({ path: '/your-data', signedIn: true });
  await screen.findByText('What waits on this device');
  await choose(aFile({ entries: [anEntry({ title })] }));
  expect(await screen.findByText('Restored: 1 change.')).toBeVisible();
  expect(stored()).toMatchObject([{ id: 'a-1', tried: true }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Not sent yet: 1 change/ }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('a file of somebody else is refused with a sentence', async () => {
  showApp({ path: '/your-data', signedIn: true });
  await screen.findByText('What waits on this device');
  await choose(aFile({ userId: 'u2' }));
  expect(
    await screen.findByText('This file belongs to somebody else. Sign in as that person to restore it.'),
  ).toBeVisible();
  expect(stored()).toEqual([]);
});

test('what the browser has removed is told at the next start, until somebody has read it', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as it was left when two changes waited.
  document.cookie = 'waiting-changes=u1_2; Path=/';
  showApp({ path: '/settings', signedIn: true });
  const banner = (await screen.findByText('2 changes that waited on this device are gone')).closest(
    '[role="alert"]',
  ) as HTMLElement;
  await choose(aFile());
  await waitFor(() => expect(banner).not.toBeInTheDocument());
  expect(stored()).toHaveLength(1);
});

test('a browser without room says so while the page is open, and the file has what it could not keep', async () => {
  showApp({ path: '/settings', signedIn: true });
  await screen.findByRole('button', { name: /^Notifications/ });
  const { setItem } = Storage.prototype;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (key.startsWith('kept-text')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  act(() => void storeUnsavedText('u1', 'form', 'no room for this'));
  const banner = (await screen.findByText('This browser has no more room')).closest('[role="alert"]');
  await userEvent.click(within(banner as HTMLElement).getByRole('button', { name: 'Save as a file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await contentOf(saved[0])).toMatchObject({
    texts: expect.arrayContaining([expect.objectContaining({ name: 'form', content: 'no room for this' })]),
  });
  full.mockRestore();
  await act(() => deleteUnsavedText('u1'));
});

test('after sending, people are told whose change was merged with theirs', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const read = { ...emptyProposalFields, title: 'Wells' };
  keep(
    anEntry({
      action: 'proposal-update',
      data: { id: 'p-1', body: { ...read, team: 'Mine', budget: 'Theirs' }, revision: 4, read },
      merged: { parts: ['Budget breakdown'], changedBy: aMember.id, own: { body: read, read, revision: 3 } },
    }),
  );
  server.on('PUT /api/proposals/p-1', () =>
    Response.json({ proposal: { id: 'p-1', revision: 5, draftContent: read } }),
  );
  showApp({ path: '/settings', signedIn: true });
  const who = aMember.id === 'u1' ? 'You' : `${aMember.firstName} ${aMember.lastName}`;
  expect(
    await screen.findByText(
      new RegExp(`^${who} changed “Budget breakdown” .*meanwhile\\. Both changes are kept\\.$`),
    ),
  ).toBeVisible();
});
