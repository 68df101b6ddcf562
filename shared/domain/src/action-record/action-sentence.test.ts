import { actionKindNames, actionKinds, actionTopicNames, kindsOfTopic } from './action-kinds.ts';
import type { Action } from './action-record.schemas.ts';
import { actionSentence } from './action-sentence.ts';

const amina = { id: 'a', name: 'Amina Otieno' };
const brian = { id: 'b', name: 'Brian Kip' };
const entry = (kind: Action['kind'], given: Partial<Action> = {}): Action => ({
  ...{ seq: 1, at: '2026-11-24T08:00:00.000Z', kind, who: amina, details: {}, hash: 'h' },
  ...given,
});
const until = '2026-12-24T10:00:00.000Z';

test.each<[Action, string]>([
  [
    entry('session.started', { details: { secondStep: true, device: 'Firefox on Windows' } }),
    'Amina Otieno signed in with a second step, on Firefox on Windows',
  ],
  [entry('sessions.ended'), 'Amina Otieno signed out everywhere else'],
  [entry('sessions.ended', { whom: brian }), 'Amina Otieno ended sessions of Brian Kip'],
  [
    entry('sessions.ended', { details: { everybody: true } }),
    'Amina Otieno ended the sessions of everybody else',
  ],
  [
    entry('role.changed', { whom: brian, details: { from: 'Member', to: 'Owner' } }),
    'Amina Otieno made Brian Kip an owner instead of a writer',
  ],
  [
    entry('role.changed', { whom: amina, details: { from: 'Owner', to: 'Viewer' } }),
    'Amina Otieno made themselves a viewer instead of an owner',
  ],
  [
    entry('person.invited', { details: { role: 'Reviewer' } }),
    'Amina Otieno invited whoever has a link as a reviewer',
  ],
  [
    entry('person.handed-over', { whom: brian, to: amina }),
    'Amina Otieno handed everything of Brian Kip over to Amina Otieno',
  ],
  [
    entry('guest.invited', { whom: brian, details: { title: 'Clean hands', may: 'comment', until } }),
    'Amina Otieno invited Brian Kip to comment on “Clean hands” until December 24, 2026',
  ],
  [
    entry('proposal.submitted-unsigned', { details: { title: 'Clean hands', missing: 2 } }),
    'Amina Otieno submitted “Clean hands” without the sign-off of 2 people',
  ],
  [
    entry('organization.renamed', { unconfirmed: true, details: { from: 'Maji', to: 'Maji Safi' } }),
    'Amina Otieno renamed the organization from “Maji” to “Maji Safi” (the server stopped meanwhile, so this may not have happened)',
  ],
])('%#: %j', (action, words) => {
  expect(actionSentence(action)).toBe(words);
});

test('somebody who has left is written like any word within a sentence', () => {
  const nobody = { name: 'A former member' };
  expect(actionSentence(entry('person.removed', { who: nobody, whom: nobody }))).toBe(
    'A former member removed a former member',
  );
});

test('without anybody who did it, it was whoever runs the server', () => {
  const { who: _, ...action } = entry('two-step.reset', { whom: brian });
  expect(actionSentence(action)).toBe('Your administrator reset the two-step sign-in of Brian Kip');
});

test('every kind has a sentence whatever its details are, and belongs to a topic of the menu', () => {
  for (const kind of actionKindNames) {
    expect(actionSentence(entry(kind, { whom: brian, details: { until, from: until } }))).toMatch(/^A/);
    expect(kindsOfTopic(actionKinds[kind].topic)).toContain(kind);
  }
  for (const topic of actionTopicNames) expect(kindsOfTopic(topic)).not.toEqual([]);
});
