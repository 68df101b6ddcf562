import type { OutboxEntry } from '@harambee/domain';
import { waitFor } from '@testing-library/react';
import { outboxScene, stored } from '../testing/outbox-scene.ts';
import type { OutboxAction } from './outbox-action.ts';
import { registerOutbox } from './registered-actions.ts';
import { nextQueued, type ReplayResult } from './replay.ts';
import { sendRecord } from './send-record.ts';
import { startReplay } from './start-replay.ts';

const scene = outboxScene();

/** As the version before has stored it: its form must be readable for ever. */
const storedByTheVersionBefore = `[{"action":"proposal-create","data":{"body":{"title":"Wells","generate":false}},
  "title":"Wells","id":"a-1","timestamp":"2026-11-21T10:00:00.000Z","userId":"u1","tenantId":"t1","tried":true},
  {"action":"proposal-update","data":{"id":"a-1","body":{"title":"Deeper wells"},"revision":0,"read":{"title":"Wells"}},
  "title":"Deeper wells","id":"a-2","timestamp":"2026-11-21T10:00:01.000Z","userId":"u1","tenantId":"t1"}]`;

const anEntry = (action: string, changes: object = {}) => ({
  id: `of ${action}`,
  action,
  data: { body: { name: 'Amina' } },
  timestamp: '2026-11-21T10:00:00.000Z',
  userId: 'u1',
  tenantId: 't1',
  title: 'Amina',
  ...changes,
});
const keep = (...entries: object[]) => localStorage.setItem('offline-actions', JSON.stringify(entries));

const donor = (send: OutboxAction['send']): OutboxAction => ({
  label: 'New donor',
  nameOf: () => 'Donor',
  accepts: (data) => 'body' in data,
  send,
  refreshes: ['Donor'],
});

/** The replay of the shell, until it has something to tell; `loadAction` is where remotes are loaded. */
function begin(loadAction?: (action: string) => Promise<void>) {
  const results: ReplayResult[] = [];
  const stop = startReplay({
    userId: 'u1',
    tenantId: 't1',
    ...(loadAction && { loadAction }),
    onResult: (result) => results.push(result),
  });
  return { results, stop };
}

test('entries of the version before are sent, in order, whether or not their remote declares them', async () => {
  localStorage.setItem('offline-actions', storedByTheVersionBefore);
  const { results, stop } = begin();
  await waitFor(() => expect(results).toHaveLength(1));
  stop();
  expect(scene.server.writes.map(({ title }) => title)).toEqual(['Wells', 'Deeper wells']);
  expect(scene.server.proposals.get('server-1')?.revision).toBe(1);
  expect(stored()).toEqual([]);
});

test('what a remote declares goes before what its earlier versions needed', async () => {
  const send = jest.fn<ReturnType<OutboxAction['send']>, [OutboxEntry]>(async () => ({ kind: 'sent' }));
  localStorage.setItem(
    'offline-actions',
    JSON.stringify([anEntry('profile-update', { data: { id: 'p', body: {} } })]),
  );
  const { results, stop } = begin(async (action) => registerOutbox({ [action]: donor(send) }));
  await waitFor(() => expect(results).toHaveLength(1));
  stop();
  expect(send).toHaveBeenCalledTimes(1);
  expect(scene.server.writes).toEqual([]);
});

test('the remote of an entry is loaded first', async () => {
  keep(anEntry('donor-create'));
  const sent: OutboxEntry[] = [];
  const loaded: string[] = [];
  const { results, stop } = begin(async (action) => {
    loaded.push(action);
    const send: OutboxAction['send'] = async (entry) => {
      sent.push(entry);
      return { kind: 'sent', saved: { id: 'd-1', revision: 0 } };
    };
    registerOutbox({ [action]: donor(send) });
  });
  await waitFor(() => expect(results).toHaveLength(1));
  stop();
  expect(loaded).toEqual(['donor-create']);
  expect(sent).toMatchObject([{ data: { body: { name: 'Amina' } }, tried: true }]);
  expect(stored()).toEqual([]);
});

test('what cannot be loaded stays queued, untouched, and in nobody’s way', async () => {
  const lost = anEntry('lost-create');
  localStorage.setItem('offline-actions', JSON.stringify([lost, ...JSON.parse(storedByTheVersionBefore)]));
  const { results, stop } = begin(() => Promise.reject(new Error('no network for it')));
  await waitFor(() => expect(results).toHaveLength(1));
  stop();
  expect(scene.titles()).toEqual(['Deeper wells']);
  expect(stored()).toEqual([lost]);
  expect(nextQueued('u1')).toBeUndefined();
});

test('data that is not whole is never sent, and stays', async () => {
  const broken = anEntry('proposal-update', { data: { body: { title: 'Wells' } } });
  keep(broken, anEntry('toString'));
  expect(nextQueued('u1')).toBeUndefined();
  expect(stored()).toHaveLength(2);
});

test('a record of any remote is sent with its key and revision, as every record is', async () => {
  const seen: Request[] = [];
  globalThis.fetch = async (input) => {
    seen.push(input as Request);
    return Response.json({ donor: { id: 'd-1', revision: 4 } });
  };
  const entry = anEntry('donor-update', { data: { id: 'd-1', body: { name: 'Amina' }, revision: 3 } });
  const savedIn = (answer: unknown) => {
    const { donor: found } = answer as { donor: { id: string; revision: number } };
    return { ...found, answers: found };
  };
  expect(await sendRecord(entry, { method: 'PUT', path: '/api/donors/d-1', savedIn })).toEqual({
    kind: 'sent',
    saved: { id: 'd-1', revision: 4 },
  });
  expect(seen[0]?.headers.get('if-match')).toBe('"3"');
  expect(seen[0]?.headers.get('idempotency-key')).toBe(entry.id);
});
