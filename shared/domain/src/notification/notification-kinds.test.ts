import { proposalStatusNames } from '../proposal/proposal-status.ts';
import { deadlineDistances, notificationText, statusNotification } from './notification-kinds.ts';
import { notificationTopics, notificationTypeNames, notificationTypeRow } from './notification-types.ts';

const proposal = {
  proposalId: 'p1',
  title: 'Clean hands, full classes',
  status: 'draft',
  deadline: '2026-12-05',
} as const;

test('every status except those of drafting causes a notification that links to the proposal', () => {
  const silent = proposalStatusNames.filter((status) => !statusNotification(status, proposal));
  expect(silent).toEqual(['draft', 'generating']);
  for (const status of proposalStatusNames.filter((name) => !silent.includes(name))) {
    expect(statusNotification(status, proposal)).toMatchObject({
      title: expect.stringContaining('Clean hands, full classes '),
      message: expect.stringMatching(/^[A-Z].+[.!]$/),
      actionUrl: '/proposals/p1',
    });
  }
  expect(statusNotification('completed', proposal)?.title).toBe('Clean hands, full classes is complete');
  expect(statusNotification('approved', proposal)?.type).toBe('funding');
});

test('a reminder has the actual number of days left', () => {
  expect(notificationText('deadline', { ...proposal, daysLeft: 14 })).toEqual({
    type: 'other',
    title: 'Clean hands, full classes is due in 14 days',
    message: 'Its deadline is December 5, 2026. Status: Draft.',
    actionUrl: '/proposals/p1',
  });
  expect(notificationText('deadline', { ...proposal, daysLeft: 1 }).title).toMatch(/is due tomorrow$/);
  expect(notificationText('deadline', { ...proposal, daysLeft: 0 }).title).toMatch(/is due today$/);
  expect(deadlineDistances).toEqual([14, 3, 1]);
});

test('badges and levels are achievements', () => {
  expect(notificationText('badge', { name: 'First Steps' })).toMatchObject({
    type: 'achievement',
    title: 'New badge: First Steps',
  });
  expect(notificationText('level', { level: 3 })).toMatchObject({
    type: 'achievement',
    title: 'Level 3 reached',
  });
});

test('a proposal without a title gets a name', () => {
  expect(statusNotification('failed', { proposalId: 'p1', title: ' ' })?.title).toMatch(
    /^An untitled proposal /,
  );
});

test('every type has a look; an unknown one looks like "other" and cannot be switched off', () => {
  expect(notificationTypeNames.map((type) => [type, notificationTypeRow(type).topic])).toEqual([
    ['achievement', 'impact'],
    ['funding', 'proposals'],
    ['proposal_update', 'proposals'],
    ['other', undefined],
  ]);
  expect(notificationTypeRow('comment')).toEqual(notificationTypeRow('other'));
  expect(notificationTypeRow('toString')).toEqual(notificationTypeRow('other'));
  expect(Object.keys(notificationTopics)).toEqual(['proposals', 'impact']);
});
