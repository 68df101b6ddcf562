import { readDocx } from '@harambee/documents/testing';
import { dayOf } from '@harambee/domain';
import { givePagesHashes, noNetwork } from '@harambee/platform/testing';
import type { FirstText } from '@harambee/proposal-files/device';
import { answer } from '@harambee/proposal-files/device';
import { screen, waitFor, within } from '@testing-library/react';
import { later } from '../../../testing/open-proposal.ts';
import { completeFields, proposalOf } from '../../../testing/proposals.ts';
import { button, renderApp, somebody } from '../../../testing/render-app.tsx';
import { recordIdOfEntry } from '../../../waiting/record-ids.ts';

jest.mock('../../../device-text/start-worker.ts', () => ({
  startWorker: () => jest.requireActual('../../../testing/device/on-device.ts').startWorkerHere(),
}));

beforeAll(givePagesHashes);

const user = somebody();
const key = 'a-1';
const entry = {
  id: key,
  action: 'proposal-create',
  data: { body: completeFields },
  title: completeFields.title,
  timestamp: '2026-11-21T10:00:00.000Z',
  userId: user.id,
  tenantId: user.tenantId,
};
const kept = () => JSON.parse(localStorage.getItem('offline-actions') ?? '[]');

const drafted = async (body: object = completeFields) =>
  (await answer(
    {
      kind: 'text',
      seed: await recordIdOfEntry(entry),
      edits: [],
      source: { body, organization: { name: user.tenantName }, savedOn: dayOf(new Date()) },
    },
    { add: async () => undefined, prepare: async () => undefined, fetchAhead: async () => undefined },
  )) as FirstText;

async function open(changes: object = {}, search = '', more: object[] = [], handlers = {}) {
  const id = await recordIdOfEntry(entry);
  const app = renderApp({
    user,
    path: `/proposals/${id}${search}`,
    kept: { 'offline-actions': JSON.stringify([{ ...entry, ...changes }, ...more]) },
    handlers: { 'POST /api/proposals': noNetwork, [`GET /api/proposals/${id}`]: noNetwork, ...handlers },
  });
  await screen.findByRole('heading', { level: 1, name: completeFields.title }, later);
  return { ...app, id };
}

/** Files that the page hands to the browser. */
function savedFiles() {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  return blobs;
}

/** jsdom's blobs have no `arrayBuffer`. */
const bytesOf = (blob: Blob): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

test('its text is on the page at once, with readiness and checks, and the page says what waits (OFFLINE-30, OFFLINE-33)', async () => {
  const { sections, readiness } = await drafted();
  await open({}, '?tab=generated');
  for (const { title } of sections)
    expect(await screen.findByText(title, { selector: 'h2 *, h2' }, later)).toBeVisible();
  const [first] = sections[0]?.text.split('\n\n') ?? [];
  expect(document.body).toHaveTextContent((first ?? '').replace(/\s+/g, ' '));
  expect(screen.getByRole('img', { name: `Readiness ${readiness.score} of 100` })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I have read this text' })).toBeNull();
  expect(await screen.findByText(/^What the checks find/, undefined, later)).toBeVisible();
  expect(screen.getByText(/Comments, people, sign-offs, versions/)).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();
});

test('a draft without a text is generated on the device, and asks the server for the same (OFFLINE-30)', async () => {
  const app = await open({ data: { body: { ...completeFields, generate: false } } }, '?tab=generated');
  expect(screen.getByText('No Generated Content')).toBeVisible();
  await app.userEvent.click(button('Generate'));
  expect(await screen.findByText('Executive Summary', { selector: 'h2 *, h2' }, later)).toBeVisible();
  expect(kept()).toMatchObject([{ id: key, data: { body: { generate: true } } }]);
});

test('PDF and Word file are made on the device, with the edits (OFFLINE-32)', async () => {
  const id = await recordIdOfEntry(entry);
  const change = {
    section: 'team',
    paragraph: 'p1',
    revision: 0,
    base: '',
    blocks: [{ kind: 'paragraph', content: [{ text: 'Words of our own.' }] }],
  };
  const text = {
    ...entry,
    id: 't-1',
    action: 'proposal-text',
    data: { texts: { [id]: [change] }, after: { [id]: key } },
    timestamp: '2026-11-21T10:00:01.000Z',
  };
  const blobs = savedFiles();
  const app = await open({}, '?tab=generated', [text]);
  expect(await screen.findByText('Words of our own.', undefined, later)).toBeVisible();
  for (const [name, count] of [
    ['Download Word', 1],
    ['Download PDF', 2],
  ] as const) {
    await app.userEvent.click(button(name));
    await waitFor(() => expect(blobs).toHaveLength(count), later);
  }
  const [word, pdf] = blobs as [Blob, Blob];
  const { paragraphs } = readDocx(await bytesOf(word));
  expect(paragraphs.map((one) => one.text)).toContain('Words of our own.');
  expect(new TextDecoder().decode((await bytesOf(pdf)).slice(0, 5))).toBe('%PDF-');
});

test('if the server drafted other words, the person is told once; the same words are no news (OFFLINE-35)', async () => {
  const { sections } = await drafted();
  const app = await open({}, '?tab=generated');
  await screen.findByText('Executive Summary', { selector: 'h2 *, h2' }, later);
  await waitFor(() => expect(Object.keys(localStorage).join()).toContain('seen-text'));
  app.unmount();
  const { id } = app;
  const served = (words: string) =>
    proposalOf({
      id,
      title: completeFields.title,
      status: 'completed',
      version: 1,
      sections: sections.map((section, place) => (place === 0 ? { ...section, text: words } : section)),
    });
  const remembered = Object.fromEntries(
    Object.keys(localStorage).map((name) => [name, localStorage.getItem(name) ?? '']),
  );
  const show = (words: string) =>
    renderApp({
      user,
      path: `/proposals/${id}`,
      kept: { ...remembered, 'offline-actions': '[]' },
      handlers: { [`GET /api/proposals/${id}`]: () => ({ body: { proposal: served(words) } }) },
    });
  const other = show('Other words.');
  const told = await screen.findByText('The text was drafted again', undefined, later);
  await other.userEvent.click(
    within(told.closest('[role]') as HTMLElement).getByRole('button', { name: 'OK' }),
  );
  expect(screen.queryByText('The text was drafted again')).toBeNull();
  expect(Object.keys(localStorage).join()).not.toContain('seen-text');
  other.unmount();
  show(sections[0]?.text ?? '');
  await screen.findByRole('heading', { level: 1, name: completeFields.title }, later);
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('seen-text'));
  expect(screen.queryByText('The text was drafted again')).toBeNull();
});
