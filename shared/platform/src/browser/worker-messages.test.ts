import { isSyncedMessage } from './worker-messages.ts';

test('messages about a change that was sent: the first ones and those of later remotes, whole', () => {
  const message = { type: 'PROPOSAL_SYNC_SUCCESS', userId: 'u', id: 'p' };
  expect(isSyncedMessage(message)).toBe(true);
  expect(isSyncedMessage({ ...message, type: 'PROFILE_SYNC_SUCCESS' })).toBe(true);
  expect(isSyncedMessage({ ...message, type: 'DONOR_SYNC_SUCCESS' })).toBe(true);
  for (const other of [null, 'text', { ...message, type: 'CACHE_UPDATED' }, { type: message.type }]) {
    expect(isSyncedMessage(other)).toBe(false);
  }
});
