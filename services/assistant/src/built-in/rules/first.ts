import { articleNamed } from '../../understanding/lexicon.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import type { Ask } from '../ask.ts';
import { answerTasks } from '../fields/answer-fields.ts';
import { isOwnTask } from '../fields/task-fields.ts';
import { opened } from '../replies/go.ts';
import { explained, namedArticle, notOurs, outside, predicted } from '../replies/help.ts';
import { averageWait } from '../replies/many.ts';
import { ordered } from '../replies/orders.ts';
import { waiting } from '../replies/organization.ts';
import { smallTalk } from '../replies/talk.ts';
import { badgeWords, isForeign } from './foreign.ts';
import { type Has, isHelp, type Rule, rowsOf } from './rule.ts';

/** Something is asked about records, though a word like "what is the" could ask for an explanation. */
const isOfRecords = (any: Has): boolean =>
  any(
    ...([
      'oldest',
      'newest',
      'longest',
      'mostLate',
      'biggest',
      'smallest',
      'next',
      'rate',
      'average',
    ] as const),
    ...(['howMany', 'howMuch', 'due', 'missed', 'each', 'most'] as const),
  );

/** What is only one's own, so that any word beside it that means nothing here names somebody else's. */
const isOwnFigure = (any: Has): boolean => any('points', 'level', 'badge');

/** Of these no record says anything, so that no word of asking is needed. */
const isOnlyHelp = ({ topic: { tokens, language } }: Ask): boolean =>
  onlyHelp.has(articleNamed(tokens, language) ?? '');
const onlyHelp = new Set(['deadline-reminders', 'changed-figures', 'shortcuts', 'sign-out', 'support']);

/** Talk, orders, what nobody can know, and help. */
export const first: readonly Rule[] = [
  { holds: () => true, reply: smallTalk },
  { holds: (_all, any, { topic }) => topic.order === 'go' && !any('injection'), reply: opened },
  {
    holds: (_all, any, { topic }) => (topic.order !== undefined && topic.order !== 'go') || any('injection'),
    reply: (ask) => ordered(ask, ask.topic.order ?? 'change'),
  },
  {
    holds: (_all, any, ask) =>
      (isHelp(any) || any('where') || isOnlyHelp(ask)) && rowsOf(ask).length !== 1 && !any('failed'),
    reply: namedArticle,
  },
  {
    // "Where do I see our badges?"
    holds: (_all, any) => any('where') && any('badge', 'points', 'level', 'rank', 'notification', 'document'),
    reply: explained,
  },
  { holds: (_all, any) => any('outside'), reply: outside },
  {
    // "Can others see our proposals?" asks for a rule, whatever records it names.
    holds: (_all, any, { topic }) => any('seenByOthers') && !topic.person && !any('publicPage', 'role'),
    reply: explained,
  },
  {
    holds: (_all, any, ask) =>
      any('average') && any('willAnswer', 'decision', 'decided', 'duration') && rowsOf(ask).length === 0,
    reply: averageWait,
  },
  {
    // What the organization itself makes of its chance at a call is a field of the call.
    holds: (_all, any, { topic }) =>
      (any('chance') && !(topic.calls.length === 1 && any('ownView'))) ||
      (any('likely', 'unlikely', 'fairlyLikely') && !any('call')),
    reply: predicted,
  },
  { holds: (all) => all('when', 'willAnswer') || all('willAnswer', 'funder'), reply: predicted },
  {
    holds: (_all, any, { topic }) => any('willAnswer') && any('when', 'howMany') && !!topic.funder,
    reply: predicted,
  },
  {
    holds: (_all, any) => any('waitingMe') || (any('task') && !isHelp(any)),
    reply: answerTasks,
  },
  {
    holds: (_all, any, { topic }) => (any('waitingMe') || (any('task') && !isHelp(any))) && isOwnTask(topic),
    reply: waiting,
  },
  {
    holds: (_all, any, ask) =>
      rowsOf(ask).length !== 1 &&
      ((isHelp(any) && (any('howTo', 'why') || !isOfRecords(any))) ||
        (any('whatNext') && any('rejected', 'failed')) ||
        any(
          'weekEnd',
          'analytics',
          'theme',
          'answerBank',
          'offline',
          'password',
          'duplicating',
          'weekLimit',
          'actionRecord',
        ) ||
        (any('lost') && any('failed'))),
    reply: explained,
  },
  {
    holds: (all, any, ask) =>
      isHelp(any) && rowsOf(ask).length === 1 && all('meaning') && !any('due', 'next', 'status'),
    reply: explained,
  },
  {
    holds: (_all, any, { topic }) =>
      any('points') &&
      (any('negation', 'earn', 'weekLimit') || !!statusesIn(topic)) &&
      topic.periods.length === 0 &&
      !any('compare', 'missing'),
    reply: explained,
  },
];

/** What is none of ours. */
export const foreign: readonly Rule[] = [
  {
    holds: (_all, any, ask) =>
      !isHelp(any) &&
      ((isForeign(ask, any) &&
        (ask.topic.concepts.size + ask.topic.people.length > 0 || rowsOf(ask).length > 0)) ||
        (isOwnFigure(any) && ask.topic.unknown.some((word) => !badgeWords.has(word)))),
    reply: notOurs,
  },
];
