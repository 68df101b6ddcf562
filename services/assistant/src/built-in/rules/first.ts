import { opened } from '../replies/go.ts';
import { explained, notOurs, outside, predicted } from '../replies/help.ts';
import { ordered } from '../replies/orders.ts';
import { waiting } from '../replies/organization.ts';
import { smallTalk } from '../replies/talk.ts';
import { isForeign } from './foreign.ts';
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

/** Talk, orders, what nobody can know, help, and what is none of ours. */
export const first: readonly Rule[] = [
  { holds: () => true, reply: smallTalk },
  { holds: (_all, any, { topic }) => topic.order === 'go' && !any('injection'), reply: opened },
  {
    holds: (_all, any, { topic }) => (topic.order !== undefined && topic.order !== 'go') || any('injection'),
    reply: (ask) => ordered(ask, ask.topic.order ?? 'change'),
  },
  { holds: (_all, any) => any('outside'), reply: outside },
  { holds: (_all, any) => any('chance'), reply: predicted },
  { holds: (all) => all('when', 'willAnswer') || all('willAnswer', 'funder'), reply: predicted },
  {
    holds: (_all, any, { topic }) => any('willAnswer') && any('when', 'howMany') && !!topic.funder,
    reply: predicted,
  },
  { holds: (_all, any) => any('waitingMe'), reply: waiting },
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
      any('negation', 'earn', 'weekLimit') &&
      topic.periods.length === 0 &&
      !any('compare', 'missing'),
    reply: explained,
  },
  {
    holds: (_all, any, ask) =>
      !isHelp(any) &&
      ((isForeign(ask, any) &&
        (ask.topic.concepts.size + ask.topic.people.length > 0 || rowsOf(ask).length > 0)) ||
        (isOwnFigure(any) && ask.topic.unknown.length > 0)),
    reply: notOurs,
  },
];
