import { proposalStatusNames } from '../proposal/proposal-status.ts';
import { notificationTypes } from './notification.schemas.ts';
import {
  badgeNotification,
  deadlineDistances,
  deadlineNotification,
  levelNotification,
  statusNotification,
} from './notification-texts.ts';

const proposal = {
  proposalId: 'p1',
  title: 'Clean hands, full classes',
  status: 'draft',
  deadline: '2026-12-05',
} as const;

test('every status but those of writing is news, and leads to the proposal', () => {
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

test('a deadline is told by the days that are really left', () => {
  expect(deadlineNotification(proposal, 14)).toEqual({
    type: 'other',
    title: 'Clean hands, full classes is due in 14 days',
    message: 'Its deadline is December 5, 2026. Status: Draft.',
    actionUrl: '/proposals/p1',
  });
  expect(deadlineNotification(proposal, 1).title).toMatch(/is due tomorrow$/);
  expect(deadlineNotification(proposal, 0).title).toMatch(/is due today$/);
  expect(deadlineDistances).toEqual([14, 3, 1]);
});

test('badges and levels are achievements', () => {
  expect(badgeNotification('First Steps')).toMatchObject({
    type: 'achievement',
    title: 'New badge: First Steps',
  });
  expect(levelNotification(3)).toMatchObject({ type: 'achievement', title: 'Level 3 reached' });
});

test('a proposal without a title has a name, too; and all types are those of the wire', () => {
  expect(statusNotification('failed', { proposalId: 'p1', title: ' ' })?.title).toMatch(
    /^An untitled proposal /,
  );
  for (const { type } of [badgeNotification('x'), deadlineNotification(proposal, 3)]) {
    expect(notificationTypes).toContain(type);
  }
});
