import fc from 'fast-check';
import { isOfflineAction, offlineStateOf, refusalWords, saysTheSame } from './offline-actions.ts';
import { isSyncedMessage } from './worker-messages.ts';

const action = {
  id: 'a',
  action: 'proposal-create',
  data: { body: { title: 'Wells' } },
  timestamp: '2026-11-21T10:00:00.000Z',
  userId: 'u',
  tenantId: 't',
  title: 'Wells',
};

test('an action has id, action, data, timestamp and its person; anything else is none', () => {
  expect(isOfflineAction(action)).toBe(true);
  for (const name of Object.keys(action)) {
    const { [name as keyof typeof action]: _gone, ...rest } = action;
    expect([name, isOfflineAction(rest)]).toEqual([name, false]);
  }
  expect(isOfflineAction({ ...action, action: 'toString' })).toBe(false);
  expect(isOfflineAction({ ...action, action: 'proposal-update' })).toBe(false);
  fc.assert(fc.property(fc.anything(), (value) => isOfflineAction(value) === false));
});

test('it waits until the server has said no, or somebody else was faster', () => {
  const waiting = action as Parameters<typeof offlineStateOf>[0];
  expect(offlineStateOf(waiting)).toBe('waiting');
  expect(offlineStateOf({ ...waiting, refusal: { status: 400, reason: '' } })).toBe('refused');
  expect(offlineStateOf({ ...waiting, theirs: { revision: 1, answers: {} } })).toBe('conflict');
});

test('why it was refused: what is wrong with single answers, else the server’s words, else that it was', () => {
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

describe('whether an earlier try has arrived', () => {
  test('what the server tidies makes no difference; another text does', () => {
    const wanted = {
      title: ' Wells ',
      objectives: ['One '],
      sectionLimits: undefined,
      facts: [{ name: 'People', value: 3 }],
    };
    const present = {
      title: 'Wells',
      objectives: ['One'],
      facts: [{ id: 'f-1', value: 3, name: 'People' }],
      location: 'Kitui',
    };
    expect(saysTheSame(wanted, present)).toBe(true);
    expect(saysTheSame(wanted, { ...present, title: 'Other' })).toBe(false);
    expect(saysTheSame(wanted, { ...present, facts: [{ id: 'f-1', value: 4, name: 'People' }] })).toBe(false);
    expect(saysTheSame(wanted, { ...present, sectionLimits: [{ maximum: 1 }] })).toBe(false);
  });

  test('the text of a budget with lines is the server’s', () => {
    const lines = { budgetLines: [{ item: 'Pumps' }] };
    expect(saysTheSame({ ...lines, budget: 'mine' }, { ...lines, budget: 'of the lines' })).toBe(true);
    expect(saysTheSame({ budget: 'mine' }, { budget: 'theirs' })).toBe(false);
  });

  test('everything says the same as itself, read back from the wire', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) =>
        saysTheSame(fields, JSON.parse(JSON.stringify(fields)) as object),
      ),
    );
  });
});

test('messages about a sent change, whole', () => {
  const message = { type: 'PROPOSAL_SYNC_SUCCESS', userId: 'u', id: 'p' };
  expect(isSyncedMessage(message)).toBe(true);
  expect(isSyncedMessage({ ...message, type: 'PROFILE_SYNC_SUCCESS' })).toBe(true);
  for (const other of [null, 'text', { ...message, type: 'CACHE_UPDATED' }, { type: message.type }]) {
    expect(isSyncedMessage(other)).toBe(false);
  }
});
