import fc from 'fast-check';
import { entryStateOf, isOutboxEntry, type OutboxEntry, refusalWords } from './entry.ts';

const entry = {
  id: 'a',
  action: 'proposal-create',
  data: { body: { title: 'Wells' } },
  timestamp: '2026-11-21T10:00:00.000Z',
  userId: 'u',
  tenantId: 't',
  title: 'Wells',
};

test('an entry has an id, action, data, timestamp and person; anything else is invalid', () => {
  expect(isOutboxEntry(entry)).toBe(true);
  for (const name of Object.keys(entry)) {
    const { [name as keyof typeof entry]: _gone, ...rest } = entry;
    expect([name, isOutboxEntry(rest)]).toEqual([name, false]);
  }
  expect(isOutboxEntry({ ...entry, data: [] })).toBe(false);
  fc.assert(fc.property(fc.anything(), (value) => isOutboxEntry(value) === false));
});

test('it is queued until the server refuses it or somebody else was faster', () => {
  const queued: Pick<OutboxEntry, 'refusal' | 'theirs'> = entry as object;
  expect(entryStateOf(queued)).toBe('queued');
  expect(entryStateOf({ ...queued, refusal: { status: 400, reason: '' } })).toBe('refused');
  expect(entryStateOf({ ...queued, theirs: { revision: 1, answers: {} } })).toBe('conflict');
});

test('the reason for a refusal: problems of single answers, else the server’s message, else a general one', () => {
  const details = [
    { field: 'team', message: 'Team is required' },
    { field: 'title', message: 'Too long.' },
  ];
  expect(refusalWords({ status: 400, reason: 'Validation failed', details })).toBe(
    'Team is required. Too long.',
  );
  expect(refusalWords({ status: 409, reason: 'It has been sent.' })).toBe('It has been sent.');
  expect(refusalWords({ status: 403, reason: '' })).toBe('The server refused it.');
});
